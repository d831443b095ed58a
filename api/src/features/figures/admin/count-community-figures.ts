import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { deletionDays, longWaitDays } from '@femcoders/contracts/admin-figures-limits';
import { jobFigureKinds, shownDocumentStates } from '@femcoders/contracts/admin-figures-names';
import { hubKinds, hubStates } from '@femcoders/contracts/hub-names';
import { mentoringStates, mentorStates } from '@femcoders/contracts/mentoring-names';
import { talkStates } from '@femcoders/contracts/talk-names';
import { proposalStates } from '@femcoders/contracts/talk-proposal-names';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { countByKind, countBySteps, inMs, type PeriodOfFigures, within } from './figure-period.ts';

const every = sql`count(*)`;
const state = sql`state`;
const instantOf = ({ now }: PeriodOfFigures) => sql`${now.toISOString()}::timestamptz`;

/** The areas of the community, one after the other. */
export async function countCommunity(db: Database, period: PeriodOfFigures) {
  return {
    mentoring: await countMentoring(db, period),
    documents: await countDocuments(db, period),
    jobs: await countJobs(db, period),
    talks: await countTalks(db, period),
    hub: await countHub(db, period),
  };
}

async function countRows(db: Database, source: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${source} where ${where}`,
  );
  return rows[0]?.count ?? 0;
}

async function countMentoring(db: Database, period: PeriodOfFigures): Promise<AdminFigures['mentoring']> {
  const source = sql`mentoring_requests`;
  const byState = await countByKind(db, mentoringStates, { source, kind: state });
  const mentors = await countByKind(db, mentorStates, { source: sql`mentors`, kind: state });
  const asked = await countBySteps(db, period, { source, at: sql`created_at`, counts: { asked: every } });
  const started = await countBySteps(db, period, {
    source: sql`mentoring_pairs`,
    at: sql`started_at`,
    counts: { started: every },
  });
  const sessions = await countRows(
    db,
    sql`mentoring_sessions`,
    sql`state = 'done' and ${within(period, sql`starts_at`)}`,
  );
  const waitingLong = await countRows(
    db,
    source,
    sql`state = 'asked' and state_since < ${instantOf(period)} - make_interval(days => ${longWaitDays})`,
  );
  return { byState, ...asked, ...started, sessions, waitingLong, mentors };
}

/** Drafts are their writer's. The steps of a case stay when its documents are gone. */
async function countDocuments(db: Database, period: PeriodOfFigures): Promise<AdminFigures['documents']> {
  const cases = sql`document_cases`;
  const byState = await countByKind(db, shownDocumentStates, {
    source: cases,
    kind: state,
    where: sql`state <> 'draft'`,
  });
  const series = await countBySteps(db, period, {
    source: sql`document_steps`,
    at: sql`at`,
    where: sql`kind = 'sent'`,
    counts: { sent: every },
  });
  const { rows } = await db.execute<{ answered: number; median: number | null }>(sql`
    select count(*)::int as answered,
      percentile_cont(0.5) within group (order by date_part('epoch', answers.at - sent.at)) as median
    from (
      select case_id, at from document_steps where kind = 'sent' and ${within(period, sql`at`)}
    ) as sent join (
      select case_id, min(at) as at from document_steps
      where kind in ('missing', 'accepted', 'refused') and ${within(period, sql`at`)} group by case_id
    ) as answers using (case_id)`);
  const deletionsDue = await countRows(
    db,
    cases,
    sql`state <> 'draft' and delete_at < ${instantOf(period)} + make_interval(days => ${deletionDays})`,
  );
  return {
    byState,
    ...series,
    answered: rows[0]?.answered ?? 0,
    medianAnswerMs: inMs(rows[0]?.median),
    deletionsDue,
  };
}

async function countJobs(db: Database, period: PeriodOfFigures): Promise<AdminFigures['jobs']> {
  const source = sql`job_offers`;
  const now = instantOf(period);
  const byState = await countByKind(db, jobFigureKinds, {
    source,
    kind: sql`case
      when state = 'published' and expires_at <= ${now} then 'expired'
      when state = 'published' and members_until > ${now} then 'priority'
      else state end`,
  });
  const received = await countBySteps(db, period, {
    source,
    at: sql`created_at`,
    where: sql`state <> 'unconfirmed'`,
    counts: { received: every },
  });
  const published = await countBySteps(db, period, {
    source,
    at: sql`published_at`,
    where: sql`state in ('published', 'expired', 'filled')`,
    counts: { published: every },
  });
  const reported = await countRows(
    db,
    source,
    sql`state = 'published' and expires_at > ${now}
      and id in (select offer_id from job_reports where settled_at is null)`,
  );
  return { byState, ...received, ...published, reported };
}

async function countTalks(db: Database, period: PeriodOfFigures): Promise<AdminFigures['talks']> {
  const source = sql`talks`;
  const byState = await countByKind(db, talkStates, { source, kind: state });
  const proposals = await countByKind(db, proposalStates, { source: sql`talk_proposals`, kind: state });
  const proposed = await countBySteps(db, period, {
    source: sql`talk_proposals`,
    at: sql`created_at`,
    counts: { proposed: every },
  });
  const published = await countBySteps(db, period, {
    source,
    at: sql`published_at`,
    where: sql`state = 'published'`,
    counts: { published: every },
  });
  const helped = await countRows(db, sql`talk_marks`, sql`kind = 'helpful' and ${within(period, sql`marked_at`)}`);
  return { byState, proposals, ...proposed, ...published, helped };
}

async function countHub(db: Database, period: PeriodOfFigures): Promise<AdminFigures['hub']> {
  const source = sql`hub_pieces`;
  const byState = await countByKind(db, hubStates, { source, kind: state });
  const byKind = await countByKind(db, hubKinds, { source, kind: sql`kind`, where: sql`state = 'published'` });
  const published = await countBySteps(db, period, {
    source,
    at: sql`published_at`,
    where: sql`state = 'published'`,
    counts: { published: every },
  });
  const at = sql`created_at`;
  const marks = await countBySteps(db, period, { source: sql`hub_marks`, at, counts: { marks: every } });
  const ideaVotes = await countBySteps(db, period, { source: sql`hub_idea_votes`, at, counts: { ideaVotes: every } });
  const { rows: ideas } = await db.execute<{ name: string; count: number }>(sql`
    select name, coalesce(count, 0) as count from hub_ideas
      left join (select idea_id, count(*)::int as count from hub_idea_votes group by 1) as votes on idea_id = id
    order by position`);
  return { byState, byKind, ...published, ...marks, ideas, ...ideaVotes };
}
