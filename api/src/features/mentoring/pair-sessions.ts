import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { MentoringSessionState } from '@femcoders/contracts/mentoring-names';
import type { NewPairSession, PairSessionMove } from '@femcoders/contracts/mentoring-pair';
import { and, count, eq } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../../database/database.ts';
import { mentoringNotes, mentoringSessions } from '../../database/mentoring-tables.ts';
import { invalid, notFound } from '../../problems.ts';
import { instantOf } from '../../wall-clock.ts';
import { type SessionNews, sessionMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import {
  conflict,
  lockRequest,
  memberOf,
  memberOfMentor,
  moveRequest,
  type PairRow,
  type RequestRow,
} from './mentoring-records.ts';
import { findOwnPair, mentoringZone, stateOf } from './own-pair.ts';
import { isOver } from './session-time.ts';

const dayMs = 24 * 3_600_000;
/** How far back a session may be noted, and how far ahead one may be agreed, in days. */
const [backDays, aheadDays] = [60, 365];

type SessionRow = typeof mentoringSessions.$inferSelect;

/**
 * Notes a session that the two have agreed on, and notifies the other. The same key again changes nothing.
 * @throws ApiProblem `not-found`; `validation` for a time that does not exist or is far away; `conflict` when the pair
 * has ended or has too many planned
 */
export function addSession(
  userId: string,
  pairId: string,
  input: NewPairSession,
  ports: MentoringPorts,
): Promise<void> {
  return onPair(userId, pairId, ports, async (transaction, found) => {
    const { db } = transaction;
    const startsAt = startOf(input.startLocal, ports.now);
    const [planned] = await db
      .select({ planned: count() })
      .from(mentoringSessions)
      .where(and(eq(mentoringSessions.pairId, pairId), eq(mentoringSessions.state, 'planned')));
    const { now } = ports;
    const [added] = await db
      .insert(mentoringSessions)
      .values({
        id: input.key,
        pairId,
        startsAt,
        minutes: input.minutes,
        place: input.place ?? '',
        // A session that is agreed on within the last day needs no reminder.
        remindedAt: startsAt.getTime() - now.getTime() < dayMs ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: mentoringSessions.id })
      .returning();
    if (!added) return;
    if ((planned?.planned ?? 0) >= mentoringLimits.sessionsPlanned) {
      throw conflict('Ya tenéis muchas sesiones por venir. Anotad cómo fueron las pasadas antes de añadir más.');
    }
    if (!isOver(added, now)) await notifyOther(transaction, userId, found, added, 'new', ports);
  });
}

/** Moves a session that is still to come, and notifies the other. */
export function moveSession(
  userId: string,
  ids: { pair: string; session: string },
  input: PairSessionMove,
  ports: MentoringPorts,
): Promise<void> {
  return onPair(userId, ids.pair, ports, async (transaction, found) => {
    const row = await lockSession(transaction.db, ids);
    if (row.state !== 'planned') throw conflict('Esta sesión ya no está por venir.');
    const { now } = ports;
    const startsAt = startOf(input.startLocal, now);
    const change = { startsAt, minutes: input.minutes, place: input.place ?? '' };
    const same = row.startsAt.getTime() === startsAt.getTime();
    if (same && row.minutes === change.minutes && row.place === change.place) return;
    const remindedAt = startsAt.getTime() - now.getTime() < dayMs ? now : null;
    const moved = {
      ...change,
      remindedAt: same ? row.remindedAt : remindedAt,
      sequence: row.sequence + 1,
      updatedAt: now,
    };
    await transaction.db.update(mentoringSessions).set(moved).where(eq(mentoringSessions.id, row.id));
    await notifyOther(transaction, userId, found, { ...row, ...moved }, 'moved', ports);
  });
}

/**
 * Records how a session went, or cancels it; the way back is the same call. With the first that took place the pair is
 * active.
 */
export function changeSessionState(
  userId: string,
  ids: { pair: string; session: string },
  state: MentoringSessionState,
  ports: MentoringPorts,
): Promise<void> {
  return onPair(userId, ids.pair, ports, async (transaction, found) => {
    const { db } = transaction;
    const row = await lockSession(db, ids);
    if (row.state === state) return;
    if (state === 'done' && row.startsAt > ports.now) throw conflict('Todavía no ha llegado la hora de esta sesión.');
    const change = { state, sequence: row.sequence + 1, updatedAt: ports.now };
    await db.update(mentoringSessions).set(change).where(eq(mentoringSessions.id, row.id));
    if (state === 'done' && found.request.state === 'accepted') {
      await moveRequest(db, found.request, 'active', ports.now);
    }
    if (isOver(row, ports.now)) return;
    if (state === 'cancelled') await notifyOther(transaction, userId, found, row, 'cancelled', ports);
    if (row.state === 'cancelled') await notifyOther(transaction, userId, found, row, 'restored', ports);
  });
}

/** Keeps what one of the two notes of a session for herself; an empty text removes it. */
export function noteSession(
  userId: string,
  ids: { pair: string; session: string },
  text: string,
  { pool, now }: MentoringPorts,
): Promise<void> {
  return inTransaction(pool, async ({ db }) => {
    await findOwnPair(db, userId, ids.pair, now);
    await lockSession(db, ids);
    const hers = and(eq(mentoringNotes.sessionId, ids.session), eq(mentoringNotes.userId, userId));
    if (text === '') {
      await db.delete(mentoringNotes).where(hers);
      return;
    }
    await db
      .insert(mentoringNotes)
      .values({ sessionId: ids.session, userId, text, updatedAt: now })
      .onConflictDoUpdate({
        target: [mentoringNotes.sessionId, mentoringNotes.userId],
        set: { text, updatedAt: now },
      });
  });
}

interface OpenPair {
  pair: PairRow;
  request: RequestRow;
}

/** Does something with a pair that has not ended, one after the other. */
export function onPair(
  userId: string,
  pairId: string,
  { pool, now }: MentoringPorts,
  act: (transaction: Transaction, found: OpenPair) => Promise<void>,
): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const seen = await findOwnPair(db, userId, pairId, now);
    const request = await lockRequest(db, seen.request.id);
    const { pair } = await findOwnPair(db, userId, pairId, now);
    if (stateOf(pair, request) === 'closed') throw conflict('Esta mentoría ya está cerrada.');
    await act(transaction, { pair, request });
  });
}

