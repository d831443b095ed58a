// npm run backup -- /copias/, or --store: the whole site in one file, while it keeps working. One that can hardly be of this site gets another name, ends
// with 1 and removes nothing.

import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@femcoders/contracts/spanish-count';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { requireSite, withSite } from '../database-command.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { findSecretKey } from '../secret-key.ts';
import { openStoredReleases, requireStorage } from '../site-storage.ts';
import { backupFile, backupPrefix, keepLatest } from './backup-file.ts';
import { lastBackup, plausibilityProblems } from './check-plausibility.ts';
import { onLongConnection } from './long-connection.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { type RecordedBackup, recordBackup } from './recorded-backup.ts';
import { keyMark } from './secret-key-mark.ts';
import { keepLatestStored, lastStoredBackup, storeBackup } from './stored-backups.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { aboutObjects, readNamedObjectsAt } from './uploaded-objects.ts';

const prefix = backupPrefix;
/** Neither counted nor removed with the others. */
const doubtfulPrefix = 'dudosa-';
const usage =
  'Uso: npm run backup -- /carpeta/ (o un archivo que no exista; --store: cifrada, al almacén) [--keep 14: quedan las 14 últimas] [--with-key: la clave secreta va dentro] [--accept: aunque tenga muchas menos filas que la última]';

await runCommand(async (given) => {
  const asked = readArguments(given);
  const environment = readEnvironment(process.env);
  requireSite(environment);
  const backUp = asked.store ? backUpIntoStore : backUpIntoFolder;
  await withSite(environment, (databaseUrl) => backUp(asked, environment, databaseUrl));
  console.log(aboutKey(asked.withKey, environment));
});

async function backUpIntoFolder(asked: BackupOptions, environment: Environment, databaseUrl: string): Promise<void> {
  const now = new Date();
  const target = targetOf(asked.folder, environment.backups.folder);
  if (!asked.folder) await mkdir(target, { recursive: true });
  const file = backupFile(target, prefix, now);
  const last = asked.accept ? null : await lastBackup(dirname(file), prefix, now);
  const made = await make({ ...asked, file, now, databaseUrl }, environment);
  const doubts = plausibilityProblems(made, last);
  if (doubts.length > 0) {
    const apart = join(dirname(file), doubtfulPrefix + basename(file));
    await rename(file, apart);
    throw doubted(doubts, apart, last !== null);
  }
  await recordGood(databaseUrl, { madeAt: now, rows: made.rows, bytes: made.size });
  if (asked.keep === null) return;
  sayRemoved(await keepLatest(dirname(file), prefix, asked.keep, { made: basename(file), now }));
}

async function backUpIntoStore(asked: BackupOptions, environment: Environment, databaseUrl: string): Promise<void> {
  const store = await requireStorage(environment);
  const { recipient, folder } = environment.backups;
  if (!recipient)
    throw new CommandError(
      'Lo que va al almacén va cifrado: pon en BACKUP_RECIPIENT para quién. Un par de claves lo hace npm run backup-key.',
    );
  const now = new Date();
  const site = keyMark(findSecretKey(environment));
  const own = { prefix, site, now };
  const last = asked.accept ? null : await lastStoredBackup(store, own);
  await inTemporaryFolder(folder, async (clear) => {
    const file = backupFile(`${clear}/`, prefix, now);
    const made = await make({ ...asked, file, now, databaseUrl }, environment);
    const doubts = plausibilityProblems(made, last);
    const order = { made, recipient, site, now, prefix: doubts.length > 0 ? doubtfulPrefix : '' };
    const stored = await storeBackup(store, file, order);
    if (doubts.length > 0) throw doubted(doubts, `${store.place}backups/${stored.name}`, last !== null);
    console.log(`${stored.name}: cifrada en ${store.place} (${sizeInWords(stored.size)}), y leída de vuelta.`);
    await recordGood(databaseUrl, { madeAt: now, rows: made.rows, bytes: made.size });
  });
  if (asked.keep !== null) sayRemoved(await keepLatestStored(store, own, asked.keep));
  store.close();
}

/** Makes it and says so. */
async function make(
  { withKey, file, now, databaseUrl }: BackupOptions & { file: string; now: Date; databaseUrl: string },
  environment: Environment,
): Promise<MadeBackup> {
  const began = performance.now();
  const { releasesDir, mailboxDir, allowNewerSchema } = environment;
  const stored = await openStoredReleases(environment, null, { info() {}, warn() {} });
  const key = findSecretKey(environment);
  const options = { releasesDir, mailboxDir, key, withKey, file, now, allowNewerSchema, stored };
  const made = await makeBackup({ databaseUrl, ...options });
  console.log(
    `${basename(file)}: ${sizeInWords(made.size)}, ${counted(made.rows, 'fila', 'filas')}, ${counted(made.releases.length, 'versión', 'versiones')} y ${counted(made.mails, 'correo', 'correos')}, en ${inSeconds(performance.now() - began)}.`,
  );
  const objects = aboutObjects(await readNamedObjectsAt(databaseUrl));
  if (objects) console.log(objects);
  return made;
}

function doubted(doubts: string[], place: string, isCompared: boolean): CommandError {
  return new CommandError(
    [
      ...doubts,
      `La copia queda aparte, en ${place}, y no se ha quitado ninguna antigua. ¿Son DATABASE_URL, VAR_DIR y RELEASES_DIR los del sitio?`,
      ...(isCompared ? ['Si es lo que esperabas, repite con --accept.'] : []),
    ].join('\n'),
  );
}

function sayRemoved(names: readonly string[]): void {
  for (const name of names) console.log(`Se ha quitado la copia antigua ${name}.`);
}

function targetOf(given: string | undefined, otherwise: string): string {
  if (!given) return `${otherwise}/`;
  return resolve(given) + (given.endsWith('/') ? '/' : '');
}

function aboutKey(withKey: boolean, { secretKey, varDir }: Environment): string {
  if (withKey) return 'La clave secreta va dentro: quien tenga este archivo lo puede abrir todo. Guárdalo bajo llave.';
  const place = secretKey ? 'SECRET_KEY' : join(varDir, 'secret.key');
  return `La clave secreta no va dentro: guarda ${place} en otro sitio. Sin ella no se abren los segundos factores ni los documentos.`;
}

/** Records a good backup; a failure is ignored, since the backup is as good without it: an older schema, or a database that only reads. */
async function recordGood(databaseUrl: string, backup: RecordedBackup): Promise<void> {
  try {
    await onLongConnection(databaseUrl, 'femcoders-backup', (client) => recordBackup(client, backup));
  } catch (error) {
    console.warn(
      `La copia está bien, pero no se ha podido apuntar en la base de datos: /metrics dirá que es más antigua (${error instanceof Error ? error.message : error}).`,
    );
  }
}

type BackupOptions = ReturnType<typeof readArguments>;

function readArguments(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        keep: { type: 'string' },
        store: { type: 'boolean', default: false },
        'with-key': { type: 'boolean', default: false },
        accept: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > (values.store ? 0 : 1)) throw new Error();
    if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep)) throw new Error();
    const { accept, store, 'with-key': withKey } = values;
    return { folder: positionals[0], keep: values.keep ? Number(values.keep) : null, store, withKey, accept };
  } catch {
    throw new CommandError(usage, 2);
  }
}
