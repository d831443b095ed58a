import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { HistoryRow, SwitchRequest } from '@femcoders/contracts/release-acts';
import type { ApiOffers } from '@femcoders/contracts/release-contract';
import type { ReleaseHistoryQuery } from '@femcoders/contracts/releases';
import type { Rollout, RolloutAct } from '@femcoders/contracts/rollouts';
import type { LiveRow, ReleaseRow } from './release-store.ts';
import type { ClearAwayOptions, Cleared } from './retention.ts';
import type { RolloutRunner, RolloutRunnerPorts } from './rollouts/rollout-runner.ts';
import type { RolloutOrder, Rollouts } from './rollouts/rollouts.ts';
import type { Switch } from './switches.ts';

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
