/**
 * Author's command: makes every picture whose description has changed, and takes away those that nobody describes any
 * more. Run from the repository's root: `npm run pictures`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allPictures, films } from './all-pictures.ts';
import { encode } from './encode.ts';
import { film, filmPaths } from './film.ts';
import { type Made, wanted } from './made.ts';

// It takes no arguments, and refuses any.
parseArgs();

const root = join(import.meta.dirname, '../..');
const record = join(root, 'pictures/made.json');

const made = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Made;
const files = allPictures();
const due = wanted(files, films);

for (const path of Object.keys(made)) if (!(path in due)) await rm(join(root, path), { force: true });
for (const file of files.filter(({ path }) => isDue(path))) {
  const target = join(root, file.path);
  const bytes = await encode(file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${file.path}`);
}
for (const plan of films.filter((one) => filmPaths(one).some(isDue))) {
  await film(plan, root);
  console.log(`   film     ${filmPaths(plan).join(', ')}`);
}
await writeFile(record, `${JSON.stringify(due, null, 2)}\n`);

function isDue(path: string): boolean {
  return made[path] !== due[path] || !existsSync(join(root, path));
}
