import type { Element, RootContent } from 'hast';
import { articleTree } from '../article-tree.ts';
import { textOf } from '../walk-elements.ts';

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The words of each section of an article, code included, by the id of its heading: up to the next heading that is not
 * below it.
 * @param source the whole MDX file
 */
export function sectionTexts(source: string): ReadonlyMap<string, string> {
  const texts = known.get(source) ?? readSections(source);
  known.set(source, texts);
  return texts;
}

function readSections(source: string): Map<string, string> {
  const texts = new Map<string, string>();
  let open: { id: string; depth: number }[] = [];
  for (const node of articleTree(source).children) {
    const depth = depthOf(node);
    if (depth !== undefined) {
      open = [...open.filter((one) => one.depth < depth), { id: String((node as Element).properties.id), depth }];
    }
    const words = textOf(node as Element);
    for (const { id } of open) texts.set(id, `${texts.get(id) ?? ''} ${words}`);
  }
  return texts;
}

function depthOf(node: RootContent): number | undefined {
  const depth = node.type === 'element' ? /^h([2-6])$/.exec(node.tagName)?.[1] : undefined;
  return depth === undefined ? undefined : Number(depth);
}
