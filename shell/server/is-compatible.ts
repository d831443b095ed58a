import type { Release } from '@femcoders/contracts/registry';
import { unmetRequirements } from '@femcoders/contracts/unmet-requirements';

/** Whether a remote can run in a shell. What the API offers, the registry sees to. */
export function isCompatible(remote: Release, shell: Release): boolean {
  return unmetRequirements(remote.contract.needs, { shell: shell.contract.offers, api: null }).length === 0;
}
