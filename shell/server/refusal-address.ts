import { measuredPage } from '@femcoders/contracts/beacon-limits';
import { refusalPath } from '@femcoders/contracts/refusal-names';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { PageIdentity } from './page-files.ts';

/**
 * Where browsers report what the policy of a page made them refuse (docs/decisions 0060), so that it is counted for the
 * versions that the page was made of. It names no more of the page than the pattern of its path.
 * @param page null for the page of an unknown address
 * @returns path and query; null for pages of which nothing is measured either
 */
export function refusalAddress({ shell, remotes }: RegistryDocument, page: PageIdentity | null): string | null {
  const owner = [shell, ...remotes].find(({ name }) => name === page?.owner);
  const route = owner?.routes.find(({ id }) => id === page?.id);
  if (!owner || !route || !measuredPage.test(route.path)) return null;
  return `/api${refusalPath}?page=${route.path}&owner=${owner.name}@${owner.version}&shell=${shell.version}`;
}
