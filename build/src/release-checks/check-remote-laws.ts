import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BuildError } from '../build-error.ts';
import { importsOf, isCode } from './module-imports.ts';
import { describeImport, remoteLaws } from './remote-laws.ts';

const ignoredFolders = new Set(['node_modules', 'dist', 'var']);

/**
 * Judges every import of a remote's folder, of its tests too. Declarations (`.d.ts`) leave nothing in what is built, and the compiler reads them.
 * @param directory folder of the remote, wherever it lies
 * @throws BuildError naming each unlawful import, where it is and what to do instead
 */
export async function checkRemoteLaws(name: string, directory: string): Promise<void> {
  const broken: string[] = [];
  for (const path of await sourcesBelow(directory)) {
    const file = relative(directory, path).split(sep).join('/');
    for (const found of await importsOf(`${name}/${file}`, await readFile(path, 'utf8'))) {
      const use = describeImport(found);
      const reason = remoteLaws.map((law) => law(use)).find((message) => message !== null);
      if (reason) broken.push(`  · ${file}:${found.line}: ${reason}`);
    }
  }
  if (broken.length > 0) throw new BuildError(`${name} importa lo que un remoto no puede:\n${broken.join('\n')}`);
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const nested = await Promise.all(
    (await readdir(folder, { withFileTypes: true })).map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : sourcesBelow(path);
      return entry.isFile() && isCode(entry.name) ? [path] : [];
    }),
  );
  return nested.flat().sort();
}
