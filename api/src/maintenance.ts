import type pg from 'pg';
import { createDatabase, inTransaction } from './database/database.ts';
import { purgePendingAccounts } from './features/accounts/register.ts';
import { purgeAudit } from './features/audit/audit-list.ts';
import { purgeDevices } from './features/auth/known-devices.ts';
import { purgeSessions } from './features/auth/session.ts';
import { foldCommentCounts } from './features/comments/comment-counts.ts';
import { purgeEditTokens } from './features/comments/edit-tokens.ts';
import { purgeDecided } from './features/comments/moderation.ts';
import { type NotificationPorts, notifyModerators } from './features/comments/moderation-notification.ts';
import { purgeReports } from './features/comments/report-comment.ts';
import { purgeMessages } from './features/contact/submit-message.ts';
import { foldEventCounts } from './features/events/event-counts.ts';
import { purgeHubReports } from './features/hub/report-piece.ts';
import { purgeJobs } from './features/jobs/job-maintenance.ts';
import { purgeLinks } from './features/passwords/password-link.ts';
import { purgePictures } from './features/pictures/stored-pictures.ts';
import { purgeHits } from './features/rate-limit.ts';
import { eraseRegistrations } from './features/registrations/erase-registrations.ts';
import { purgeSecondFactors } from './features/second-factor/second-factor.ts';
import { purgeProposals } from './features/talks/propose-talk.ts';
import { purgeIdempotencyKeys } from './idempotency.ts';
import { everyStep, type StepLog } from './jobs/every-step.ts';
import { purgeMails } from './mail/outbox.ts';

/**
 * The steps that delete what has expired, each by its own term; they run every hour. Documents, mentoring and accounts have
 * terms of their own: `delete-due-documents.ts`, `mentoring-maintenance.ts`, `remove-accounts.ts` (jobs/background-work.ts).
 *
 * | what | when |
 * | --- | --- |
 * | sessions, secrets to change comments, answers to what was sent | when they end; the answers a day after |
 * | devices | 90 days without use |
 * | rejected comments | 90 days after; spam 30 days after |
 * | reports | the reporters' hashed addresses a day after, the rest 90 days after they were closed |
 * | messages | a year after |
 * | offers of work | unconfirmed after a week, closed after a year |
 * | proposed talks that were not taken | a year after |
 * | mails | a month after they were sent or given up |
 * | audit log | two years after |
 * | pictures | once nothing shows them |
 *
 * Two more steps fold the deltas of the counts of comments and events.
 */
export function purgeSteps(pool: pg.Pool, now: Date) {
  const db = createDatabase(pool);
  return {
    sessions: () => purgeSessions(db, now),
    devices: () => purgeDevices(db, now),
    passwordLinks: () => purgeLinks(db, now),
    pendingAccounts: () => purgePendingAccounts(db, now),
    secondFactors: () => purgeSecondFactors(db, now),
    counters: async () => {
      await purgeHits(db, now);
      await purgeIdempotencyKeys(pool, now);
    },
    comments: () => purgeDecided(db, now),
    commentCounts: () => foldCommentCounts(db),
    eventCounts: () => foldEventCounts(db),
    editTokens: () => purgeEditTokens(db, now),
    reports: () => purgeReports(db, now),
    hubReports: () => purgeHubReports(db, now),
    messages: () => purgeMessages(db, now),
    oldJobs: () => purgeJobs(db, now),
    talkProposals: () => purgeProposals(db, now),
    registrations: () => eraseRegistrations(db, now),
    pictures: () => purgePictures(db, now),
    mails: () => purgeMails(pool, now),
    audit: () => purgeAudit(db, now),
  };
}

/**
 * Removes all that, one after the other.
 * @throws AggregateError when something could not be removed, after all that could
 */
export async function purgeExpired(pool: pg.Pool, now: Date, log?: StepLog): Promise<void> {
  await everyStep(purgeSteps(pool, now), log);
}

/** Tells the moderators that comments wait, when they have had no mail for two hours. Meant to run every hour. */
export async function remindModerators(pool: pg.Pool, ports: NotificationPorts): Promise<void> {
  await inTransaction(pool, (transaction) => notifyModerators(transaction, ports));
}
