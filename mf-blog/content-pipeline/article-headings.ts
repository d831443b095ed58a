import { articleTree } from './article-tree.ts';
import { textOf, walkElements } from './walk-elements.ts';

/** By source: every link to a section asks for them. */
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
  walkElements(articleTree(source), (element) => {
    if (/^h[2-6]$/.test(element.tagName)) headings.set(String(element.properties.id), textOf(element));
  });
  return headings;
}

/** The short name of a heading or a title: what stands before its colon. That of `:focus` or `::before` is no such colon. */
export function wordsBeforeColon(words: string): string {
  return words.split(/:\s/)[0]?.trim() ?? words;
}
