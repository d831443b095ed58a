import { measuredPage } from '@femcoders/contracts/beacon-path';
import type { RegistryDocument, Release, RouteEntry } from '@femcoders/contracts/registry';
import type { PageIdentity } from './page-files.ts';

/**
 * Finds whose page that is and the pattern of its path.
 * @param page null for the page of an unknown address
 * @returns null for pages of which nothing is measured
 */
export function measuredOwner(
  { shell, remotes }: RegistryDocument,
  page: PageIdentity | null,
): { owner: Release; route: RouteEntry } | null {
  const owner = [shell, ...remotes].find(({ name }) => name === page?.owner);
  const route = owner?.routes.find(({ id }) => id === page?.id);
  return owner && route && measuredPage.test(route.path) ? { owner, route } : null;
}
