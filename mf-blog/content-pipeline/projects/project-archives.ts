import { strToU8, zipSync } from 'fflate';
import type { ArticleFile } from '../article-files.ts';
import { archiveName } from './archive-name.ts';
import { type ProjectState, projectStates } from './project-states.ts';

/** Of every file in an archive, so that the same text always makes the same bytes: the first day that the format knows. */
const constantDate = '1980-01-01T00:00:00';

/**
 * Packs every project as each chapter leaves it.
 * @returns path below the release's files → a ZIP file
 */
export function projectArchives(articles: ArticleFile[]): Map<string, Buffer> {
  return new Map(
    projectStates(articles).map((state) => [`projects/${archiveName(state)}`, Buffer.from(packProject(state))]),
  );
}

/** A ZIP file whose only folder is the project's: it opens as what the reader has on her disk. */
export function packProject({ name, files }: Pick<ProjectState, 'name' | 'files'>): Uint8Array {
  const entries = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => [`${name}/${file}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: constantDate });
}
