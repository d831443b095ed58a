import { type ArticleFile, articlePath } from '../article-files.ts';
import { FrontmatterError, parseFrontmatter } from '../frontmatter.ts';

/** The articles to be read before each article, by its path. */
export type Prerequisites = ReadonlyMap<string, readonly string[]>;

/** Reads the graph of what articles require. What cannot be read requires nothing: its own check says what is wrong. */
export function readPrerequisites(files: ArticleFile[]): Prerequisites {
  return new Map(files.map((file) => [articlePath(file.area, file.slug), requiredPaths(file)]));
}

function requiredPaths({ source }: ArticleFile): string[] {
  try {
    const { requires = [] } = parseFrontmatter(source);
    return [...new Set(requires.flatMap(({ path }) => path?.split('#')[0] || []))];
  } catch (error) {
    if (error instanceof FrontmatterError) return [];
    throw error;
  }
}

/**
 * Finds articles that require each other.
 * @returns each circle as its paths in order, the first repeated at the end
 */
export function findCircles(graph: Prerequisites): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, way: string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path]);
    if (way.includes(path) || done.has(path)) return;
    for (const required of graph.get(path) ?? []) visit(required, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}

/**
 * Orders articles so that each comes after those of them that it requires, otherwise as they are given.
 * @param graph without circles between them; else the rest stays as it is given
 */
export function afterPrerequisites(paths: string[], graph: Prerequisites): string[] {
  const ordered: string[] = [];
  let left = paths;
  while (left.length > 0) {
    const ready = left.find((path) => !(graph.get(path) ?? []).some((required) => left.includes(required)));
    if (ready === undefined) return [...ordered, ...left];
    ordered.push(ready);
    left = left.filter((path) => path !== ready);
  }
  return ordered;
}
