import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { unmetRequirements } from '@femcoders/contracts/unmet-requirements';

/**
 * Returns what would be shown if releases were live: they stand where the versions before them do, and nothing stands in for them.
 */
export function placeCandidates(live: RegistryDocument, releases: readonly Release[]): RegistryDocument {
  const names = new Set(releases.map(({ name }) => name));
  const shell = releases.find(({ name }) => name === 'shell') ?? live.shell;
  const fallbacks = live.fallbacks.filter(({ name }) => !names.has(name));
  const fits = ({ contract }: Release) =>
    unmetRequirements(contract.needs, { shell: shell.contract.offers, api: null }).length === 0;
  const others = live.remotes
    .filter(({ name }) => !names.has(name))
    .flatMap((remote) =>
      // Another shell puts a remote back to its last version that fits.
      shell === live.shell
        ? [remote]
        : [remote, ...fallbacks.filter(({ name }) => name === remote.name)].filter(fits).slice(0, 1),
    );
  const candidates = releases.filter(({ name }) => name !== 'shell');
  return {
    revision: live.revision,
    shell,
    remotes: [...others, ...candidates],
    fallbacks,
    skipped: [],
  };
}
