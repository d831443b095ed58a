// npm run export -- /carpeta: the whole public site as files, while it runs.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@femcoders/contracts/spanish-count';
import { writeDate } from '@femcoders/contracts/spanish-date';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { localAddress, readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { exportSite } from './export-site.ts';

const usage = 'Uso: npm run export -- /carpeta [--from http://127.0.0.1:3000: el sitio en marcha del que se copia]';

await runCommand(async (given) => {
  const { folder, from } = readArguments(given);
  const { host, port, publicUrl } = readEnvironment(process.env);
  const origin = from ?? localAddress(host, port);
  await fetch(`${origin}/healthz`).catch(() => {
    throw new CommandError(`El sitio no responde en ${origin}. Arráncalo (npm start) o di dónde está con --from.`);
  });
  const formNote = `Aquí había un formulario. Esta es una copia del sitio del ${writeDate(new Date(), { dateStyle: 'long' })}: se puede leer entera, pero no envía nada.`;
  const { pages, files, bytes, dead } = await exportSite({ origin, publicUrl, folder, formNote });
  console.log(
    `${folder}: ${counted(pages, 'página', 'páginas')} y ${files - pages} archivos más, ${sizeInWords(bytes)}.`,
  );
  if (dead.length === 0) return;
  throw new CommandError(`Algo falta en la copia o no lleva a ninguna parte:\n${dead.join('\n')}`);
});

function readArguments(given: string[]): { folder: string; from: string | null } {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { from: { type: 'string' } },
    });
    const [folder, ...rest] = positionals;
    if (!folder || rest.length > 0) throw new Error();
    return { folder: resolve(folder), from: values.from ? originOf(values.from) : null };
  } catch {
    throw new CommandError(usage);
  }
}

/** @throws for what is more than the address of a site: what stands behind it would go unheard */
function originOf(from: string): string {
  const { protocol, origin, href } = new URL(from);
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`) throw new Error();
  return origin;
}
