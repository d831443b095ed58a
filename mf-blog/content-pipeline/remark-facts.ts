import type { Nodes, Parents, Root, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Frontmatter } from './frontmatter.ts';

type Facts = NonNullable<Frontmatter['toConfirm']>;

/**
 * Puts what is said of a fact in place of `<Fact name="…" />`. Only the founders know it, so it stands in the frontmatter
 * under `toConfirm`, where they change it without reading the text.
 */
export function remarkFacts(facts: Facts = {}) {
  return (tree: Root): void => replaceIn(tree, facts);
}

function replaceIn(node: Parents, facts: Facts): void {
  for (const [index, child] of node.children.entries()) {
    if (isFact(child)) node.children[index] = { type: 'text', value: facts[nameOf(child) ?? '']?.says ?? '' } as Text;
    else if ('children' in child) replaceIn(child, facts);
  }
}

/** @returns facts that a text names and nobody states, or that are stated for nobody */
export function factProblems(tree: Nodes, facts: Facts = {}): string[] {
  const used = factsIn(tree).map(nameOf);
  return [
    ...used.filter((name) => !name || !(name in facts)).map((name) => `<Fact name="${name}">: is not in toConfirm`),
    ...Object.keys(facts)
      .filter((name) => !used.includes(name))
      .map((name) => `toConfirm: no <Fact name="${name}" /> stands in the text`),
  ];
}

function factsIn(node: Nodes): MdxJsxTextElement[] {
  if (isFact(node)) return [node];
  return 'children' in node ? (node as Parents).children.flatMap(factsIn) : [];
}

function isFact(node: Nodes): node is MdxJsxTextElement {
  return (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'Fact';
}

function nameOf({ attributes }: MdxJsxTextElement): string | undefined {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name')?.value;
  return typeof value === 'string' ? value : undefined;
}
