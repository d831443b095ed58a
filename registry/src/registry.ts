import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import type { Switcher } from '@femcoders/contracts/release-acts';
import type { Pool } from 'pg';
import { createDocumentCache } from './document-cache.ts';
import { enforceSizeBudget } from './enforce-size-budget.ts';
import { readRelease } from './live-document.ts';
import { migrate } from './migrate.ts';
import { RegistryError, type RegistryErrorCode } from './registry-error.ts';
import type { RegistryLog } from './registry-log.ts';
import type { Registry, SwitchedBy, SwitchedTo } from './registry-types.ts';
import { checkReleaseFolder, releaseFolder } from './release-folder.ts';
import {
  listHistory,
  listLive,
  listReleases,
  listSwitches,
  type RecordSwitch,
  readLiveVersion,
  readPublishingState,
} from './release-store.ts';
import { clearAway } from './retention.ts';
import { createRolloutRunner } from './rollouts/rollout-runner.ts';
import { createRollouts, type RecordRollout } from './rollouts/rollouts.ts';
import { storeApiOffers } from './store-api-offers.ts';
import { isKnown } from './store-once.ts';
import { storeRelease } from './store-release.ts';
import type { StoredReleases } from './stored-releases/stored-releases.ts';
import { uploadMissingReleases } from './stored-releases/upload-missing-releases.ts';
import { type SwitchPorts, storeAndSwitch, switchAndPin, switchBack, takeOff, unpin } from './switches.ts';
import { switchBackTogether, switchTogether } from './trains.ts';
import { type TryCandidates, tryBeforeSwitch } from './try-before-switch.ts';

export type { Registry, RegistryRollouts, SwitchedBy, SwitchedTo } from './registry-types.ts';

export interface RegistryPorts {
  pool: Pool;
  /** A pool whose connections are separate sessions, to migrate and to listen, where those of `pool` are lent by a pooler. */
  sessionPool?: Pool;
  /** Where releases live: each in `<releasesDir>/<name>/<version>/`. The last document is kept there too. */
  releasesDir: string;
  log: RegistryLog;
  /** Where the machines of a site share releases; without it they share `releasesDir`. */
  stored?: StoredReleases | null;
  /** Called with every switch inside its transaction, for a log of all sensitive acts: when it fails, so does the switch. */
  recordSwitch?: RecordSwitch;
  /** Called with the actions of people and teams on roll-outs, in their transaction. */
  recordRollout?: RecordRollout;
  clock?: () => Date;
  /** Tries what goes live and never was; without it nothing is tried. */
  tryCandidates?: TryCandidates | undefined;
  /** How often the revision is compared even though nothing was announced, in milliseconds. */
  checkEveryMs?: number;
}

/** Name in the history of a switch for which nobody gave one. */
const unnamed = 'npm start';

const switcher = ({ by = unnamed, request }: SwitchedBy = {}): Switcher => ({ name: by, request: request ?? null });

/** Why something must not go live now, and may later. */
const heldBack: readonly RegistryErrorCode[] = ['frozen', 'not-approved', 'stopped-itself'];

