import type { MentoringState, MentorPauser } from '@femcoders/contracts/mentoring-names';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mentoringPairs, mentoringRequests, mentors } from '../../database/mentoring-tables.ts';
import { users } from '../../database/schema.ts';
import { ApiProblem, notFound } from '../../problems.ts';
import { recordStore } from '../../record-store.ts';

export type RequestRow = typeof mentoringRequests.$inferSelect;
export type MentorRow = typeof mentors.$inferSelect;
export type PairRow = typeof mentoringPairs.$inferSelect;

/** Somebody a mail goes to. */
export interface Addressee {
  email: string;
  name: string;
}

const requestStore = recordStore({ kind: 'mentoring-request', table: mentoringRequests, missing: () => noRequest() });
export const lockRequest = requestStore.lock;

/** Locks a mentor, so that of two who take her last place one is first. */
export async function lockMentor(db: Database, id: string): Promise<MentorRow | undefined> {
  const [row] = await db.select().from(mentors).where(eq(mentors.id, id)).for('update');
  return row;
}

export async function openPairOf(db: Database, requestId: string): Promise<PairRow | undefined> {
  const [row] = await db
    .select()
    .from(mentoringPairs)
    .where(and(eq(mentoringPairs.requestId, requestId), isNull(mentoringPairs.closedAt)));
  return row;
}

/** @returns undefined when the account is gone */
export async function memberOf(db: Database, id: string): Promise<Addressee | undefined> {
  const [row] = await db.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, id));
  return row;
}

/** @returns undefined when she has left */
export async function memberOfMentor(db: Database, mentorId: string | null): Promise<Addressee | undefined> {
  if (!mentorId) return undefined;
  const [row] = await db
    .select({ email: users.email, name: users.name })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(eq(mentors.id, mentorId));
  return row;
}

/** Returns who has paused her card, and alone can resume it; null while it is not paused. */
export const pauserOf = ({ state, pausedByTeam }: Pick<MentorRow, 'state' | 'pausedByTeam'>): MentorPauser | null =>
  state !== 'paused' ? null : pausedByTeam ? 'team' : 'mentor';

/** Moves a request to another state, which it is in from now on. */
export async function moveRequest(
  db: Database,
  { id, state: from }: Pick<RequestRow, 'id' | 'state'>,
  state: MentoringState,
  now: Date,
  change: Partial<RequestRow> = {},
): Promise<void> {
  await db
    .update(mentoringRequests)
    .set({ state, ...(state !== from && { stateSince: now }), updatedAt: now, ...change })
    .where(eq(mentoringRequests.id, id));
}

export const noRequest = () => notFound('Esta solicitud no está aquí. Puede que se haya retirado.');

/** Returns the error for an action that no longer fits the state. */
export const conflict = (message: string, field = 'state') =>
  new ApiProblem('conflict', message, { fields: [{ field, message }] });
