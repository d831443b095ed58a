import type pg from 'pg';
import { createDatabase, inTransaction } from './database/database.ts';
import { purgePendingAccounts } from './features/accounts/register.ts';
import { purgeAudit } from './features/audit/audit-list.ts';
import { purgeDevices } from './features/auth/known-devices.ts';
import { purgeSessions } from './features/auth/session.ts';
import { purgeDecided } from './features/comments/moderation.ts';
import { type NoticePorts, noticeModerators } from './features/comments/moderation-notice.ts';
import { purgeMessages } from './features/contact/submit-message.ts';
import { purgeLinks } from './features/passwords/password-link.ts';
import { purgePictures } from './features/pictures/stored-pictures.ts';
import { purgeHits } from './features/rate-limit.ts';
import { eraseRegistrations } from './features/registrations/erase-registrations.ts';
import { purgeSecondFactors } from './features/second-factor/second-factor.ts';
import { purgeMails } from './mail/outbox.ts';

/**
 * Removes what has had its time: sessions, devices not used for 90 days, counters, comments rejected 90 days ago or kept apart as spam 30 days ago,
 * messages after a year, mails a month after they were sent or given up, the audit log after two years, pictures that
 * nothing shows. Meant to run every hour.
 */
export async function purgeExpired(pool: pg.Pool, now: Date): Promise<void> {
  const db = createDatabase(pool);
  await purgeSessions(db, now);
  await purgeDevices(db, now);
  await purgeLinks(db, now);
  await purgePendingAccounts(db, now);
  await purgeSecondFactors(db, now);
  await purgeHits(db, now);
  await purgeDecided(db, now);
  await purgeMessages(db, now);
  await eraseRegistrations(db, now);
  await purgePictures(db, now);
  await purgeMails(pool, now);
  await purgeAudit(db, now);
}

/** Tells the moderators that comments wait, when they have not been told for two hours. Meant to run every hour. */
export async function remindModerators(pool: pg.Pool, ports: NoticePorts): Promise<void> {
  await inTransaction(pool, (transaction) => noticeModerators(transaction, ports));
}
