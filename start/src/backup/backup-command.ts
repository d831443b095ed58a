// npm run backup -- /copias/, or --store: the whole site in one file, while it keeps working. One that can hardly be of this site gets another name, ends
// with 1 and removes nothing.

import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@femcoders/contracts/spanish-count';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { requireSite, withSiteDatabase } from '../database-command.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { readSecretKey } from '../secret-key.ts';
import { openStoredReleases, storeOf } from '../site-storage.ts';
import { backupFile, backupPrefix, keepLatest } from './backup-file.ts';
import { doubtsAbout, lastBackup } from './doubtful.ts';
import { type LastBackup, recordBackup } from './last-backup.ts';
import { onLongConnection } from './long-connection.ts';
import { makeBackup } from './make-backup.ts';
import { keepLatestStored, lastStoredBackup, storeBackup } from './stored-backups.ts';

const prefix = backupPrefix;
/** Neither counted nor removed with the others. */
const doubtfulPrefix = 'dudosa-';
const usage =
  'Uso: npm run backup -- /carpeta/ (o un archivo que no exista; --store: cifrada, al almacén) [--keep 14: quedan las 14 últimas] [--with-key: la clave secreta va dentro] [--accept: aunque tenga muchas menos filas que la última]';

await runCommand(async (given) => {
  const asked = readArguments(given);
  const environment = readEnvironment(process.env);
  requireSite(environment);
  const store = asked.store ? await storeOf(environment) : null;
  const { recipient } = environment.backups;
  if (store && !recipient)
    throw new CommandError(
      'Lo que va al almacén va cifrado: pon en BACKUP_RECIPIENT para quién. Un par de claves lo hace npm run backup-key.',
    );
  const now = new Date();
  const target = targetOf(asked.folder, environment.backups.folder);
  if (!asked.folder) await mkdir(target, { recursive: true });
  const file = backupFile(target, prefix, now);
  const last = asked.accept
    ? null
    : await (store ? lastStoredBackup(store, prefix) : lastBackup(dirname(file), prefix));
  const began = performance.now();
  const { releasesDir, mailboxDir, allowNewerSchema } = environment;
  const key = readSecretKey(environment);
  const { withKey } = asked;
  // What it fetches is needed: nothing is to be removed for it.
  const inUse = async () => Promise.reject(new Error('A backup removes no copies.'));
  const stored = await openStoredReleases(environment, inUse, { info() {}, warn() {} });
  const made = await withSiteDatabase(environment, (databaseUrl) =>
    makeBackup({
      databaseUrl,
      releasesDir,
      mailboxDir,
      key,
      withKey,
      file,
      now,
      allowNewerSchema,
      stored,
    }),
  );
  console.log(
    `${file}: ${sizeInWords(made.size)}, ${counted(made.rows, 'fila', 'filas')}, ${counted(made.releases.length, 'versión', 'versiones')} y ${counted(made.mails, 'correo', 'correos')}, en ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
  const doubts = doubtsAbout(made, last);
  if (doubts.length > 0) {
    const apart = join(dirname(file), doubtfulPrefix + basename(file));
    await rename(file, apart);
    throw new CommandError(
      [
        ...doubts,
        `La copia queda aparte, en ${apart}, y no se ha quitado ninguna antigua. ¿Son DATABASE_URL, VAR_DIR y RELEASES_DIR los del sitio?`,
        ...(last ? ['Si es lo que esperabas, repite con --accept.'] : []),
      ].join('\n'),
    );
  }
  if (store && recipient) {
    // On this machine nothing stays in the clear, whatever becomes of the upload.
    const stored = await storeBackup(store, file, { made, recipient, now }).finally(() => rm(file));
    console.log(`${stored.name}: cifrada en ${store.place} (${sizeInWords(stored.size)}), y leída de vuelta.`);
  }
  const good = { madeAt: now, rows: made.rows, bytes: made.size };
  await withSiteDatabase(environment, (databaseUrl) => recordGood(databaseUrl, good));
  if (asked.keep !== null) {
    const removed = store
      ? await keepLatestStored(store, prefix, asked.keep, now)
      : await keepLatest(dirname(file), prefix, asked.keep);
    for (const name of removed) console.log(`Se ha quitado la copia antigua ${name}.`);
  }
  store?.close();
  console.log(aboutKey(withKey, environment));
});

function targetOf(given: string | undefined, otherwise: string): string {
  if (!given) return `${otherwise}/`;
  return resolve(given) + (given.endsWith('/') ? '/' : '');
}

function aboutKey(withKey: boolean, { secretKey, varDir }: Environment): string {
  if (withKey) return 'La clave secreta va dentro: quien tenga este archivo lo puede abrir todo. Guárdalo bajo llave.';
  const place = secretKey ? 'SECRET_KEY' : join(varDir, 'secret.key');
  return `La clave secreta no va dentro: guarda ${place} en otro sitio. Sin ella no se abren los segundos factores ni los documentos.`;
}

/** What cannot be recorded makes the backup no worse: an older schema, or a database that only reads. */
async function recordGood(databaseUrl: string, backup: LastBackup): Promise<void> {
  try {
    await onLongConnection(databaseUrl, 'femcoders-backup', (client) => recordBackup(client, backup));
  } catch (error) {
    console.warn(
      `La copia está bien, pero no se ha podido apuntar en la base de datos: /metrics dirá que es más antigua (${error instanceof Error ? error.message : error}).`,
    );
  }
}

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
