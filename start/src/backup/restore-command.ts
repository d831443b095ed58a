// npm run restore -- copia.tar, or almacen:ultima: makes the site of a backup, in an empty place.

import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { counted } from '@femcoders/contracts/spanish-count';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { requireStorage } from '../site-storage.ts';
import { openBackup, sumOf } from './archive-reader.ts';
import { backupPrefix } from './backup-file.ts';
import { plausibilityProblems } from './check-plausibility.ts';
import { restoreSite } from './restore-site.ts';
import { fetchBackup } from './stored-backups.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const usage =
  'Uso: npm run restore -- copia.tar (o almacen:ultima, almacen:<nombre>) [--check: solo mira si está entera] [--replace: aparta lo que haya] [--without-key]';

await runCommand(async (given) => {
  const { file, check, replace, withoutKey } = readArguments(given);
  const began = performance.now();
  const wanted = /^almac[eé]n:(.+)$/.exec(file)?.[1];
  if (!wanted) return restoreFile(resolve(file), { check, replace, withoutKey, began });
  const environment = readEnvironment(process.env);
  const store = await requireStorage(environment);
  await inTemporaryFolder(environment.backups.folder, async (folder) => {
    const fetched = join(folder, 'copia.tar');
    const { identityFile } = environment.backups;
    const { name, size } = await fetchBackup(store, { wanted, prefix: backupPrefix, identityFile, file: fetched });
    console.log(`${name}: traída de ${store.place} (${sizeInWords(size)}) y descifrada.`);
    await restoreFile(fetched, { check, replace, withoutKey, began });
  });
  store.close();
});

interface RestoreOptions {
  check: boolean;
  replace: boolean;
  withoutKey: boolean;
  /** When the command began, as `performance.now()` gives it. */
  began: number;
}

async function restoreFile(file: string, { check, replace, withoutKey, began }: RestoreOptions): Promise<void> {
  const backup = await openBackup(file);
  try {
    const rows = sumOf(backup.rows);
    console.log(
      `Copia del ${backup.head.createdAt}: está entera (${sizeInWords(backup.size)}, ${counted(rows, 'fila', 'filas')}, ${counted(backup.head.releases.length, 'versión', 'versiones')}, ${backup.head.holdsKey ? 'con' : 'sin'} clave secreta).`,
    );
    const doubts = plausibilityProblems({ rows, releases: backup.head.releases });
    if (doubts.length > 0 && check) throw new CommandError(doubts.join('\n'));
    for (const doubt of doubts) console.log(doubt);
    if (check) return;
    await restoreSite({
      environment: readEnvironment(process.env),
      backup,
      withoutKey,
      mayReplace: async (there) => replace || (await askOnce(there)),
      now: new Date(),
      say: console.log,
    });
    console.log(`Restaurado en ${inSeconds(performance.now() - began)}. Arranca con las mismas variables: npm start`);
  } finally {
    await backup.close();
  }
}

/** Only a person can be asked. */
async function askOnce(there: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(
      `Ya hay algo en ${there}. ¿Se aparta, sin borrarlo, y se restaura? (sí/no) `,
    );
    return /^s[ií]?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

function readArguments(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'without-key': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Error();
    return { file, check: values.check, replace: values.replace, withoutKey: values['without-key'] };
  } catch {
    throw new CommandError(usage, 2);
  }
}
