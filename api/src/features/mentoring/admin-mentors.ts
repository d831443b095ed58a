import type { AdminMentor, AdminMentorChange, AdminMentorEntry } from '@femcoders/contracts/admin-mentoring';
import type { listMentorsInAnyState } from '@femcoders/contracts/endpoints/admin-mentoring';
import { type MentorState, mentorStateNames, mentorStates } from '@femcoders/contracts/mentoring-names';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recorderOf } from '../../audit/audit-log.ts';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { mentoringPairs, mentoringRequests, mentors } from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';
import type { CoordinatePorts } from './admin-request-mutations.ts';
import { load } from './mentor-capacity.ts';
import { type OfferMail, offerMail } from './mentoring-mails.ts';
import { conflict, lockMentor, memberOfMentor, pauserOf } from './mentoring-records.ts';

const asked = sql<number>`(
  select count(*)::int from mentoring_proposals a where a.mentor_id = ${mentors}.id and a.state = 'asked')`;
const selectMentors = (db: Database) =>
  db
    .select({ row: mentors, name: users.name, load, asked })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId));

const columns = {
  name: sql`${users.name} collate "es-x-icu"`,
  state: sql`array_position(${sql.raw(`array['${mentorStates.join("','")}']`)}, ${mentors.state})`,
  load,
  created_at: mentors.createdAt,
};

/** One page of the mentors, in any state, and how many there are on all of them. */
export function listAdminMentors(
  db: Database,
  { q, state, sort }: ListQuery<typeof listMentorsInAnyState>,
  page: Page,
) {
  const selected = and(state && eq(mentors.state, state), matchesWords(q, [users.name, mentors.headline]));
  return readAdminPage(
    page,
    selectMentors(db)
      .where(selected)
      .orderBy(...orderOf(sort, columns, mentors.id)),
    db.$count(sql`${mentors} join ${users} on ${eq(users.id, mentors.userId)}`, selected),
    toEntry,
  );
}

/** @throws ApiProblem `not-found` */
export async function readAdminMentor(db: Database, id: string): Promise<AdminMentor> {
  const [found] = await selectMentors(db).where(eq(mentors.id, id));
  if (!found) throw noMentor();
  const { about, levels, languages, formats, modalities, city, slots, updatedAt } = found.row;
  const mentee = alias(users, 'mentee');
  const pairs = await db
    .select({
      request: mentoringRequests.id,
      name: mentee.name,
      state: mentoringRequests.state,
      since: mentoringPairs.startedAt,
      lastSession: sql<Date | null>`(
        select max(s.starts_at) from mentoring_sessions s
        where s.pair_id = ${mentoringPairs}.id and s.state = 'done')`.mapWith(mentoringPairs.startedAt),
    })
    .from(mentoringPairs)
    .innerJoin(mentoringRequests, eq(mentoringRequests.id, mentoringPairs.requestId))
    .innerJoin(mentee, eq(mentee.id, mentoringRequests.userId))
    .where(and(eq(mentoringPairs.mentorId, id), isNull(mentoringPairs.closedAt)))
    .orderBy(mentoringPairs.startedAt);
  return {
    ...toEntry(found),
    ...isoDates({ about, levels, languages, formats, modalities, city, slots, updatedAt }),
    pairs: pairs.map(isoDates),
  };
}

/**
 * Takes a mentor in, says no, or pauses her; the way back is the same call. She gets a mail about each.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has moved her meanwhile, or when she paused herself
 */
export function changeMentorState(
  id: string,
  { state, from }: AdminMentorChange,
  ports: CoordinatePorts,
): Promise<AdminMentor> {
  return inTransaction(ports.pool, async ({ db, client }) => {
    const row = await lockMentor(db, id);
    if (!row) throw noMentor();
    if (row.state === state) return readAdminMentor(db, id);
    if (row.state !== from) {
      throw conflict(`Ahora está así: ${mentorStateNames[row.state].toLowerCase()}. Mira la ficha otra vez.`);
    }
    if (pauserOf(row) === 'mentor') throw conflict('La ha puesto en pausa ella: solo ella la retoma.');
    const stored = { state, pausedByTeam: state === 'paused', updatedAt: ports.now };
    await db.update(mentors).set(stored).where(eq(mentors.id, id));
    await recorderOf('mentor')(db, ports, 'mentor.state', id, { state: from }, { state });
    const member = await memberOfMentor(db, id);
    const mail = mailOfState[state];
    if (member && mail) await ports.enqueueMail(client, offerMail(member, mail, ports));
    await announce(client, 'mentoring_changed');
    return readAdminMentor(db, id);
  });
}

const mailOfState: Readonly<Partial<Record<MentorState, OfferMail>>> = {
  active: 'accepted',
  paused: 'paused',
  declined: 'declined',
};

function toEntry({ row, ...counted }: Awaited<ReturnType<typeof selectMentors>>[number]): AdminMentorEntry {
  const { id, userId, slug, state, headline, topics, isPublic, maxPairs, createdAt } = row;
  const shown = isoDates({ id, userId, slug, state, headline, topics, isPublic, maxPairs, createdAt });
  return { ...shown, ...counted, pausedBy: pauserOf(row) };
}

const noMentor = () => notFound('Esta mentora no está aquí. Puede que haya retirado su ficha.');
