import type { Registry } from '@femcoders/registry/registry';
import { releaseNames } from './release-names.ts';

/** Everything that has sources here or was ever published: a remote whose folder was deleted may still be live. */
export async function knownNames(registry: Pick<Registry, 'releases'>): Promise<string[]> {
  const published = (await registry.releases()).map(({ name }) => name);
  return [...new Set([...(await releaseNames()), ...published])];
}
