import type { Nodes, Parents } from 'mdast';
import type { ArticleFile } from './article-files.ts';
import { parseArticle } from './parse-article.ts';

/** So many words in the same order are no coincidence. */
const longestSharedRun = 11;

/**
 * Finds sentences that stand in two articles: each says what it has to say in its own words. Code does not count.
 * @returns one sentence for each pair of articles, with the words
 */
export function sharedRuns(files: ArticleFile[]): string[] {
  const owners = new Map<string, string>();
  const pairs = new Map<string, string>();
  for (const { file, source } of files) {
    for (const run of runsOf(parseArticle(source))) {
      const owner = owners.get(run);
      if (owner === undefined) owners.set(run, file);
      else if (owner !== file && !pairs.has(`${owner} ${file}`))
        pairs.set(`${owner} ${file}`, `${file}: says with the words of ${owner}: "${run}"`);
    }
  }
  return [...pairs.values()];
}

function runsOf(node: Nodes): string[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const words = wordsOf(node);
    return words.slice(longestSharedRun).map((_, index) => words.slice(index, index + longestSharedRun + 1).join(' '));
  }
  return 'children' in node ? (node as Parents).children.flatMap(runsOf) : [];
}

function wordsOf(node: Nodes): string[] {
  return (
    textOf(node)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? (node as Parents).children.map(textOf).join('') : ' ';
}
