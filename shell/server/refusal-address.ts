import { refusalPath } from '@femcoders/contracts/refusal-names';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { measuredOwner } from './measured-owner.ts';
import type { PageIdentity } from './page-files.ts';

/**
 * Where browsers report what the policy of a page made them refuse (docs/decisions 0060), so that it is counted for the
 * versions that the page was made of. It names no more of the page than the pattern of its path.
 * @param page null for the page of an unknown address
 * @returns path and query; null for pages of which nothing is measured either
 */
export function refusalAddress(live: RegistryDocument, page: PageIdentity | null): string | null {
  const found = measuredOwner(live, page);
  if (!found) return null;
  const { owner, route } = found;
  return `/api${refusalPath}?page=${route.path}&owner=${owner.name}@${owner.version}&shell=${live.shell.version}`;
}
