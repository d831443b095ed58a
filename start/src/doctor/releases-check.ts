import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { plural } from '@femcoders/contracts/spanish-count';
import { checkReleaseFolder } from '@femcoders/registry/release-folder';
import { isStoredWhole } from '@femcoders/registry/stored-releases/store-release';
import type pg from 'pg';
import type { Environment } from '../environment.ts';
import { openSiteStorage } from '../site-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Reads the live releases, ordered by name. */
export async function readLive(pool: pg.Pool): Promise<Release[]> {
  const { rows } = await pool.query<{ document: unknown }>(
    'select document from registry.live join registry.releases using (name, version) order by name',
  );
  return rows.map(({ document }) => releaseSchema.parse(document));
}

/** Whether what is live lies whole on this machine, or in the store. */
export async function checkReleases(
  pool: pg.Pool,
  environment: Pick<Environment, 'releasesDir' | 'storage'>,
): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('versiones');
  const live = await readLive(pool);
  if (!live.some(({ name }) => name === 'shell')) {
    wrong(
      'No hay ningún shell en vivo: no se puede enseñar ninguna página.',
      'npm run release -- shell mf-events mf-blog mf-community mf-admin',
    );
    return found;
  }
  const store = await openSiteStorage(environment);
  for (const release of live) {
    const { name, version } = release;
    const flaw = await flawOf(environment.releasesDir, release);
    if (!store && flaw) wrong(flaw, `Publícala de nuevo: npm run release -- ${name}`);
    if (!store || (await isStoredWhole(store, release))) continue;
    if (flaw)
      wrong(
        `${name} ${version} no está entera ni aquí ni en el almacén.`,
        `Publícala de nuevo: npm run release -- ${name}`,
      );
    else
      doubtful(
        `${name} ${version} está aquí y no en el almacén: otra máquina no puede enseñarla.`,
        'La sube la API de esta máquina al arrancar.',
      );
  }
  store?.close();
  if (found.length === 0)
    fine(
      `${plural(live.length, 'La parte', `Las ${live.length} partes`)} en vivo ${plural(live.length, 'está entera', 'están enteras')} en ${store ? store.place : environment.releasesDir}.`,
    );
  return found;
}

async function flawOf(releasesDir: string, release: Release): Promise<string | null> {
  return checkReleaseFolder(releasesDir, release).then(
    () => null,
    (error: Error) => error.message,
  );
}
