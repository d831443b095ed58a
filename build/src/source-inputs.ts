import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isCheckout, repositoryRoot } from './paths.ts';

/**
 * Folders next to the release's own that are compiled into it; a team's own repository has none: its lock file says which packages it has
 * installed. `platform` and what every page shows of `shared-ui` are in
 * the shell only; `kit` and the parts of `shared-ui` are in each release that uses them.
 */
const bundledInto = {
  // With it go the packages that teams' repositories build with, which hold what tests use, too.
  shell: ['contracts', 'platform', 'shared-ui', 'kit', 'kit/test', 'build', 'build/jest', 'create-remote'],
  remote: ['contracts', 'build', 'kit', 'shared-ui/parts'],
} as const;

/** Folders of a package that end in no build; one of such a name further down, as of a feature, does. */
const ignoredFolders = ['dist', 'var', 'test', 'scripts', 'jest'];
/** The shell's server is not a part of its release: it runs unbuilt, and sends public/ from where it lies. */
const ignoredInShell = [...ignoredFolders, 'server', 'public'];
const ignoredFiles = /\.test\.[jt]sx?$|\.md$/;
/** Only the shell shows them. */
const examples = /\.examples\.(?:tsx|module\.css)$/;

/**
 * The version of a release: the hash of everything it is built from, so that it is known before the build (its
 * addresses carry it) and unchanged sources are the same version.
 * @param directory the folder of the shell or of the remote
 * @param name `shell` or the remote's, such as `mf-blog`
 * @param extra what else the release is made from that is no file of these folders
 * @returns 16 hexadecimal digits
 */
export async function hashInputs(
  directory: string,
  kind: 'shell' | 'remote',
  name: string,
  extra: string,
): Promise<string> {
  const folders = [directory, ...(isCheckout ? bundledInto[kind] : []).map((name) => join(repositoryRoot, name))];
  const hash = createHash('sha256').update(name).update(extra);
  for (const folder of folders) {
    // The release's own folder may be a copy elsewhere: its place is no input, its content is.
    const label = folder === directory ? 'own' : relative(repositoryRoot, folder);
    const isShell = folder === directory && kind === 'shell';
    for (const file of await sourceFiles(folder, isShell ? ignoredInShell : ignoredFolders)) {
      if (kind === 'remote' && examples.test(file)) continue;
      hash.update(`${label}/${relative(folder, file).split(sep).join('/')}\0`);
      hash.update(await readFile(file));
    }
  }
  hash.update(lockWithoutOthers(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8'), name));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The libraries and their versions: that another remote has come or gone is none of this one's business.
 * @param text of `package-lock.json`
 */
export function lockWithoutOthers(text: string, name: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, unknown> };
  const ofOthers = Object.keys(lock.packages).filter((place) => {
    const packageName = /^(?:node_modules\/@femcoders\/)?(mf-[^/]+)/.exec(place)?.[1];
    return packageName !== undefined && packageName !== name;
  });
  for (const place of ofOthers) delete lock.packages[place];
  return JSON.stringify(lock);
}

/** A hash of what lies in some of the repository's folders. @returns 16 hexadecimal digits */
export async function hashFolders(folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await sourceFiles(join(repositoryRoot, folder), ignoredFolders)) {
      hash.update(`${relative(repositoryRoot, file).split(sep).join('/')}\0`);
      hash.update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Every file of a remote or of another package that may end in a build, sorted by path. */
export function buildSources(directory: string): Promise<string[]> {
  return sourceFiles(directory, ignoredFolders);
}

async function sourceFiles(folder: string, ignored: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      // What tools keep for themselves, and secrets.
      if (entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) {
        const skip = entry.name === 'node_modules' || ignored.includes(entry.name);
        return skip ? [] : sourceFiles(path, []);
      }
      return entry.isFile() && !ignoredFiles.test(entry.name) ? [path] : [];
    }),
  );
  return nested.flat().sort();
}
