import * as z from 'zod/mini';

/** What the site does by itself, again and again: each is watched, so that none stops unnoticed. */
export const upkeepSteps = [
  'sessions',
  'devices',
  'passwordLinks',
  'pendingAccounts',
  'secondFactors',
  'counters',
  'comments',
  'commentCounts',
  'eventCounts',
  'editTokens',
  'reports',
  'hubReports',
  'messages',
  'oldJobs',
  'talkProposals',
  'registrations',
  'pictures',
  'mails',
  'audit',
  'mailbox',
  'moderators',
  'letters',
  'awards',
  'awardMails',
  'jobs',
  'documents',
  'mentoring',
  'inactive',
  'hubLinks',
  'jobMails',
  'beacons',
  'releases',
  'leaving',
  'places',
  'files',
] as const;

export type UpkeepStep = (typeof upkeepSteps)[number];

/** One piece of the site's own work. Instants are ISO 8601. */
export const upkeepEntrySchema = z.object({
  step: z.enum(upkeepSteps),
  /** When it was last done whole, by any process; null: never yet. */
  doneAt: z.nullable(z.string()),
  /** When it last failed; the log says why. */
  failedAt: z.nullable(z.string()),
  /** Since when it should have been done again; null: it is in time. */
  lateSince: z.nullable(z.string()),
});
export type UpkeepEntry = z.infer<typeof upkeepEntrySchema>;
