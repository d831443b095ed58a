import { join } from 'node:path';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { ApiOffers } from '@femcoders/contracts/release-contract';
import type { ReleaseHistoryQuery } from '@femcoders/contracts/releases';
import type { Rollout, RolloutAct } from '@femcoders/contracts/rollouts';
import type { Pool } from 'pg';
import { createDocumentCache } from './document-cache.ts';
import { enforceSizeBudget } from './enforce-size-budget.ts';
import { readRelease } from './live-document.ts';
import { migrate } from './migrate.ts';
import { RegistryError, type RegistryErrorCode } from './registry-error.ts';
import type { RegistryLog } from './registry-log.ts';
import { checkReleaseFolder, releaseFolder } from './release-folder.ts';
import {
  type HistoryRow,
  type LiveRow,
  listHistory,
  listLive,
  listReleases,
  listSwitches,
  type RecordSwitch,
  type ReleaseRow,
  readLiveVersion,
  readPublishingState,
  type Switcher,
  type SwitchRequest,
} from './release-store.ts';
import { type ClearAwayOptions, type Cleared, clearAway } from './retention.ts';
import { createRolloutRunner, type RolloutRunner, type RolloutRunnerPorts } from './rollouts/rollout-runner.ts';
import { createRollouts, type RecordRollout, type RolloutOrder, type Rollouts } from './rollouts/rollouts.ts';
import { storeApiOffers } from './store-api-offers.ts';
import { storeRelease } from './store-release.ts';
import type { StoredReleases } from './stored-releases/stored-releases.ts';
import { uploadMissingReleases } from './stored-releases/upload-missing-releases.ts';
import {
  isKnown,
  letGo,
  type Switch,
  type SwitchPorts,
  storeAndSwitch,
  switchAndHold,
  switchBack,
  takeOff,
} from './switches.ts';
import { switchBackTogether, switchTogether } from './trains.ts';
import { type TryCandidates, tryBeforeSwitch } from './try-before-switch.ts';

