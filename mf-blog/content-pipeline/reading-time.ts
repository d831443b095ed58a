const wordsPerMinute = 200;

/**
 * How long an article takes to read.
 * @param source the whole MDX file; frontmatter, code blocks, imports and tags are not counted
 * @returns whole minutes, at least one
 */
export function readingMinutes(source: string): number {
  return Math.max(1, Math.round(countWords(source) / wordsPerMinute));
}

/** The words of an article's text. */
export function countWords(source: string): number {
  const prose = source
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```/gm, ' ')
    .replace(/^(import|export) .*$/gm, ' ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)?.length ?? 0;
}
