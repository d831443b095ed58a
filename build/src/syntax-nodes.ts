import { type SyntaxNode, visitSyntax } from './release-checks/module-imports.ts';

/** A node of a syntax tree, as swc has it. */
export interface Node {
  type: string;
  value?: unknown;
  [part: string]: unknown;
}

export interface Call extends Node {
  callee?: Node;
  arguments?: { expression: Node }[];
}

/** The nodes of a syntax tree, or of some parts of it, each before those below it. */
export function nodesOf(tree: object): Node[] {
  const nodes: Node[] = [];
  visitSyntax(tree as SyntaxNode, (node) => {
    if ('type' in node) nodes.push(node);
  });
  return nodes;
}

/** An expression without what does not change it: parentheses, `as`, `!`, `?.`. */
export function bare(node: unknown): Call | undefined {
  const { expression, base = expression } = (node ?? {}) as Node;
  return base ? bare(base) : (node as Call | undefined);
}

/** The name that an identifier or `['name']` is. */
export function nameOf(node: unknown): unknown {
  const { type, expression, value } = (node ?? {}) as Node;
  return type === 'Computed' ? textOf(expression as Node) : value;
}

/** The text of a literal, also below `as`, with `*` for what is put in. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value);
  const plain = bare(node);
  if (plain !== node) return textOf(plain);
  if (node?.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('*');
}
