import type { ApiOffers, ReleaseContract, ShellOffers } from '@femcoders/contracts/release-contract';
import { unmetRequirements } from '@femcoders/contracts/unmet-requirements';

/** The fields of a release that the choice of versions uses. */
export interface Candidate {
  version: string;
  owner: string;
  contract: ReleaseContract;
}

/** The candidates of a name. */
export interface Part {
  /** `shell` or a remote's name. */
  name: string;
  live: Candidate;
  /** The versions that successive rollbacks would restore: each version once, only those whose folders are there. */
  earlier: Candidate[];
}

/** The chosen version of a name. */
export interface Choice {
  name: string;
  live: Candidate;
  /** The live release, or the newest one before it that fits; null when none does. */
  shown: Candidate | null;
  /** The compatible version that was live before the shown one. */
  fallback: Candidate | null;
  /** The unmet requirements of the live release, as Spanish sentences. */
  reasons: string[];
}

/**
 * Chooses what is shown of every name. The shell's live release is always shown; a remote's is, unless it misses
 * something of that shell or of the API: then the newest one before it that fits.
 * @param api what the API offers; null when it has not said so yet
 */
export function chooseVersions(parts: Part[], api: ApiOffers | null): Choice[] {
  const shell = parts.find(({ name }) => name === 'shell');
  const offers = shell?.live.contract.offers ?? null;
  const remotes = parts.filter((part) => part !== shell).map((remote) => chooseRemote(remote, offers, api));
  return shell ? [chooseShell(shell, remotes, api), ...remotes] : remotes;
}

function chooseRemote({ name, live, earlier }: Part, shell: ShellOffers | null, api: ApiOffers | null): Choice {
  const missing = (candidate: Candidate) => unmetRequirements(candidate.contract.needs, { shell, api });
  const reasons = missing(live);
  const [first = null, second = null] = [live, ...earlier].filter((candidate) => missing(candidate).length === 0);
  return { name, live, shown: first, fallback: second, reasons };
}

/** A shell before with which everything shown still fits is a better one to fall back to than just the one before. */
function chooseShell({ name, live, earlier }: Part, remotes: Choice[], api: ApiOffers | null): Choice {
  const servesAll = ({ contract }: Candidate) =>
    remotes.every(
      ({ shown }) => unmetRequirements(shown?.contract.needs ?? null, { shell: contract.offers, api }).length === 0,
    );
  return { name, live, shown: live, fallback: earlier.find(servesAll) ?? earlier[0] ?? null, reasons: [] };
}
