import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..', '..');

/** Everything that is released on its own: the shell, and every folder of the repository with a `remote.json`. */
export async function releaseNames(folder = repositoryRoot): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const remotes = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'remote.json')))
    .map((entry) => entry.name)
    .sort();
  return ['shell', ...remotes];
}

/**
 * Reads the names given on the command line.
 * @param usage how the command is called, for a call without names
 * @throws CommandError with exit code 2 and the known names when one is missing or unknown
 */
export function readNames(given: string[], known: string[], usage: string): string[] {
  const choices = `Puedes elegir entre: ${known.join(', ')}.`;
  if (given.length === 0) throw new CommandError(`Falta decir qué. Uso: ${usage}\n${choices}`, 2);
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new CommandError(`No conozco «${unknown.join('», «')}». ${choices}`, 2);
  return [...new Set(given)];
}

/**
 * Reads the names given on the command line for a site elsewhere, which knows itself which of them it has.
 * @throws CommandError with exit code 2 when there is none, or one that no part can have
 */
export function readParts(given: string[], usage: string): string[] {
  if (given.length === 0) throw new CommandError(`Falta decir qué. Uso: ${usage}`, 2);
  const wrong = given.filter((name) => !/^(shell|mf-[a-z0-9-]+)$/.test(name));
  if (wrong.length > 0) throw new CommandError(`No hay ninguna parte «${wrong.join('», «')}». Uso: ${usage}`, 2);
  return [...new Set(given)];
}
