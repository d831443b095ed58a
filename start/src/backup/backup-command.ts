// npm run backup -- /copias/: the whole site in one file, while it keeps working. One that can hardly be of this site gets another name, ends
// with 1 and removes nothing.

import { rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@femcoders/contracts/spanish-count';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { requireSite, withSiteDatabase } from '../database-command.ts';
import { readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { readSecretKey } from '../secret-key.ts';
import { backupFile, keepLatest } from './backup-file.ts';
import { doubtsAbout, lastBackup } from './doubtful.ts';
import { type LastBackup, recordBackup } from './last-backup.ts';
import { onLongConnection } from './long-connection.ts';
import { makeBackup } from './make-backup.ts';

const prefix = 'femcoders-';
/** Neither counted nor removed with the others. */
const doubtfulPrefix = 'dudosa-';
const usage =
  'Uso: npm run backup -- /carpeta/ (o un archivo que no exista) [--keep 14: en esa carpeta quedan las 14 últimas] [--with-key: la clave secreta va dentro] [--accept: aunque tenga muchas menos filas que la última]';

await runCommand(async (given) => {
  const { folder, keep, withKey, accept } = readArguments(given);
  const environment = readEnvironment(process.env);
  requireSite(environment);
  const now = new Date();
  const target = folder ? resolve(folder) + (folder.endsWith('/') ? '/' : '') : `${environment.backups.folder}/`;
  const file = backupFile(target, prefix, now);
  const last = accept ? null : await lastBackup(dirname(file), prefix);
  const began = performance.now();
  const { releasesDir, mailboxDir, allowNewerSchema } = environment;
  const key = readSecretKey(environment);
  const made = await withSiteDatabase(environment, async (databaseUrl) => {
    const backup = await makeBackup({
      ...{ databaseUrl, releasesDir, mailboxDir, key, withKey, file, now, allowNewerSchema },
    });
    const doubts = doubtsAbout(backup, last);
    if (doubts.length === 0) await recordGood(databaseUrl, { madeAt: now, rows: backup.rows, bytes: backup.size });
    return { ...backup, doubts };
  });
  console.log(
    `${file}: ${sizeInWords(made.size)}, ${counted(made.rows, 'fila', 'filas')}, ${counted(made.releases.length, 'versión', 'versiones')} y ${counted(made.mails, 'correo', 'correos')}, en ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
  if (made.doubts.length > 0) {
    const apart = join(dirname(file), doubtfulPrefix + basename(file));
    await rename(file, apart);
    throw new CommandError(
      [
        ...made.doubts,
        `La copia queda aparte, en ${apart}, y no se ha quitado ninguna antigua. ¿Son DATABASE_URL, VAR_DIR y RELEASES_DIR los del sitio?`,
        ...(last ? ['Si es lo que esperabas, repite con --accept.'] : []),
      ].join('\n'),
    );
  }
  if (keep !== null) {
    for (const name of await keepLatest(dirname(file), prefix, keep))
      console.log(`Se ha quitado la copia antigua ${name}.`);
  }
  console.log(
    withKey
      ? 'La clave secreta va dentro: quien tenga este archivo lo puede abrir todo. Guárdalo bajo llave.'
      : `La clave secreta no va dentro: guarda ${environment.secretKey ? 'SECRET_KEY' : join(environment.varDir, 'secret.key')} en otro sitio. Sin ella no se abren los segundos factores ni los documentos.`,
  );
});

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
        'with-key': { type: 'boolean', default: false },
        accept: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 1 || (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))) throw new Error();
    const { accept, 'with-key': withKey } = values;
    return { folder: positionals[0], keep: values.keep ? Number(values.keep) : null, withKey, accept };
  } catch {
    throw new CommandError(usage, 2);
  }
}
