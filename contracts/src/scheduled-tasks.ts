import * as z from 'zod/mini';

/** The scheduled tasks of the site, by name. The last run of each is recorded, so that none stops unnoticed. */
export const scheduledTasks = [
  'clock',
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
  'alerts',
] as const;

export type ScheduledTask = (typeof scheduledTasks)[number];

/** The last run of a scheduled task. Instants are ISO 8601. */
export const taskStatusSchema = z.object({
  step: z.enum(scheduledTasks),
  /** When it last succeeded, in any process; null: never yet. */
  doneAt: z.nullable(z.string()),
  /** When it last failed; the log says why. */
  failedAt: z.nullable(z.string()),
  /** Since when it has been overdue; null: it is in time. */
  lateSince: z.nullable(z.string()),
});
export type TaskStatus = z.infer<typeof taskStatusSchema>;
