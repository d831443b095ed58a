import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '@femcoders/contracts/spanish-count';
import { backupPrefix, backupsIn, isAhead, madeAt } from '../backup/backup-file.ts';
import { lastBackup } from '../backup/check-plausibility.ts';
import type { RecordedBackup } from '../backup/recorded-backup.ts';
import { keyMark } from '../backup/secret-key-mark.ts';
import { lastStoredBackup } from '../backup/stored-backups.ts';
import type { Environment } from '../environment.ts';
import { openSiteStorage } from '../site-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

/** A nightly backup is younger, in milliseconds. */
const oldestMs = 2 * 24 * 60 * 60 * 1000;

/** The database's part in it: the time of its clock, and the last backup that it knows of. */
interface KnownByDatabase {
  now: Date;
  recorded: RecordedBackup | null;
}

/** How old the newest backup is. @param known where there is a database */
export async function checkBackups(
  { backups, storage, secretKey }: Pick<Environment, 'backups' | 'storage' | 'secretKey'>,
  { now, recorded }: KnownByDatabase = { now: new Date(), recorded: null },
): Promise<Finding[]> {
  const site = secretKey && keyMark(secretKey);
  const { found, fine, doubtful, wrong } = findingsOf('copias');
  const names = await readdir(backups.folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('dudosa-')))
    doubtful(`Hay una copia dudosa: ${join(backups.folder, name)}.`, 'Mira por qué (docs/backups.md) y quítala.');
  for (const name of backupsIn(names, backupPrefix).filter((one) => isAhead(one, now)))
    doubtful(
      `La copia ${join(backups.folder, name)} es de una hora que no ha llegado: el reloj iba adelantado, y no cuenta.`,
      'Cuando haya otra, quítala.',
    );
  // A store may be for releases alone.
  const store = backups.recipient ? await openSiteStorage({ storage }) : null;
  const last = store
    ? await lastStoredBackup(store, { prefix: backupPrefix, site, now }).finally(() => store.close())
    : await lastBackup(backups.folder, backupPrefix, now);
  const place = store ? store.place : backups.folder;
  const isYoung = (madeAt: Date | number) => Number(now) - Number(madeAt) <= oldestMs;
  if (!last) {
    const many = backupsIn(names, backupPrefix).length;
    if (!store && many === 0 && recorded && isYoung(recorded.madeAt))
      doubtful(
        `La última copia buena es del ${recorded.madeAt.toISOString()}, con ${counted(recorded.rows, 'fila', 'filas')}, y no está en ${place}.`,
        'Si las guardas en otra carpeta, pregunta con ella: BACKUPS_DIR=/copias/ npm run doctor.',
      );
    else
      wrong(
        many > 0 ? `Ninguna de las ${many} copias de ${place} está entera.` : `No hay ninguna copia en ${place}.`,
        store
          ? 'npm run backup -- --store, cada noche.'
          : 'npm run backup -- /copias/, cada noche; si las guardas en otra carpeta, ponla en BACKUPS_DIR.',
      );
    return found;
  }
  const when = `La última copia de ${place} es ${last.name}`;
  if (!isYoung(madeAt(last.name)))
    wrong(`${when}: tiene más de dos días.`, 'El plan de copias no funciona: mira por qué.');
  else fine(`${when}, con ${counted(last.rows, 'fila', 'filas')}.`);
  return found;
}
