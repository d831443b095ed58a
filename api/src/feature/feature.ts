import type { ScheduledTask } from '@femcoders/contracts/scheduled-tasks';
import type pg from 'pg';
import type { ApiContext, ListName } from '../context.ts';
import type { Channel } from '../database/change-feed.ts';
import type { JobKind } from '../jobs/jobs.ts';
import type { WorkPorts } from '../jobs/work-ports.ts';
import type { AccountReference } from './account-reference.ts';
import type { DataPart } from './data-part.ts';
import type { OnEventChanged } from './event-change.ts';
import type { WorkSource } from './pending-work.ts';

/**
 * All that the rest of the API must know of a feature. Each folder of `features/` declares one in its `feature.ts`, `features.ts` lists them,
 * and nothing else has to be edited for a new one. What other features may use of it is exported by the same file.
 */
export interface Feature {
  /** Its folder. */
  name: string;
  /** Register its routes. */
  routes?: readonly ((context: ApiContext) => void)[];
  /** Its lists that are kept ready, each with the channels that make it outdated. */
  lists?: Partial<Record<ListName, readonly Channel[]>>;
  /** The jobs of the feature, run on request or on schedule. */
  jobs?: readonly FeatureJob<never>[];
  /** Removes what has expired; every hour, before the other tasks. */
  purge?: Tasks<PurgePorts>;
  /** Its tasks that are due every hour. */
  hourly?: Tasks<TaskPorts>;
  /** Its tasks that are due every five minutes, in a separate queue: a slow one delays no other feature's. */
  everyFiveMinutes?(ports: Pick<WorkPorts, 'clamavUrl' | 'uploads'>): Tasks<TaskPorts>;
  /** Where work waits in the administration. */
  pendingWork?: readonly WorkSource[];
  /** The feature's data about members, exported in their copy and erased with their account. */
  memberData?: readonly DataPart[];
  /** Columns that lead to a member and are no part of her copy, and why: `table.column`. */
  notMemberData?: Readonly<Record<string, string>>;
  /** The references to accounts, for merging one into another. */
  accounts?: { carried?: readonly AccountReference[]; leftBehind?: readonly string[] };
  /** Does what it has to when an event changes. */
  onEventChanged?(ports: Pick<WorkPorts, 'enqueueMail' | 'placeLinks'>): OnEventChanged;
  /** Reads changes of content as they are announced. */
  followChanges?(ports: FollowPorts): ChangeFollower;
}

/** Tasks by name; the last run of each is recorded. */
export type Tasks<Ports> = Readonly<Partial<Record<ScheduledTask, (ports: Ports) => Promise<unknown>>>>;

export interface PurgePorts extends Pick<WorkPorts, 'pool' | 'db'> {
  now: Date;
}

export interface TaskPorts extends WorkPorts {
  now: Date;
}

/** A kind of job that a feature does. */
export interface FeatureJob<Payload extends object = object> extends Omit<JobKind<Payload>, 'work'> {
  /** Does one job; it fails by throwing. */
  work(payload: Payload, ports: TaskPorts): Promise<void>;
}

export interface FollowPorts {
  pool: pg.Pool;
  log: { warn(details: object, message: string): void };
}

export interface ChangeFollower {
  /** Something changed; without a channel, anything may have. */
  refresh(channel?: Channel): void;
  /** Resolves once nothing is being read. */
  settled(): Promise<void>;
}
