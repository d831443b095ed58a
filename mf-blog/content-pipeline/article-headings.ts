import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { textOf, walkElements } from './walk-elements.ts';

/** By source: every question that leads to an article asks for its headings, and to find them is to compile it. */
const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The headings of an article, with the ids that links lead to.
 * @param source the whole MDX file
 * @returns the heading's words by its id, in reading order
 */
export function articleHeadings(source: string): ReadonlyMap<string, string> {
  const headings = known.get(source) ?? findHeadings(source);
  known.set(source, headings);
  return headings;
}

function findHeadings(source: string): Map<string, string> {
  const headings = new Map<string, string>();
  const collect = () => (tree: Root) => {
    walkElements(tree, (element) => {
      if (/^h[2-6]$/.test(element.tagName)) headings.set(String(element.properties.id), textOf(element));
    });
  };
  createProcessor({
    format: 'mdx',
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, collect],
  }).processSync(source);
  return headings;
}

/** The short name of a heading or a title: what stands before its colon. That of `:focus` or `::before` is no such colon. */
export function wordsBeforeColon(words: string): string {
  return words.split(/:\s/)[0]?.trim() ?? words;
}
