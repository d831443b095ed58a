import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { fileOf } from '../text-tree.ts';

/** A file of more lines than this stands behind a fold. */
const mostLinesInView = 24;

/** Folds the long files that a chapter prints whole: the text shows the lines that it talks about. */
export function remarkWholeFiles() {
  return (tree: Root): void => {
    tree.children = tree.children.map(folded);
  };
}

function folded(node: RootContent): RootContent {
  if (node.type !== 'code') return node;
  const file = fileOf(node);
  const lines = node.value.split('\n').length;
  if (file === undefined || lines <= mostLinesInView) return node;
  return {
    type: 'mdxJsxFlowElement',
    name: 'WholeFile',
    attributes: Object.entries({ file, lines: String(lines) }).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [node],
  } satisfies MdxJsxFlowElement;
}
