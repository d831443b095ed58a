import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { runProgram } from '../run-program.ts';

/** Lines of the compiler that are shown: the first errors explain the others. */
const shownLines = 20;

/**
 * Checks the types of one folder with the `tsconfig.json` that lies in it: of the rest of a repository only what the folder imports is read.
 * @throws BuildError with the compiler's own lines
 */
export async function checkTypes(name: string, directory: string): Promise<void> {
  const config = join(directory, 'tsconfig.json');
  if (!existsSync(config)) {
    throw new BuildError(
      `${name}: falta su tsconfig.json, así que sus tipos no se pueden comprobar. Cópialo de otro remoto (npm run new-remote lo escribe).`,
    );
  }
  const { ok, stdout, stderr } = await runProgram(
    process.execPath,
    [compilerFor(name, directory), '--project', config, '--noEmit', '--pretty', 'false'],
    {},
    directory,
  );
  if (ok) return;
  const lines = (stdout || stderr).trim().split('\n');
  const more = lines.length > shownLines ? [`… y ${lines.length - shownLines} líneas más`] : [];
  throw new BuildError(`${name}: los tipos no encajan.\n${[...lines.slice(0, shownLines), ...more].join('\n')}`);
}

/** The compiler that is installed for the folder: its repository chooses which. */
function compilerFor(name: string, directory: string): string {
  try {
    const manifest = createRequire(join(directory, 'package.json')).resolve('typescript/package.json');
    return join(dirname(manifest), 'bin', 'tsc');
  } catch {
    throw new BuildError(
      `${name}: falta TypeScript, así que sus tipos no se pueden comprobar. npm install -D typescript`,
    );
  }
}
