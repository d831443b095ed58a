import type { MentorOfferToStore, MentorPause } from '@femcoders/contracts/mentoring';
import { and, eq, sql } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { mentoringProposals, mentors } from '../../database/mentoring-tables.ts';
import { invalid, notFound } from '../../problems.ts';
import { hasValues } from '../../record-store.ts';
import { freeSlug, slugOf } from '../../slug.ts';
import { askNextMentor } from './ask-next-mentor.ts';
import { load } from './mentor-capacity.ts';
import { offerMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import { conflict, lockRequest, type MentorRow, memberOf, pauserOf } from './mentoring-records.ts';

/**
 * Stores a member's card as a mentor. The first one, and one that was not accepted, waits for the team; later changes of
 * an accepted one hold at once.
 * @throws ApiProblem `conflict` when it has changed since `updatedAt`; `validation` for fewer places than are taken
 */
export function saveOffer(
  userId: string,
  { updatedAt, conduct: _agreed, ...input }: MentorOfferToStore,
  ports: MentoringPorts,
): Promise<void> {
  return inTransaction(ports.pool, async ({ db, client }) => {
    // Of two tabs that send a first card at once, the second finds it.
    await client.query('select from users where id = $1 for no key update', [userId]);
    const known = await lockOffer(db, userId);
    if ((known?.updatedAt.toISOString() ?? null) !== updatedAt) {
      if (known && hasValues<typeof input>(known.row, input)) return;
      throw conflict('Tu ficha ha cambiado en otra pestaña. Recarga la página para ver cómo está.', 'updatedAt');
    }
    const member = await memberOf(db, userId);
    if (!member) throw noOffer();
    if (known && known.load > input.maxPairs) {
      const message = `Ahora acompañas a ${known.load}: cierra antes alguna mentoría o deja el máximo como está`;
      throw invalid([{ field: 'maxPairs', message }]);
    }
    const asksAgain = !known || known.row.state === 'declined';
    const stored = { ...input, updatedAt: ports.now, ...(asksAgain && { state: 'pending' as const }) };
    if (known) await db.update(mentors).set(stored).where(eq(mentors.id, known.row.id));
    else {
      const slug = await slugFor(db, member.name);
      await db.insert(mentors).values({ ...stored, userId, slug, agreedAt: ports.now, createdAt: ports.now });
    }
    if (asksAgain) await ports.enqueueMail(client, offerMail(member, 'received', ports));
    await announce(client, 'mentoring_changed');
  });
}

/**
 * Pauses her card, so that she is neither shown nor proposed, or resumes it. Whom she accompanies she keeps accompanying.
 * @throws ApiProblem `not-found`; `conflict` when it is in another state by now, or when the team paused it
 */
export function pauseOffer(userId: string, { state, from }: MentorPause, ports: MentoringPorts): Promise<void> {
  return inTransaction(ports.pool, async ({ db, client }) => {
    const known = await lockOffer(db, userId);
    if (!known) throw noOffer();
    if (known.row.state === state) return;
    if (known.row.state !== from) throw conflict('Tu ficha ya no está como la veías. Recarga la página.');
    if (pauserOf(known.row) === 'team') {
      throw conflict('La ha puesto en pausa el equipo: escríbenos desde la página de contacto y lo hablamos.');
    }
    const stored = { state, pausedByTeam: false, updatedAt: ports.now };
    await db.update(mentors).set(stored).where(eq(mentors.id, known.row.id));
    await announce(client, 'mentoring_changed');
  });
}

/**
 * Removes her card; requests that wait for her answer go to the next.
 * @throws ApiProblem `not-found`; `conflict` while she accompanies somebody
 */
export function deleteOffer(userId: string, ports: MentoringPorts): Promise<void> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db, client } = transaction;
    const waiting = await db
      .select({ requestId: mentoringProposals.requestId })
      .from(mentoringProposals)
      .innerJoin(mentors, eq(mentors.id, mentoringProposals.mentorId))
      .where(and(eq(mentors.userId, userId), eq(mentoringProposals.state, 'asked')))
      .orderBy(mentoringProposals.requestId);
    const requests = [];
    for (const { requestId } of waiting) requests.push(await lockRequest(db, requestId));
    const known = await lockOffer(db, userId);
    if (!known) throw noOffer();
    if (known.load > 0)
      throw conflict('Todavía acompañas a alguien: cerrad antes la mentoría, o pon tu ficha en pausa.');
    await db.delete(mentors).where(eq(mentors.id, known.row.id));
    for (const request of requests) if (request.state === 'proposed') await askNextMentor(transaction, request, ports);
    await announce(client, 'mentoring_changed');
  });
}

async function lockOffer(
  db: Database,
  userId: string,
): Promise<{ row: MentorRow; load: number; updatedAt: Date } | undefined> {
  const [row] = await db.select().from(mentors).where(eq(mentors.userId, userId)).for('update');
  if (!row) return undefined;
  const [counted] = await db.select({ load }).from(mentors).where(eq(mentors.id, row.id));
  return { row, load: counted?.load ?? 0, updatedAt: row.updatedAt };
}

/** Her name as an address; a number behind it where another has it. */
async function slugFor(db: Database, name: string): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('mentor-slugs'))`);
  // Names of the pages next to it.
  return freeSlug(db, mentors.slug, slugOf(name) || 'mentora', {
    reserved: ['ofrecer', 'pedir', 'mi-mentoria', 'count'],
  });
}

export const noOffer = () => notFound('No tienes una ficha de mentora.');
