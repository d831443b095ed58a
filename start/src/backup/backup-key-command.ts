// npm run backup-key -- /ruta/copias.key: makes the pair of keys for backups in the store. What opens them goes into the file alone.

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { makeBackupKeys } from './encryption.ts';

await runCommand(async ([file, ...more]) => {
  if (!file || more.length > 0) throw new CommandError('Uso: npm run backup-key -- /ruta/copias.key', 2);
  const { recipient, identity } = await makeBackupKeys();
  const text = `# La clave que abre las copias de seguridad hechas para ${recipient}\n${identity}\n`;
  await writeFile(resolve(file), text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST' ? `Ya existe ${file}: di otro nombre.` : `No se puede escribir ${file} (${error.code}).`,
    );
  });
  console.log(`BACKUP_RECIPIENT=${recipient}`);
  console.log(
    `La clave que las abre está en ${file}. Guárdala fuera de los servidores: sin ella no se abre ninguna copia.`,
  );
});
