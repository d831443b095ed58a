import type { Nodes, Parents, Root, Text } from 'mdast';
import type { Frontmatter } from './frontmatter.ts';
import { allNodes, attributeOf, isElement } from './text-tree.ts';

type Facts = NonNullable<Frontmatter['toConfirm']>;

/**
 * Puts the founders' words in place of `<Fact name="…" />`: they stand in the frontmatter under `toConfirm`, where they
 * are changed without reading the text. A fact that is not confirmed is left out.
 */
export function remarkFacts(facts: Facts = {}) {
  return (tree: Root): void => replaceIn(tree, facts);
}

function replaceIn(node: Parents, facts: Facts): void {
  for (const [index, child] of node.children.entries()) {
    if (isElement(child, 'Fact'))
      node.children[index] = { type: 'text', value: facts[attributeOf(child, 'name') ?? '']?.says ?? '' } as Text;
    else if ('children' in child) replaceIn(child, facts);
  }
}

/**
 * @returns facts that a text states although nobody has confirmed them, or that nobody states, or that are stated for
 * nobody. A question without an answer may stand alone: it waits for the founders.
 */
export function factProblems(tree: Nodes, facts: Facts = {}): string[] {
  const used = allNodes(tree).flatMap((node) => (isElement(node, 'Fact') ? [attributeOf(node, 'name')] : []));
  return [
    ...used.filter((name) => !name || !(name in facts)).map((name) => `<Fact name="${name}">: is not in toConfirm`),
    ...used
      .filter((name) => name && name in facts && !facts[name]?.confirmed)
      .map((name) => `<Fact name="${name}">: nobody has confirmed it, so no page may tell it`),
    ...Object.entries(facts)
      .filter(([name, { says }]) => says && !used.includes(name))
      .map(([name]) => `toConfirm: no <Fact name="${name}" /> stands in the text`),
  ];
}