async function lockSession(db: Database, { pair, session }: { pair: string; session: string }): Promise<SessionRow> {
  const [row] = await db
    .select()
    .from(mentoringSessions)
    .where(and(eq(mentoringSessions.id, session), eq(mentoringSessions.pairId, pair)))
    .for('update');
  if (!row) throw notFound('Esta sesión ya no está.');
  return row;
}

function startOf(local: string, now: Date): Date {
  const startsAt = instantOf(local, mentoringZone);
  const wrong = (message: string) => invalid([{ field: 'startLocal', message }]);
  if (!startsAt) throw wrong('Ese día o esa hora no existen en el calendario');
  const days = (startsAt.getTime() - now.getTime()) / dayMs;
  if (days < -backDays) throw wrong('Esa fecha queda muy atrás: mira el año');
  if (days > aheadDays) throw wrong('Esa fecha queda a más de un año: mira el año');
  return startsAt;
}

async function notifyOther(
  { db, client }: Transaction,
  userId: string,
  { pair, request }: OpenPair,
  session: Pick<SessionRow, 'id' | 'startsAt' | 'minutes' | 'place'>,
  what: SessionNews,
  ports: MentoringPorts,
): Promise<void> {
  const [mentor, mentee] = [await memberOfMentor(db, pair.mentorId), await memberOf(db, request.userId)];
  const [to, other] = request.userId === userId ? [mentor, mentee] : [mentee, mentor];
  if (to && other) await ports.enqueueMail(client, sessionMail(to, { ...session, other: other.name }, what, ports));
}
