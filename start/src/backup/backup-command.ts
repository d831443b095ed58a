// npm run backup -- /copias/: the whole site in one file, while it keeps working.

import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@femcoders/contracts/spanish-count';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { withSiteDatabase } from '../database-command.ts';
import { readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { readSecretKey } from '../secret-key.ts';
import { backupFile, keepLatest } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';

const prefix = 'femcoders-';
const usage =
  'Uso: npm run backup -- /carpeta/ (o un archivo que no exista) [--keep 14: en esa carpeta quedan las 14 últimas] [--with-key: la clave secreta va dentro]';

await runCommand(async (given) => {
  const { folder, keep, withKey } = readArguments(given);
  const environment = readEnvironment(process.env);
  const now = new Date();
  const target = folder ? resolve(folder) + (folder.endsWith('/') ? '/' : '') : `${environment.backups.folder}/`;
  const file = backupFile(target, prefix, now);
  const began = performance.now();
  const { releasesDir, mailboxDir } = environment;
  const key = readSecretKey(environment);
  const made = await withSiteDatabase(environment, (databaseUrl) =>
    makeBackup({ databaseUrl, releasesDir, mailboxDir, key, withKey, file, now }),
  );
  console.log(
    `${file}: ${sizeInWords(made.size)}, ${counted(made.rows, 'fila', 'filas')}, ${counted(made.releases.length, 'versión', 'versiones')} y ${counted(made.mails, 'correo', 'correos')}, en ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
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

function readArguments(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'with-key': { type: 'boolean', default: false } },
    });
    if (positionals.length > 1 || (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))) throw new Error();
    return { folder: positionals[0], keep: values.keep ? Number(values.keep) : null, withKey: values['with-key'] };
  } catch {
    throw new CommandError(usage, 2);
  }
}
