// npm run kit -- <folder>: the packages that teams' repositories install, as the next release of the shell has them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sourcesOf } from '../paths.ts';
import { readApi } from '../read-api.ts';
import { hashInputs } from '../source-inputs.ts';
import { makeKit } from './make-kit.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [place, ...more] = positionals;
if (place && more.length === 0) {
  const kept = await mkdtemp(join(tmpdir(), 'femcoders-api-'));
  const apiFile = join(kept, 'api.json');
  const api = JSON.stringify(await readApi(kept));
  await writeFile(apiFile, api);
  const output = resolve(process.env.INIT_CWD ?? '.', place);
  const version = await hashInputs(sourcesOf('shell'), 'shell', 'shell', api);
  const { packages } = await makeKit({ version, output, apiFile });
  await rm(kept, { recursive: true });
  for (const [name, { version, file }] of Object.entries(packages))
    console.log(`${name} ${version}: ${join(output, file)}`);
} else {
  console.error('Di una carpeta, que recibe los paquetes: npm run kit -- ../paquetes');
  process.exitCode = 2;
}
