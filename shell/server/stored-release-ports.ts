import type { Release } from '@femcoders/contracts/registry';

/** A store of releases that are not on this machine. Both do nothing where the files are here. */
export interface StoredReleasePorts {
  /** @throws when the store does not have it, or does not answer */
  fetch(release: Release): Promise<void>;
  /** The packages for teams of a version of the shell. @throws when the store does not answer */
  fetchPackages(version: string): Promise<void>;
}
