import { missingChunk, overBudget, weighRemote } from '@femcoders/build/remote-weight';
import type { Release } from '@femcoders/contracts/registry';
import { houseBudget } from '@femcoders/contracts/remote-settings';
import { RegistryError } from './registry-error.ts';

/**
 * Weighs the files of a remote's release against the limits of the house. Its build has done so already; this holds for one whose
 * `release.json` somebody has written by hand, too, since what it says of sizes counts for nothing.
 * @param clientFolder where its files for browsers lie
 * @throws RegistryError `too-heavy`, naming what weighs most; `incomplete-release` when a page names files that the release does not list
 */
export async function enforceSizeBudget(clientFolder: string, release: Release): Promise<void> {
  if (release.name === 'shell') return;
  const { name, version } = release;
  const lost = missingChunk(release);
  if (lost !== null) {
    throw new RegistryError(
      'incomplete-release',
      `La versión ${name} ${version} no está completa: una de sus piezas carga «${lost.chunk}», y release.json no dice qué archivos son. Constrúyela de nuevo.`,
    );
  }
  const excess = overBudget(await weighRemote(release, clientFolder), houseBudget);
  if (excess.length === 0) return;
  throw new RegistryError(
    'too-heavy',
    `La versión ${name} ${version} pesa más de lo que el sitio permite a cualquier remoto, y no se publica.\n${excess.join('\n')}`,
  );
}
