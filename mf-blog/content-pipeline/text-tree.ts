import type { Code, Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A component or a tag as authors write it in an article. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A node of an article and everything below it, in reading order. */
export function allNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? (node as Parents).children.flatMap((child) => allNodes(child)) : [])];
}

/** The words of a node and of everything below it, code included. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? (node as Parents).children.map(wordsOf).join('') : '';
}

/** Whether a node is a component or a tag, of that name where one is given. */
export function isElement(node: Nodes, name?: string): node is JsxElement {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (name === undefined || node.name === name);
}

/** Every element of that name that stands on its own lines. */
export function flowElements(tree: Nodes, name: string): MdxJsxFlowElement[] {
  return allNodes(tree).filter(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === name,
  ) as MdxJsxFlowElement[];
}

/** The value of an attribute as it is written between quotation marks; what is computed counts as absent. */
export function attributeOf({ attributes }: JsxElement, name: string): string | undefined {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Every block of code. */
export function codeBlocks(tree: Nodes): Code[] {
  return allNodes(tree).filter((node) => node.type === 'code');
}

/** The file that a block of code says it is: `scss file="_tokens.scss"`. */
export function fileOf({ meta }: Code): string | undefined {
  return /file="([^"]+)"/.exec(meta ?? '')?.[1];
}

/** The file that a block of code says it is some lines of: `tsx part="src/app.tsx"`. */
export function partOf({ meta }: Code): string | undefined {
  return /part="([^"]+)"/.exec(meta ?? '')?.[1];
}
