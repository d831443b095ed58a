import type { Release } from './registry.ts';
import type { ReleaseAction } from './releases.ts';
import type { RolloutAct } from './rollouts.ts';

// What the registry reports of each act on releases, and the API writes into its audit log.

/** The request with which somebody asked for an act on the site: where it came from, for the log of sensitive acts. */
export interface SwitchRequest {
  /** Null where a team's token asked. */
  memberId: string | null;
  requestId: string;
  addressHash: string | null;
  /** The token, and who or what presented it, as they say. */
  team?: { tokenId: string; label: string; builder: string | null };
}

/** The author of a switch: a person's or a process's name, and her request where she asked on the site. */
export interface Switcher {
  name: string;
  /** Null for a command line. */
  request: SwitchRequest | null;
}

/** The state of a release's sources. */
export type Sources = Pick<Release, 'commit' | 'uncommitted'>;

/** A line of the history: who switched what, from which version to which, and when. */
export interface HistoryRow {
  /** Number of the switch in the registry's history. */
  id: number;
  /** `shell` or a remote's name. */
  name: string;
  action: ReleaseAction;
  before: string | null;
  /** Null when the remote was taken off the site. */
  after: string | null;
  by: string;
  at: Date;
}

/** A switch of what is live. */
export interface SwitchLine extends HistoryRow {
  request: SwitchRequest | null;
  /** Of the release that is live now. */
  sources?: Sources | undefined;
}

/** An act on releases that switches nothing. */
export interface PublishingLine {
  act:
    | 'upload'
    | 'preview'
    | 'token-create'
    | 'token-revoke'
    | 'right-give'
    | 'right-take'
    | 'freeze-start'
    | 'freeze-end'
    | 'rule-set';
  /** `shell`, a remote's name, a token's id, or `all` for every part. */
  subject: string;
  by: string;
  at: Date;
  request: SwitchRequest;
  after: Record<string, unknown>;
}

/** An act of a person or a team on a roll-out. */
export interface RolloutLine {
  act: `rollout-${'start' | 'share' | RolloutAct}`;
  /** `shell` or a remote's name. */
  name: string;
  after: Record<string, unknown>;
  by: Switcher;
  at: Date;
}

/** An automatic step of a roll-out that somebody is notified of. */
export interface RolloutEvent {
  kind: 'stopped' | 'live' | 'too-few-visits' | 'cannot-go-on' | 'needs-approval';
  name: string;
  version: string;
  /** The team that ships it. */
  owner: string;
  /** The account that started it, if any. */
  startedById: string | null;
  /** The event as a Spanish sentence with its figures. */
  reason: string;
}
