import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import type { FigurePeriod } from '@femcoders/contracts/admin-figures-names';
import { contactStates } from '@femcoders/contracts/contact-inbox-names';
import { eventStates } from '@femcoders/contracts/event-names';
import { mailStates } from '@femcoders/contracts/mail';
import { commentStates, rejectReasons } from '@femcoders/contracts/moderation-names';
import { roles } from '@femcoders/contracts/session';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { countCommunity } from './count-community-figures.ts';
import { countByKind, countBySteps, inMs, type PeriodOfFigures, periodUntil, within } from './figure-period.ts';

const every = sql`count(*)`;

/** The figures of the administration, counted by the database at this moment. */
export async function countAdminFigures(db: Database, now: Date, wanted: FigurePeriod): Promise<AdminFigures> {
  const period = await periodUntil(db, now, wanted);
  const { step, steps, from, until } = period;
  // Two connections and no more: the others are for readers of the site.
  const [site, community] = await Promise.all([countSite(db, period), countCommunity(db, period)]);
  return { period: wanted, step, steps, from, until, countedAt: now.toISOString(), ...site, ...community };
}

async function countSite(db: Database, period: PeriodOfFigures) {
  return {
    accounts: await countAccounts(db, period),
    comments: await countComments(db, period),
    events: await countEvents(db, period),
    places: await countPlaces(db, period),
    contact: await countContact(db, period),
    mails: await countMails(db, period),
  };
}

async function countAccounts(db: Database, period: PeriodOfFigures): Promise<AdminFigures['accounts']> {
  const source = sql`users`;
  const byRole = await countByKind(db, roles, { source, kind: sql`role` });
  const series = await countBySteps(db, period, { source, at: sql`created_at`, counts: { created: every } });
  return { byRole, ...series };
}

/** A decision is a person's: what the score keeps apart by itself takes no time and says nothing of anybody's. */
async function countComments(db: Database, period: PeriodOfFigures): Promise<AdminFigures['comments']> {
  const source = sql`comments`;
  const byState = await countByKind(db, commentStates, { source, kind: sql`state` });
  const series = await countBySteps(db, period, {
    source,
    at: sql`created_at`,
    // All states, each by name: so the index of states and times counts them alone.
    where: sql`state = any(${sql.param(commentStates)})`,
    counts: { received: every, spam: sql`count(*) filter (where state = 'spam')` },
  });
  const decidedNow = sql`${within(period, sql`decided_at`)} and decided_by is not null`;
  const { rows } = await db.execute<{ decided: number; median: number | null }>(sql`
    select count(*)::int as decided,
      percentile_cont(0.5) within group (order by date_part('epoch', decided_at - created_at)) as median
    from comments where state in ('approved', 'rejected', 'spam') and ${decidedNow}`);
  const rejected = await countByKind(db, [...rejectReasons, 'none'], {
    source,
    kind: sql`coalesce(reject_reason, 'none')`,
    where: sql`state = 'rejected' and ${decidedNow}`,
  });
  return { byState, ...series, decided: rows[0]?.decided ?? 0, medianDecisionMs: inMs(rows[0]?.median), rejected };
}

async function countEvents(db: Database, period: PeriodOfFigures): Promise<AdminFigures['events']> {
  const source = sql`events`;
  const byState = await countByKind(db, eventStates, { source, kind: sql`state` });
  const series = await countBySteps(db, period, {
    source,
    at: sql`starts_at`,
    where: sql`state = 'published'`,
    counts: { held: every },
  });
  return { byState, ...series };
}

/** Places count for the day of their event: names are erased only long after the longest period. */
async function countPlaces(db: Database, period: PeriodOfFigures): Promise<AdminFigures['places']> {
  const source = sql`events join registrations on registrations.event_id = events.id`;
  const series = await countBySteps(db, period, {
    source,
    at: sql`events.starts_at`,
    where: sql`events.state = 'published' and registrations.state = 'registered'`,
    counts: { given: every, attended: sql`count(registrations.checked_in_at)` },
  });
  const upcoming = await countByKind(db, ['registered', 'waiting', 'offered'], {
    source,
    kind: sql`registrations.state`,
    where: sql`events.state in ('published', 'postponed') and events.over_at > ${period.now.toISOString()}::timestamptz`,
  });
  const count = (kind: string) => upcoming.find((entry) => entry.kind === kind)?.count ?? 0;
  return {
    ...series,
    upcoming: { registered: count('registered'), waiting: count('waiting'), offered: count('offered') },
  };
}

async function countContact(db: Database, period: PeriodOfFigures): Promise<AdminFigures['contact']> {
  const source = sql`contact_messages`;
  const openToAll = sql`reason <> 'conducta'`;
  const byState = await countByKind(db, contactStates, { source, kind: sql`state`, where: openToAll });
  const series = await countBySteps(db, period, {
    source,
    at: sql`created_at`,
    where: openToAll,
    counts: { received: every },
  });
  const { rows } = await db.execute<{ answered: number; median: number | null }>(sql`
    select count(*)::int as answered,
      percentile_cont(0.5) within group (order by date_part('epoch', first_answered_at - created_at)) as median
    from contact_messages
    where ${openToAll} and first_answered_at is not null and ${within(period, sql`created_at`)}`);
  return { byState, ...series, answered: rows[0]?.answered ?? 0, medianAnswerMs: inMs(rows[0]?.median) };
}

async function countMails(db: Database, period: PeriodOfFigures): Promise<AdminFigures['mails']> {
  const source = sql`mail_outbox`;
  const byState = await countByKind(db, mailStates, { source, kind: sql`state` });
  const series = await countBySteps(db, period, {
    source,
    at: sql`settled_at`,
    where: sql`state in ('sent', 'failed')`,
    counts: {
      sent: sql`count(*) filter (where state = 'sent')`,
      failed: sql`count(*) filter (where state = 'failed')`,
    },
  });
  return { byState, ...series };
}
