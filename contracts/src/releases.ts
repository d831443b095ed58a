import * as z from 'zod/mini';

const whole = (most: number) =>
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.pipe(z.transform(Number), z.number().check(z.lte(most))));

/** Which page of a list is asked for, as every list of the administration takes it. */
export const pageOfListSchema = {
  page: z._default(whole(1_000_000), 1),
  limit: z._default(whole(500), 50),
};

/**
 * What changes what is live: a new version, a step back, holding one version whatever is published meanwhile, letting
 * go of it, or taking a remote off the site.
 */
export const releaseActionSchema = z.enum(['publish', 'rollback', 'pin', 'unpin', 'retire']);
export type ReleaseAction = z.infer<typeof releaseActionSchema>;

/** What is live of the shell or of a remote. */
export const liveReleaseSchema = z.object({
  /** `shell` or a remote's name. */
  name: z.string(),
  version: z.string(),
  /** The team that ships it. */
  owner: z.string(),
  commit: z.nullable(z.string()),
  /** ISO 8601 instant. */
  builtAt: z.string(),
  /** ISO 8601 instant since when it is live. */
  since: z.string(),
  /** Who switched to it: a person's or a process's name. */
  by: z.string(),
  /** How it came to be live. */
  action: releaseActionSchema,
  /** Whether it is held: what is published meanwhile waits. */
  pinned: z.boolean(),
  /** The version that a rollback would bring back; null when there is none. */
  goesBackTo: z.nullable(z.string()),
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

/** What the history of switches may be asked with, as every list of the administration. */
export const releaseHistoryQuerySchema = z.object({
  /** Words of name, versions or who switched. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  name: z.optional(z.string().check(z.maxLength(100))),
  action: z.optional(releaseActionSchema),
  sort: z._default(z.enum(['at', '-at']), '-at'),
  ...pageOfListSchema,
});
export type ReleaseHistoryQuery = z.infer<typeof releaseHistoryQuerySchema>;
