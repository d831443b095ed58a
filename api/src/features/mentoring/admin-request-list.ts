import type { AdminMentoringEntry, AdminMentoringFigures } from '@femcoders/contracts/admin-mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import {
  type MentoringPart,
  type MentoringState,
  type mentoringSorts,
  mentoringStates,
} from '@femcoders/contracts/mentoring-names';
import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { mentoringPairs, mentoringProposals, mentoringRequests, mentors } from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { type AdminQuery, matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { Page } from '../../lists/listing.ts';
import { load } from './mentor-capacity.ts';
import type { RequestRow } from './mentoring-records.ts';
import { sessionNotOver } from './session-time.ts';

export interface MentoringQuery extends AdminQuery<(typeof mentoringSorts)[number]> {
  part: MentoringPart | undefined;
}

const mentee = alias(users, 'mentee');
const mentorUser = alias(users, 'mentor_user');

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Of the last session that took place, or the next: what keeps a pair from being at risk. */
const lastSession = (now: Date) => sql<Date | null>`(
  select max(s.starts_at) from mentoring_sessions s join mentoring_pairs p on p.id = s.pair_id
  where p.request_id = ${mentoringRequests}.id and p.closed_at is null
    and (s.state = 'done' or (s.state = 'planned' and ${sessionNotOver(now)})))`;

/** A pair that has had no session for three weeks, and has none to come. */
const atRisk = (now: Date): SQL<boolean> => sql<boolean>`(
  ${mentoringRequests.state} in ('accepted', 'active')
  and coalesce(${lastSession(now)}, ${mentoringPairs.startedAt})
    < ${at(now)} - make_interval(days => ${mentoringLimits.riskDays}))`;

/** Her mentor, or the one who is asked. */
const mentorId = sql`coalesce(${mentoringPairs.mentorId}, ${mentoringProposals.mentorId})`;

function selectEntries(db: Database, now: Date) {
  return db
    .select({
      row: getTableColumns(mentoringRequests),
      name: mentee.name,
      mentor: mentorUser.name,
      lastSession: lastSession(now).mapWith(mentoringRequests.createdAt),
      atRisk: atRisk(now),
    })
    .from(mentoringRequests)
    .innerJoin(mentee, eq(mentee.id, mentoringRequests.userId))
    .leftJoin(
      mentoringPairs,
      and(eq(mentoringPairs.requestId, mentoringRequests.id), sql`${mentoringPairs.closedAt} is null`),
    )
    .leftJoin(
      mentoringProposals,
      and(eq(mentoringProposals.requestId, mentoringRequests.id), eq(mentoringProposals.state, 'asked')),
    )
    .leftJoin(mentors, sql`${mentors.id} = ${mentorId}`)
    .leftJoin(mentorUser, eq(mentorUser.id, mentors.userId));
}

/** One page of the requests, and how many there are on all of them. */
export function listRequests(db: Database, { q, part, sort }: MentoringQuery, page: Page, now: Date) {
  const selected = and(partOf(part, now), matchesWords(q, [mentee.name, mentoringRequests.goal, mentorUser.name]));
  const columns = {
    since: mentoringRequests.stateSince,
    name: sql`${mentee.name} collate "es-x-icu"`,
    state: sql`array_position(${sql.raw(`array['${mentoringStates.join("','")}']`)}, ${mentoringRequests.state})`,
    last_session: lastSession(now),
  };
  return readAdminPage(
    page,
    selectEntries(db, now)
      .where(selected)
      .orderBy(...orderOf(sort, columns, mentoringRequests.id)),
    db.$count(selectEntries(db, now).where(selected).as('selected')),
    toEntry,
  );
}

/** @returns undefined when it is not there */
export async function findEntry(
  db: Database,
  id: string,
  now: Date,
): Promise<{ entry: AdminMentoringEntry; row: RequestRow } | undefined> {
  const [found] = await selectEntries(db, now).where(eq(mentoringRequests.id, id));
  return found && { entry: toEntry(found), row: found.row };
}

function partOf(part: MentoringPart | undefined, now: Date): SQL | undefined {
  if (part === undefined) return undefined;
  if (part === 'risk') return atRisk(now);
  if (part === 'open') return sql`${mentoringRequests.state} <> 'closed'`;
  return eq(mentoringRequests.state, part as MentoringState);
}

type FoundRequest = Awaited<ReturnType<typeof selectEntries>>[number];

function toEntry({ row, name, mentor, lastSession, atRisk }: FoundRequest): AdminMentoringEntry {
  const { id, state, topics, format, ranOut, stateSince: since } = row;
  return {
    ...isoDates({ id, state, name, topics, format, mentor, since, lastSession, ranOut }),
    atRisk: atRisk ?? false,
  };
}

/** How many there are in each state, how long the oldest waits, and how much room the mentors have. */
export async function countMentoring(db: Database, now: Date): Promise<AdminMentoringFigures> {
  const [byState, [risk], [offers]] = await Promise.all([
    db
      .select({ state: mentoringRequests.state, n: count(), oldest: sql<string>`min(${mentoringRequests.stateSince})` })
      .from(mentoringRequests)
      .groupBy(mentoringRequests.state),
    db.select({ n: count() }).from(selectEntries(db, now).where(atRisk(now)).as('at_risk')),
    db
      .select({
        pending: sql<number>`(count(*) filter (where ${mentors.state} = 'pending'))::int`,
        active: sql<number>`(count(*) filter (where ${mentors.state} = 'active'))::int`,
        places: sql<number>`coalesce(sum(greatest(${mentors.maxPairs} - ${load}, 0)) filter (where ${mentors.state} = 'active'), 0)::int`,
      })
      .from(mentors),
  ]);
  const of = (state: MentoringState) => byState.find((row) => row.state === state)?.n ?? 0;
  const oldest = byState.find((row) => row.state === 'asked')?.oldest;
  return {
    asked: of('asked'),
    proposed: of('proposed'),
    accepted: of('accepted'),
    active: of('active'),
    paused: of('paused'),
    closed: of('closed'),
    atRisk: risk?.n ?? 0,
    oldest: oldest ? new Date(oldest).toISOString() : null,
    mentorsPending: offers?.pending ?? 0,
    mentorsActive: offers?.active ?? 0,
    places: offers?.places ?? 0,
  };
}
