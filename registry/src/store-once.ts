import { isDeepStrictEqual } from 'node:util';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import type { ClientBase, Pool } from 'pg';
import { RegistryError } from './registry-error.ts';
import { noteTests } from './release-checks.ts';

/**
 * Writes a release into the registry unless it is there, and notes that its files are.
 * @param weigh refuses, by throwing, a new release that weighs more than it may
 * @throws RegistryError `version-taken`
 */
export async function storeOnce(
  client: ClientBase,
  release: Release,
  by: string,
  weigh?: (release: Release) => Promise<void>,
): Promise<void> {
  if (!(await isKnown(client, release))) {
    await weigh?.(release);
    const { name, version } = release;
    await client.query('insert into registry.releases (name, version, document, released_by) values ($1, $2, $3, $4)', [
      name,
      version,
      JSON.stringify(release),
      by,
    ]);
  }
  await noteTests(client, release);
  await noteFolder(client, release);
}

/**
 * Whether a release was published or received before.
 * @throws RegistryError `version-taken` when it was with other files: versions never change
 */
export async function isKnown(client: ClientBase | Pool, release: Release): Promise<boolean> {
  const { name, version } = release;
  const { rows } = await client.query<{ document: unknown }>(
    'select document from registry.releases where name = $1 and version = $2',
    [name, version],
  );
  if (!rows[0]) return false;
  if (hasSameFiles(releaseSchema.parse(rows[0].document), release)) return true;
  throw new RegistryError(
    'version-taken',
    `La versión ${name} ${version} ya se publicó con otros archivos, y una versión no cambia nunca. Recupera su carpeta original o cambia algo en ${name} para publicar una versión nueva.`,
  );
}

/** Whether two descriptions of a version name the same files with the same hashes. */
export function hasSameFiles(stored: Release, release: Release): boolean {
  const listsServer = Object.keys(stored.serverIntegrity).length > 0;
  return (
    isDeepStrictEqual(stored.integrity, release.integrity) &&
    (!listsServer || isDeepStrictEqual(stored.serverIntegrity, release.serverIntegrity)) &&
    (!stored.kitIntegrity || isDeepStrictEqual(stored.kitIntegrity, release.kitIntegrity))
  );
}

/** Notes that a folder that was cleared away is there again. */
export async function noteFolder(client: ClientBase, { name, version }: Release): Promise<void> {
  await client.query('delete from registry.removals where name = $1 and version = $2', [name, version]);
}
