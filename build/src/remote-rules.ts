import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contestedPrefixes, type PathClaim } from '@femcoders/contracts/path-claims';
import type { Release } from '@femcoders/contracts/registry';
import { houseBudget, type RemoteSettings, remoteSettingsSchema } from '@femcoders/contracts/remote-settings';
import { BuildError } from './build-error.ts';
import type { LibraryWeights } from './library-weights.ts';
import { repositoryRoot } from './paths.ts';
import { readJson } from './read-json.ts';
import { missingChunk, overBudget, weighRemote } from './remote-weight.ts';

/** @throws BuildError when a remote's `remote.json` is not what it should be */
export async function readRemoteSettings(directory: string): Promise<RemoteSettings> {
  const file = join(directory, 'remote.json');
  const parsed = remoteSettingsSchema.safeParse(await readJson(file));
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(
    ({ path, message }) => `  · ${[path.join('.'), message].filter(Boolean).join(': ')}`,
  );
  throw new BuildError(`${file} no es válido:\n${reasons.join('\n')}`);
}

/**
 * Two teams' addresses in one repository are kept apart before anything is built.
 * @throws BuildError naming whose each contested address is
 */
export async function keepApart(name: string, settings: RemoteSettings): Promise<void> {
  const contested = contestedPrefixes({ name, ...settings }, await readClaims());
  if (contested.length > 0) throw new BuildError(`${name} no se puede construir.\n${contested.join('\n')}`);
}

/** Returns what each remote of the repository holds to be its own. */
async function readClaims(): Promise<PathClaim[]> {
  const entries = await readdir(repositoryRoot, { withFileTypes: true });
  const remotes = entries.filter(({ name }) => existsSync(join(repositoryRoot, name, 'remote.json')));
  return Promise.all(
    remotes.map(async ({ name }) => ({ name, ...(await readRemoteSettings(join(repositoryRoot, name))) })),
  );
}

/**
 * @param clientFolder where the files of the release lie
 * @param libraries what each script carries of libraries
 * @throws BuildError when the release weighs more than the remote allows itself, or without a budget than the house does
 */
export async function keepBudget(
  release: Release,
  clientFolder: string,
  { budget = houseBudget }: RemoteSettings,
  libraries: LibraryWeights = {},
): Promise<void> {
  const excess = overBudget(await weighRemote(release, clientFolder), budget, libraries);
  if (excess.length === 0) return;
  throw new BuildError(
    `${release.name} pesa más de lo que se permite en budget de su remote.json, y no se publica.\n${excess.join('\n')}`,
  );
}

/**
 * A link in the footer or the header of every page leads to a page of the remote that adds it.
 * @throws BuildError naming the links that lead elsewhere, or twice to the same page
 */
export function keepLinks(
  { name, routes }: Pick<Release, 'name' | 'routes'>,
  { footer, header }: Pick<RemoteSettings, 'footer' | 'header'>,
): void {
  for (const [field, where, links] of [
    ['footer', 'del pie', footer],
    ['header', 'del menú', header],
  ] as const) {
    for (const { label, to } of links) {
      if (!routes.some(({ path }) => answers(path, to))) {
        const paths = routes.map(({ path }) => path).join(', ');
        throw new BuildError(
          `${name}: el enlace ${where} «${label}» lleva a ${to}, que no es ninguna de sus páginas (${paths}). Corrígelo en ${field} de su remote.json.`,
        );
      }
      if (links.filter((link) => link.to === to).length > 1)
        throw new BuildError(`${name}: ${to} está más de una vez en ${field} de su remote.json. Deja uno solo.`);
    }
  }
}

/** @throws BuildError naming a chunk that nothing imports, and the page or block that names it */
export function keepChunks(release: Pick<Release, 'name' | 'routes' | 'blocks' | 'chunks'>): void {
  const lost = missingChunk(release);
  if (!lost) return;
  const { piece, chunk } = lost;
  throw new BuildError(
    `${release.name}: ${piece} nombra en chunks «${chunk}», y ningún import() lo carga con ese nombre (/* webpackChunkName: "${chunk}" */). Quítalo de src/routes.tsx, o corrige el nombre.`,
  );
}

/** Whether the page of a route, whose segments may be parameters, is behind an address. */
function answers(routePath: string, address: string): boolean {
  const [own, given] = [routePath, address].map((path) => path.split('/')) as [string[], string[]];
  return own.length === given.length && own.every((part, index) => part.startsWith(':') || part === given[index]);
}
