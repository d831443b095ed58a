import type { Element, Nodes, Parents } from 'hast';

/** Calls `visit` for every element below `node`, in reading order. */
export function walkElements(node: Parents, visit: (element: Element, index: number, parent: Parents) => void): void {
  for (const [index, child] of [...node.children].entries()) {
    if (child.type === 'element') visit(child, index, node);
    if ('children' in child) walkElements(child as Parents, visit);
  }
}

/** The words of a node and of everything below it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
