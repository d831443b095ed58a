import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiDescription, apiDescriptionSchema } from '@femcoders/contracts/release-contract';
import { BuildError } from './build-error.ts';
import { isCheckout, keptApiDescription, repositoryRoot } from './paths.ts';
import { runProgram } from './run-program.ts';
import { hashFolders } from './source-inputs.ts';

/** The program that prints the API's description: a build imports no server. */
const program = join('api', 'src', 'print-api-description.ts');

/**
 * Reads what the API of these sources offers. It is asked once for the same sources and kept; a team's own repository has it as a file of
 * this package.
 * @param releasesDir where the answer is kept
 * @throws BuildError when the API's sources do not run
 */
export async function readApi(releasesDir: string): Promise<ApiDescription> {
  if (!isCheckout) return apiDescriptionSchema.parse(JSON.parse(await readFile(keptApiDescription, 'utf8')));
  const name = `.api-${await hashFolders(['api/src', 'contracts/src'])}.json`;
  const file = join(releasesDir, name);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return apiDescriptionSchema.parse(JSON.parse(kept));
  const { ok, stdout, stderr } = await runProgram(process.execPath, [join(repositoryRoot, program)]);
  if (!ok) throw new BuildError(`No se ha podido leer lo que ofrece la API (${program}):\n${stderr.trim()}`);
  // Another build may read it at the same time: it appears whole.
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, stdout);
  await rename(fresh, file);
  const outdated = (await readdir(releasesDir)).filter((other) => /^\.api-.*\.json$/.test(other) && other !== name);
  for (const other of outdated) await rm(join(releasesDir, other), { force: true });
  return apiDescriptionSchema.parse(JSON.parse(stdout));
}
