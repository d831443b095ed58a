import type { Release } from './registry.ts';

/** A file that a release consists of. */
export interface ReleaseFile {
  /** Within the release's folder: `client/…`, `server/…` or `kit/…`, with `/`. */
  path: string;
  /** `sha256-…`, in older releases `sha384-…`. */
  hash: string;
  /** Where the release says so. */
  bytes: number | null;
}

/**
 * Returns the files that a release names, apart from its `release.json`.
 * @returns null when the address of one leads out of the release
 */
export function releaseFiles(
  release: Pick<Release, 'name' | 'version' | 'integrity' | 'sizes' | 'serverIntegrity' | 'kitIntegrity'>,
): ReleaseFile[] | null {
  const prefix = `/mf/${release.name}/${release.version}/`;
  const files = [
    ...Object.entries(release.integrity).map(([address, hash]) => ({
      path: address.startsWith(prefix) ? `client/${address.slice(prefix.length)}` : '',
      hash,
      bytes: release.sizes[address] ?? null,
    })),
    ...Object.entries(release.serverIntegrity).map(([name, hash]) => ({ path: `server/${name}`, hash, bytes: null })),
    ...Object.entries(release.kitIntegrity ?? {}).map(([name, hash]) => ({ path: `kit/${name}`, hash, bytes: null })),
  ];
  return files.every(({ path }) => isPlainPath(path)) ? files : null;
}

/** Whether a path stays below where it begins and means the same everywhere: parts of letters, digits and `._@+-~()[]`, none of dots alone. */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => /^[\w.@+~()[\]-]+$/.test(part) && !/^\.+$/.test(part));
}
