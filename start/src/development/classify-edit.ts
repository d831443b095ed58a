/** The kinds of edits, by the action that the bundler does not do by itself. */
export type EditKind =
  /** The API starts again. */
  | 'api'
  /** The list of a remote's pages is read again. */
  | 'routes'
  /** Its development server starts again. */
  | 'server'
  /** Its contents are checked, and its server starts again where they are listed otherwise than before. */
  | 'contents'
  /** Everything has to start again, by hand. */
  | 'all';

export interface Edit {
  kind: EditKind;
  /** The remote that it concerns; null for what is of the whole site. */
  remote: string | null;
}

/** Where pages are named and their code is imported: a page that comes or goes changes one of them. */
const listsPages = /^src\/(routes\.tsx|sections\.ts|areas\.ts|features\/[a-z-]+\/[a-z-]*(section|pages|area)\.ts)$/;

/** Folders of programs that run as long as `npm run dev`, or whose answers were taken when it started. */
const longRunning = /^(shell\/server|registry\/src|start\/src|build\/src|services\/src)\/.*\.ts$/;

/**
 * Says what an edit needs.
 * @param path of the file from the root of the checkout, with `/`
 * @param remotes that run from source
 * @returns null where the bundler sees it by itself, or nothing runs that has read it
 */
export function classifyEdit(path: string, remotes: readonly string[]): Edit | null {
  if (/^(api|contracts)\/src\//.test(path)) return { kind: 'api', remote: null };
  if (longRunning.test(path) || path === 'package-lock.json') return { kind: 'all', remote: null };
  const [folder = '', ...rest] = path.split('/');
  if (!remotes.includes(folder)) return null;
  const own = rest.join('/');
  if (listsPages.test(own)) return { kind: 'routes', remote: folder };
  if (/^(src|public|test|scripts)\//.test(own)) return null;
  if (own === 'remote.json' || /\.(ts|js|json)$/.test(own)) return { kind: 'server', remote: folder };
  return { kind: 'contents', remote: folder };
}
