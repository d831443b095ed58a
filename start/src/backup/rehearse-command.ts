// npm run rehearse-restore: restores the newest backup of the store, or a file, into a separate empty place, and compares every row.

import { join, resolve } from 'node:path';
import { counted } from '@femcoders/contracts/spanish-count';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import { withSiteDatabase } from '../database-command.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { requireStorage } from '../site-storage.ts';
import { openBackup, sumOf } from './archive-reader.ts';
import { backupPrefix } from './backup-file.ts';
import { plausibilityProblems } from './check-plausibility.ts';
import { differencesBetween } from './compare-backups.ts';
import { makeBackup } from './make-backup.ts';
import { restoreSite } from './restore-site.ts';
import { fetchBackup } from './stored-backups.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** A daily backup that is older than this means that the plan has stopped, in milliseconds. */
const oldestMs = 2 * 24 * 60 * 60 * 1000;

await runCommand(async ([given, ...more]) => {
  if (more.length > 0)
    throw new CommandError('Uso: npm run rehearse-restore (la última del almacén) [copia.tar o almacen:<nombre>]', 2);
  const environment = readEnvironment(process.env);
  const began = performance.now();
  const wanted = given ?? 'almacen:ultima';
  await inTemporaryFolder(environment.backups.folder, async (folder) =>
    rehearse(await fileOf(environment, wanted, folder), folder, wanted.endsWith(':ultima'), environment),
  );
  console.log(`Ensayo terminado en ${inSeconds(performance.now() - began)}. No queda nada de él.`);
});

async function fileOf(environment: Environment, given: string, folder: string): Promise<string> {
  const wanted = /^almac[eé]n:(.+)$/.exec(given)?.[1];
  if (!wanted) return resolve(given);
  const store = await requireStorage(environment);
  try {
    const file = join(folder, 'copia.tar');
    const { identityFile } = environment.backups;
    const { name } = await fetchBackup(store, { wanted, prefix: backupPrefix, identityFile, file });
    console.log(`${name}: traída de ${store.place} y descifrada.`);
    return file;
  } finally {
    store.close();
  }
}

/** @throws CommandError with what is wrong with the backup */
async function rehearse(
  file: string,
  folder: string,
  isNewest: boolean,
  { storage }: Pick<Environment, 'storage'>,
): Promise<void> {
  const backup = await openBackup(file);
  const rows = sumOf(backup.rows);
  const wrong = plausibilityProblems({ rows, releases: backup.head.releases });
  if (isNewest && Date.now() - Date.parse(backup.head.createdAt) > oldestMs)
    wrong.push(`La última copia es del ${backup.head.createdAt}: el plan de copias no funciona.`);
  const varDir = join(folder, 'site');
  const place = { varDir, releasesDir: join(varDir, 'releases'), mailboxDir: join(varDir, 'mailbox') };
  const environment = { ...place, databaseUrl: undefined, secretKey: undefined, storage };
  try {
    const now = new Date();
    const objects = await restoreSite({
      ...{ environment, backup, withoutKey: true, now },
      mayReplace: async () => false,
      say: () => {},
    });
    if (objects) console.log(objects);
    const again = join(folder, 'otra-vez.tar');
    // Only its mark is written, which nobody compares.
    const key = Buffer.alloc(32);
    await withSiteDatabase(environment, (databaseUrl) =>
      makeBackup({ databaseUrl, ...place, key, withKey: false, file: again, now }),
    );
    const restored = await openBackup(again);
    wrong.push(...(await differencesBetween(backup, restored)));
    await restored.close();
  } finally {
    await backup.close();
  }
  if (wrong.length > 0) throw new CommandError(wrong.join('\n'));
  console.log(
    `Copia del ${backup.head.createdAt}: restaurada y comparada, ${counted(rows, 'fila', 'filas')} en ${counted(backup.head.tables.length, 'tabla', 'tablas')}, iguales.`,
  );
}
