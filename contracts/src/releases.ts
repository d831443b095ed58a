import * as z from 'zod/mini';
import { versionSchema } from './registry.ts';

const whole = (most: number) =>
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.pipe(z.transform(Number), z.number().check(z.lte(most))));

/** Which page of a list is asked for, as every list of the administration takes it. */
export const pageOfListSchema = {
  page: z._default(whole(1_000_000), 1),
  limit: z._default(whole(500), 50),
};

/**
 * An action that changes what is live: a new version, a step back, holding one version in spite of later releases, letting
 * go of it, or taking a remote off the site.
 */
export const releaseActionSchema = z.enum(['publish', 'rollback', 'pin', 'unpin', 'retire']);
export type ReleaseAction = z.infer<typeof releaseActionSchema>;

/** The live release of the shell or of a remote. */
export const liveReleaseSchema = z.object({
  /** `shell` or a remote's name. */
  name: z.string(),
  version: z.string(),
  /** The team that ships it. */
  owner: z.string(),
  commit: z.nullable(z.string()),
  /** Whether it was built from sources with changes that are in no commit. */
  uncommitted: z.boolean(),
  /** Whether it was released without its tests, or went live without being tried. */
  untested: z.boolean(),
  untried: z.boolean(),
  /** ISO 8601 instant. */
  builtAt: z.string(),
  /** ISO 8601 instant since when it is live. */
  since: z.string(),
  /** The author of the switch: a person's or a process's name. */
  by: z.string(),
  /** How it came to be live. */
  action: releaseActionSchema,
  /** Whether it is held: what is published meanwhile waits. */
  pinned: z.boolean(),
  /** The version that a rollback would restore; null when there is none. */
  goesBackTo: z.nullable(z.string()),
  /** The version that visitors get: an earlier one where the live one does not fit what else is live; null for none. */
  shown: z.nullable(z.string()),
  /** The unmet requirements of the live version, as Spanish sentences; empty where it is shown. */
  reasons: z.array(z.string()),
  /** Whether its files lie in the folder of the process that answers. */
  there: z._default(z.boolean(), true),
});
export type LiveRelease = z.infer<typeof liveReleaseSchema>;
export const liveReleaseListSchema = z.array(liveReleaseSchema);

/** A switch of what is live. */
export const releaseSwitchSchema = z.object({
  id: z.number(),
  name: z.string(),
  action: releaseActionSchema,
  before: z.nullable(z.string()),
  /** Null when the remote was taken off the site. */
  after: z.nullable(z.string()),
  by: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
});
export type ReleaseSwitch = z.infer<typeof releaseSwitchSchema>;

/** The query parameters of the history of switches, as every list of the administration. */
export const releaseHistoryQuerySchema = z.object({
  /** Words of name, versions or who switched. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  name: z.optional(z.string().check(z.maxLength(100))),
  action: z.optional(releaseActionSchema),
  sort: z._default(z.enum(['at', '-at']), '-at'),
  ...pageOfListSchema,
});
export type ReleaseHistoryQuery = z.infer<typeof releaseHistoryQuerySchema>;

/** `POST /admin/releases/:name/rollback`. */
export const rollbackRequestSchema = z.object({
  /** The version that she saw live: another one is not taken back. */
  from: versionSchema,
});
export type RollbackRequest = z.infer<typeof rollbackRequestSchema>;

/** `POST /admin/releases/:name/pin`. */
export const pinRequestSchema = z.object({ version: versionSchema });
export type PinRequest = z.infer<typeof pinRequestSchema>;

/** The outcome of a switch that she asked for. */
export const switchOutcomeSchema = z.object({
  name: z.string(),
  /** The version that is live now. */
  version: z.string(),
  previous: z.nullable(z.string()),
  /** Whether it is held. */
  held: z.boolean(),
  /** Remotes that visitors get in an earlier version from now on, because their live one does not fit. */
  steppedBack: z.array(z.object({ name: z.string(), from: z.string(), to: z.string(), reasons: z.array(z.string()) })),
});
export type SwitchOutcome = z.infer<typeof switchOutcomeSchema>;

/** A version of a part that was published at some time. */
export const releasedVersionSchema = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  /** Whether it was built from sources with changes that are in no commit. */
  uncommitted: z.boolean(),
  /** Whether it was released without its tests, or went live without being tried. */
  untested: z.boolean(),
  untried: z.boolean(),
  /** ISO 8601 instants. */
  builtAt: z.string(),
  releasedAt: z.string(),
  releasedBy: z.string(),
  /** Of all its files, uncompressed; `server` is null where its folder is not there. */
  bytes: z.object({ scripts: z.number(), styles: z.number(), server: z.nullable(z.number()) }),
  /** `held` is live, too; `uploaded` was never live; the files of a `removed` one were cleared away. */
  state: z.enum(['live', 'held', 'released', 'uploaded', 'removed']),
  /** The requirements that it, or with a shell the live remotes, would lack now, as Spanish sentences. */
  misses: z.array(z.string()),
});
export type ReleasedVersion = z.infer<typeof releasedVersionSchema>;

/** The query parameters of a part's versions. */
export const releasedVersionQuerySchema = z.object(pageOfListSchema);

/** A part of which something was published at some time: what lists of releases can be narrowed to. */
export const releasedPartSchema = z.object({
  name: z.string(),
  /** The team that ships it. */
  owner: z.string(),
  /** False after it was taken off the site. */
  live: z.boolean(),
});
export type ReleasedPart = z.infer<typeof releasedPartSchema>;
