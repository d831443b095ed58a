import { type ArticleFile, articlePath } from './article-files.ts';
import { articleHeadings } from './article-headings.ts';
import { sitePaths } from './site-paths.ts';

/** Where a text may link to within the site: path → ids of the places in it, or null where they are not known here. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Ids that the page around every article's text has. */
export const articlePageIds = ['objetivos', 'fuentes', 'autoria', 'comentarios'];

/**
 * Every page that a text may link to: the articles with their headings, and those of other rooms.
 * @param otherPaths pages of the blog that are no articles
 */
export function linkTargets(files: ArticleFile[], otherPaths: string[]): LinkTargets {
  return new Map<string, ReadonlySet<string> | null>([
    ...[...sitePaths, ...otherPaths].map((path) => [path, null] as const),
    ...files.map(
      (file) =>
        [
          articlePath(file.area, file.slug),
          new Set([...articlePageIds, ...articleHeadings(file.source).keys()]),
        ] as const,
    ),
  ]);
}

/**
 * Returns what is wrong with a link.
 * @param link as it is written: `/recursos/css/css-grid#subgrid`, `#subgrid`, or an address outside the site
 * @param from path of the page that it stands in
 * @returns null when nothing is
 */
export function linkProblem(link: string, from: string, targets: LinkTargets): string | null {
  if (!/^[/#]/.test(link) || link.startsWith('//')) return null;
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
  const ids = targets.get(path || from);
  if (ids === undefined) return `link ${link}: there is no such page`;
  return !id || ids === null || ids.has(decodeURIComponent(id)) ? null : `link ${link}: the page has no such place`;
}
