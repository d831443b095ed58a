import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { RegistryLog } from '../registry-log.ts';
import type { StoredReleases } from './stored-releases.ts';

/** How long what was live goes on while the files of what is live now are fetched, in milliseconds. */
const patienceMs = 30_000;
/** How long the first who asks waits for them, and how long until a fetch that failed is tried again, in milliseconds. */
const firstWaitMs = 5_000;
const againMs = 2_000;

export interface StagedDocumentPorts {
  document: () => Promise<RegistryDocument>;
  stored: Pick<StoredReleases, 'fetch'>;
  log: RegistryLog;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * Returns what is live as soon as its files are on this machine. Until then what was live before goes on, so that nobody waits for a store or
 * is shown a part without its files. A store that stays away holds a new version back for half a minute: then the parts whose files are missing
 * are shown in their earlier version, as wherever files are missing.
 */
export function createStagedDocument({
  document,
  stored,
  log,
  now = () => performance.now(),
}: StagedDocumentPorts): () => Promise<RegistryDocument> {
  let shown: RegistryDocument | null = null;
  let staged: { document: RegistryDocument; since: number; isThere: boolean; fetched: Promise<void> } | null = null;

  async function fetchAll(wanted: RegistryDocument): Promise<void> {
    for (let attempt = 1; staged?.document === wanted || attempt === 1; attempt += 1) {
      const { shell, remotes, fallbacks, rollouts = [] } = wanted;
      const needed = [shell, ...remotes, ...rollouts.map(({ release }) => release)];
      const fetched = await Promise.allSettled(needed.map((release) => stored.fetch(release)));
      const failed = fetched.find((one) => one.status === 'rejected');
      if (!failed) {
        // Nobody waits for what may be needed one day.
        for (const release of fallbacks) await stored.fetch(release).catch(() => undefined);
        return;
      }
      if (attempt === 1) log.warn({ err: failed.reason }, 'files of what is live are not here yet');
      await wait(againMs, undefined, { ref: false });
    }
  }

  return async () => {
    const present = await document();
    if (present === shown) return present;
    if (staged?.document !== present) {
      const own = { document: present, since: now(), isThere: false, fetched: Promise.resolve() };
      staged = own;
      own.fetched = fetchAll(present).then(() => {
        own.isThere = true;
      });
    }
    if (!shown) await Promise.race([staged.fetched, wait(firstWaitMs, undefined, { ref: false })]);
    if (!shown || staged.isThere || now() - staged.since >= patienceMs) shown = present;
    return shown;
  };
}