export function createRegistry(ports: RegistryPorts): Registry {
  const { pool, releasesDir, log, recordSwitch = async () => {}, tryCandidates, checkEveryMs = 5_000 } = ports;
  const { recordRollout = async () => {}, clock = () => new Date(), stored = null, sessionPool = pool } = ports;
  const snapshotFile = join(releasesDir, 'registry.json');
  const cached = createDocumentCache({ database: sessionPool.options, snapshotFile, log, checkEveryMs });
  const check = async (release: Release) => {
    try {
      await checkReleaseFolder(releasesDir, release);
    } catch (error) {
      if (!stored) throw error;
      // Another machine has built it, or received it.
      await stored.fetch(release, { again: true });
    }
  };
  /** Uploads releases to the store before the registry names them, for the other machines. */
  const keep = async (releases: readonly Release[]) => {
    for (const release of stored ? releases : []) {
      await isKnown(pool, release);
      await check(release);
      await stored?.keep(release);
    }
  };
  const weigh = (release: Release) => enforceSizeBudget(join(releaseFolder(releasesDir, release), 'client'), release);
  const switching: SwitchPorts = { pool, check, weigh, record: recordSwitch, clock };
  /** For what was kept some time ago: the store may have lost it since. */
  const switchingKnown: SwitchPorts = {
    ...switching,
    async check(release) {
      await check(release);
      await stored?.keepSoon(release);
    },
  };

  async function refreshed<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    await cached.refreshIfWatching();
    return done;
  }

  async function isWhole(release: Release): Promise<boolean> {
    return check(release).then(
      () => true,
      () => false,
    );
  }

  const tried = async (releases: readonly Release[], by?: SwitchedTo, evenIfHeld = false) => ({
    tried: await tryBeforeSwitch({ pool, check, tryCandidates }, releases, {
      isUntried: by?.untried ?? false,
      evenIfHeld,
    }),
  });
  const rollouts = createRollouts({
    switching: switchingKnown,
    tried: async (release, isUntried) => ({ ...switchingKnown, ...(await tried([release], { untried: isUntried })) }),
    record: recordRollout,
    clock,
    refresh: () => cached.refreshIfWatching(),
  });
  const publishUntried = async (release: Release, by?: SwitchedBy) => {
    await keep([release]);
    return refreshed(storeAndSwitch(switching, release, switcher(by)));
  };
  const publish: Registry['publish'] = async (release, by) => {
    await keep([release]);
    return refreshed(storeAndSwitch({ ...switching, ...(await tried([release], by)) }, release, switcher(by)));
  };

  return {
    migrate: () => migrate(sessionPool),
    document: cached.document,
    release: (name, version) => readRelease(pool, name, version),
    publish,
    async store(release, by) {
      await keep([release]);
      await storeRelease(switching, release, switcher(by));
    },
    async publishVersion(name, version, by) {
      const release = await readRelease(pool, name, version);
      if (release) return publish(release, by);
      throw new RegistryError(
        'unknown-release',
        `De ${name} no hay ninguna versión ${version}, o sus archivos ya se han quitado. Súbela otra vez.`,
      );
    },
    async publishTogether(releases, by) {
      await keep(releases);
      return refreshed(switchTogether({ ...switching, ...(await tried(releases, by)) }, releases, switcher(by)));
    },
    rollBackTogether: (name, by) => refreshed(switchBackTogether(switchingKnown, name, switcher(by))),
    async publishChanged(release, by) {
      const { name, version } = release;
      const { live, pinned, retired, ...state } = await readPublishingState(pool, name);
      if (retired) return null;
      // What somebody has published since is newer than sources that were live before it; sources that are new are newer still.
      const isSuperseded = state.publishedLastBy !== unnamed && state.published.includes(version);
      const isDecided = state.publishedLast === version || isSuperseded || state.rolledOut.includes(version);
      const isWanted = !live || !isDecided || !(await isWhole(live));
      if (isWanted) {
        try {
          return await publishUntried(release, by);
        } catch (error) {
          // What must not go live now is no reason not to start with what is.
          if (!live || !(error instanceof RegistryError) || !heldBack.includes(error.code)) throw error;
          log.warn({ err: error, remote: name, version }, 'not published: what was live goes on');
        }
      }
      return { name, version: live.version, previous: live.version, switched: false, held: pinned, steppedBack: [] };
    },
    rollback: (name, { from, ...by } = {}) => refreshed(switchBack(switchingKnown, name, switcher(by), from)),
    async pin(name, version, by) {
      const release = await readRelease(pool, name, version);
      const ports = { ...switchingKnown, ...(await tried(release ? [release] : [], by, true)) };
      return refreshed(switchAndPin(ports, name, version, switcher(by)));
    },
    unpin: (name, by) => refreshed(unpin(switching, name, switcher(by))),
    retire: (name, by) => refreshed(takeOff(switching, name, switcher(by))),
    async offer(part, offers) {
      if (await storeApiOffers(pool, part, offers)) await cached.refreshIfWatching();
    },
    live: (name) => readLiveVersion(pool, name),
    releases: (name) => listReleases(pool, name),
    history: (limit, name) => listHistory(pool, limit, name),
    allLive: () => listLive(pool),
    switches: (question) => listSwitches(pool, question),
    rollouts: {
      latest: rollouts.latest,
      list: rollouts.list,
      start: (name, order, by) => rollouts.start(name, order, switcher(by), by?.untried),
      setShare: (name, share, by, seen) => rollouts.setShare(name, share, switcher(by), seen),
      act: (name, act, by, seen) => rollouts.act(name, act, switcher(by), seen),
    },
    runRollouts: (options) =>
      createRolloutRunner({ switching: switchingKnown, log, refresh: cached.refreshIfWatching, clock, ...options }),
    async uploadMissingReleases() {
      if (stored) await uploadMissingReleases(pool, { releasesDir, stored, log });
    },
    clearAway: (options) => clearAway(pool, { releasesDir, stored }, options),
    close: cached.close,
  };
}
