import { createProcessor } from '@mdx-js/mdx';
import type { Element, Root, RootContent } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
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
  const collect = () => (tree: Root) => {
    let open: { id: string; depth: number }[] = [];
    for (const node of tree.children) {
      const depth = depthOf(node);
      if (depth !== undefined) {
        open = [...open.filter((one) => one.depth < depth), { id: String((node as Element).properties.id), depth }];
      }
      const words = textOf(node as Element);
      for (const { id } of open) texts.set(id, `${texts.get(id) ?? ''} ${words}`);
    }
  };
  createProcessor({
    format: 'mdx',
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, collect],
  }).processSync(source);
  return texts;
}

function depthOf(node: RootContent): number | undefined {
  const depth = node.type === 'element' ? /^h([2-6])$/.exec(node.tagName)?.[1] : undefined;
  return depth === undefined ? undefined : Number(depth);
}