export interface RegistryPorts {
  pool: Pool;
  /** A pool whose connections are sessions of their own, to migrate and to listen, where those of `pool` are lent by a pooler. */
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

/** The author of a switch: a person's or a process's name for the history, and her request where she asked on the site. */
export interface SwitchedBy {
  by?: string;
  request?: SwitchRequest;
}

/** A switch to what may never have been live. */
export interface SwitchedTo extends SwitchedBy {
  /** Makes it live without trying it first, which is noted. */
  untried?: boolean;
}

/** The control plane: which releases there are, and which of them are live. */
export interface Registry {
  /** Creates or updates its tables. Once, before anything else. */
  migrate(): Promise<void>;
  /**
   * Returns the live document. Costs nothing: it is kept in memory and renewed when a switch is announced. While the database
   * is away, the last known document keeps being answered, after a restart too.
   * @throws RegistryError `empty` before the first release of the shell, `unavailable` without database and snapshot
   */
  document(): Promise<RegistryDocument>;
  /** A release, live or not, for a preview; null when there is none of that version, or its folder was cleared away. */
  release(name: string, version: string): Promise<Release | null>;
  /**
   * Makes a release live, in one step for all who ask; while another version is held, it is only stored. Releases are
   * immutable: the same version again is only switched to.
   * @throws RegistryError `incomplete-release`, `too-heavy`, `version-taken`, `does-not-fit`, `path-taken`, `does-not-render`
   */
  publish(release: Release, by?: SwitchedTo): Promise<Switch>;
  /**
   * Stores a release without making it live, for what is rolled out.
   * @throws RegistryError `incomplete-release`, `too-heavy`, `version-taken`
   */
  store(release: Release, by?: SwitchedBy): Promise<void>;
  /**
   * Makes a version live that is stored already; while another one is held, nothing changes.
   * @throws RegistryError `unknown-release` where there is none, or its files were cleared away; as `publish`
   */
  publishVersion(name: string, version: string, by?: SwitchedBy): Promise<Switch>;
  /**
   * Makes releases live together, in one step, each judged with the others in place.
   * @throws RegistryError `pinned`; as `publish`. Then nothing has changed.
   */
  publishTogether(releases: readonly Release[], by?: SwitchedTo): Promise<readonly Switch[]>;
  /**
   * Takes back in one step what went live in one step with what is live of a name.
   * @throws RegistryError `nothing-to-roll-back`; as `rollback`. Then nothing has changed.
   */
  rollBackTogether(name: string, by?: SwitchedBy): Promise<readonly Switch[]>;
  /**
   * Publishes a release unless it is what was published last: so a rollback outlives a restart from unchanged sources. What a person or a team has
   * published since does, too, where these sources were live before it.
   * Files that the live release has lost are a reason to publish, too. It is not tried first: this is the start of a site, which has nothing
   * to try it on yet.
   * @returns null when the remote was taken off the site: then only `publish` restores it
   * @throws RegistryError as `publish`, but for `does-not-render`
   */
  publishChanged(release: Release, by?: SwitchedBy): Promise<Switch | null>;
  /**
   * Makes the version live again that was live before the present one; a second call goes one further back.
   * With `from` it is that version that is taken back, and no other.
   * @throws RegistryError `nothing-to-roll-back`, `another-is-live`, `pinned`, `does-not-fit`, `path-taken`,
   * `incomplete-release` when its folder is gone
   */
  rollback(name: string, by?: SwitchedBy & { from?: string }): Promise<Switch>;
  /**
   * Makes a released version live and holds it: what is published meanwhile waits.
   * @throws RegistryError `unknown-release`, `does-not-fit`, `path-taken`, `does-not-render`, `incomplete-release` when its folder is gone
   */
  pin(name: string, version: string, by?: SwitchedTo): Promise<Switch>;
  /**
   * Lets go of the version that is held. It stays live until another one is published.
   * @throws RegistryError `not-live`
   */
  unpin(name: string, by?: SwitchedBy): Promise<Switch>;
  /**
   * Takes a remote off the site: its pages are gone until it is published or pinned again.
   * @returns the version that was live
   * @throws RegistryError `not-live`, `shell-stays`
   */
  retire(name: string, by?: SwitchedBy): Promise<{ name: string; previous: string }>;
  /** Says what a part that is no release offers to remotes. What is shown is decided again when it differs. */
  offer(part: 'api', offers: ApiOffers): Promise<void>;
  /** The live version of a name, or null. */
  live(name: string): Promise<string | null>;
  /** Every release, or those of one name: by name, the newest first. */
  releases(name?: string): Promise<ReleaseRow[]>;
  /** The latest switches, the newest first. */
  history(limit: number, name?: string): Promise<HistoryRow[]>;
  /** Returns the live version of every name, since when and by whom. */
  allLive(): Promise<LiveRow[]>;
  /** The switches that a question selects, a page of them, and how many there are. */
  switches(question: ReleaseHistoryQuery): Promise<{ entries: HistoryRow[]; total: number }>;
  /** Releases that go to a share of the visitors before they are live. */
  readonly rollouts: RegistryRollouts;
  /** Weighs visits of roll-outs and takes their steps, until it is stopped. */
  runRollouts(options?: Pick<RolloutRunnerPorts, 'onEvent' | 'every'>): RolloutRunner;
  /** Uploads to the store what it lacks of the releases that lie on this machine: those from before there was a store, too. */
  uploadMissingReleases(): Promise<void>;
  /** Removes the folders of releases that nobody can need any more. Several processes may do so at once. */
  clearAway(options: ClearAwayOptions): Promise<Cleared>;
  /** Ends its own connection and timer. The pool is its owner's. */
  close(): Promise<void>;
}

/** Roll-outs, asked for as switches are. */
export interface RegistryRollouts extends Pick<Rollouts, 'latest' | 'list'> {
  /** @throws as `Rollouts.start` */
  start(name: string, order: RolloutOrder, by?: SwitchedTo): Promise<Rollout>;
  setShare(name: string, share: number, by?: SwitchedBy, seen?: number): Promise<Rollout>;
  act(name: string, act: RolloutAct, by?: SwitchedBy, seen?: number): Promise<Rollout>;
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
      await stored.bring(release, { again: true });
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
  const switching: SwitchPorts = { pool, check, weigh, record: recordSwitch };
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
      return refreshed(switchAndHold(ports, name, version, switcher(by)));
    },
    unpin: (name, by) => refreshed(letGo(switching, name, switcher(by))),
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
