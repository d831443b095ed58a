import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { BuildError } from './build-error.ts';

/**
 * Reads a file that a team writes by hand.
 * @throws BuildError that names the file, and line and column of what is no JSON
 */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'no existe' : `no se puede leer (${error.code})`;
    throw new BuildError(`${basename(file)} ${reason} en ${dirname(file)}.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, at] = /at position (\d+)/.exec(message) ?? [];
    const before = at === undefined ? text.trimEnd() : text.slice(0, Number(at));
    const [line, column] = [before.split('\n').length, before.length - before.lastIndexOf('\n')];
    throw new BuildError(
      `${file}:${line}:${column} no es JSON: mira las comas, las comillas y las llaves de alrededor.`,
    );
  }
}
