import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';

/** A file of a release is not what was released. */
export class IntegrityError extends Error {
  override readonly name = 'IntegrityError';
}

/**
 * Whether a file is what was released.
 * @param expected as in Subresource Integrity: `sha256-…`. Each release names its own kind of hash.
 */
export function isIntact(content: NodeJS.ArrayBufferView | string, expected: string): boolean {
  const [kind = '', hash] = expected.split(/-(.*)/);
  return createHash(kind).update(content).digest('base64') === hash;
}

/**
 * @param file below the release's `server/`
 * @throws IntegrityError when the release does not promise exactly this; one that promises nothing lets everything through
 */
export function checkServerFile(
  { name, version, serverIntegrity }: Pick<Release, 'name' | 'version' | 'serverIntegrity'>,
  file: string,
  content: NodeJS.ArrayBufferView | string,
): void {
  if (Object.keys(serverIntegrity).length === 0) return;
  const expected = serverIntegrity[file];
  if (!expected || !isIntact(content, expected))
    throw new IntegrityError(`server/${file} of ${name}@${version} is not what was released.`);
}

/**
 * Makes sure that all of a release's server files are there and as they were released, those too that are imported when
 * a page is first asked for: a version that would fail half-way is not begun.
 * @throws IntegrityError, or what keeps a file from being read
 */
export async function checkServerFolder(folder: string, release: Release): Promise<void> {
  await Promise.all(
    Object.keys(release.serverIntegrity).map(async (file) =>
      checkServerFile(release, file, await readFile(join(folder, file))),
    ),
  );
}
