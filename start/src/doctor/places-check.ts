import { access, constants, readdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { checkReleaseFolder } from '@femcoders/registry/release-folder';
import { isStoredWhole } from '@femcoders/registry/stored-releases/store-release';
import type pg from 'pg';
import { backupPrefix, backupsIn } from '../backup/backup-file.ts';
import { lastBackup } from '../backup/doubtful.ts';
import { keyMark } from '../backup/secret-key-mark.ts';
import { lastStoredBackup } from '../backup/stored-backups.ts';
import type { Environment } from '../environment.ts';
import { openSiteStorage } from '../site-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Bytes of a disk below which it is soon full, and below which it is as good as full. */
const [littleBytes, fullBytes] = [2_000_000_000, 300_000_000];
/** A nightly backup is younger, in milliseconds. */
const oldestMs = 2 * 24 * 60 * 60 * 1000;

export const isWritable = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Room and rights of the folders of the site. */
export async function checkDisk({
  varDir,
  releasesDir,
  backups,
}: Pick<Environment, 'varDir' | 'releasesDir' | 'backups'>): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('disco');
  const folders = { VAR_DIR: varDir, RELEASES_DIR: releasesDir, BACKUPS_DIR: backups.folder };
  const seen = new Set<string>();
  for (const [name, folder] of Object.entries(folders)) {
    const there = await nearest(folder);
    if (!(await isWritable(there)))
      wrong(`Esta cuenta no puede escribir en ${there} (${name}).`, 'Dale permiso, o cambia la variable.');
    const { bavail, bsize, ffree, files } = await statfs(there);
    const free = bavail * bsize;
    if (free < fullBytes)
      wrong(
        `En el disco de ${name} quedan ${sizeInWords(free)}.`,
        'Haz sitio: npm run clear-releases quita versiones viejas.',
      );
    else if (free < littleBytes)
      doubtful(`En el disco de ${name} quedan ${sizeInWords(free)}.`, 'Haz sitio antes de que falte.');
    else if (!seen.has(`${free}`)) fine(`En el disco de ${name} quedan ${sizeInWords(free)}.`);
    seen.add(`${free}`);
    if (files > 0 && ffree / files < 0.02)
      wrong(`En el disco de ${name} casi no caben más archivos (inodos).`, 'Borra archivos pequeños.');
  }
  return found;
}

/** The folder, or the nearest above it that is there. */
export async function nearest(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** Whether what is live lies whole on this machine, or in the store. */
export async function checkReleases(
  pool: pg.Pool,
  environment: Pick<Environment, 'releasesDir' | 'storage'>,
): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('versiones');
  const { rows } = await pool.query<{ document: unknown }>(
    'select document from registry.live join registry.releases using (name, version) order by name',
  );
  const live = rows.map(({ document }) => releaseSchema.parse(document));
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

/** How old the newest backup is. */
export async function checkBackups({
  backups,
  storage,
  secretKey,
}: Pick<Environment, 'backups' | 'storage' | 'secretKey'>): Promise<Finding[]> {
  const site = secretKey && keyMark(secretKey);
  const { found, fine, doubtful, wrong } = findingsOf('copias');
  const names = await readdir(backups.folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('dudosa-')))
    doubtful(`Hay una copia dudosa: ${join(backups.folder, name)}.`, 'Mira por qué (docs/backups.md) y quítala.');
  // A store may be for releases alone.
  const store = backups.recipient ? await openSiteStorage({ storage }) : null;
  const last = store
    ? await lastStoredBackup(store, { prefix: backupPrefix, site, now: new Date() }).finally(() => store.close())
    : await lastBackup(backups.folder, backupPrefix);
  const place = store ? store.place : backups.folder;
  if (!last) {
    const many = backupsIn(names, backupPrefix).length;
    wrong(
      many > 0 ? `Ninguna de las ${many} copias de ${place} está entera.` : `No hay ninguna copia en ${place}.`,
      store
        ? 'npm run backup -- --store, cada noche.'
        : 'npm run backup -- /copias/, cada noche; si las guardas en otra carpeta, ponla en BACKUPS_DIR.',
    );
    return found;
  }
  const age = Date.now() - madeAt(last.name);
  const when = `La última copia de ${place} es ${last.name}`;
  if (age > oldestMs) wrong(`${when}: tiene más de dos días.`, 'El plan de copias no funciona: mira por qué.');
  else fine(`${when}, con ${counted(last.rows, 'fila', 'filas')}.`);
  return found;
}

/** The time in the name of a backup, as milliseconds since the epoch. */
function madeAt(name: string): number {
  const [, date = '', time = ''] = /(\d{8})T(\d{6})/.exec(name) ?? [];
  const pairs = (digits: string) => digits.match(/../g) ?? [];
  const [century, year, month, day] = pairs(date);
  return Date.parse(`${century}${year}-${month}-${day}T${pairs(time).join(':')}Z`);
}
