import type { MentoringRequestToStore } from '@femcoders/contracts/mentoring';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../database/database.ts';
import { mentoringRequests } from '../../database/mentoring-tables.ts';
import { dropProposals } from './ask-next-mentor.ts';
import { requestMail } from './mentoring-mails.ts';
import type { MentoringPorts } from './mentoring-ports.ts';
import { conflict, lockRequest, memberOf, moveRequest, noRequest, type RequestRow } from './mentoring-records.ts';

type RequestInput = Omit<MentoringRequestToStore, 'key'>;

/**
 * Keeps a member's request and notifies her that it has arrived. The same key again changes nothing.
 * @throws ApiProblem `conflict` while she has another one open
 */
export function askForMentor(
  userId: string,
  { key, conduct: _agreed, ...input }: MentoringRequestToStore,
  ports: MentoringPorts,
): Promise<void> {
  return inTransaction(ports.pool, async ({ db, client }) => {
    await client.query('select from users where id = $1 for no key update', [userId]);
    const open = await openRequestOf(db, userId);
    if (open?.id === key) return;
    if (open) throw conflict('Ya tienes una solicitud abierta: cámbiala o retírala en tu página.');
    const { now } = ports;
    const added = await db
      .insert(mentoringRequests)
      .values({ ...input, id: key, userId, createdAt: now, stateSince: now, updatedAt: now })
      .onConflictDoNothing({ target: mentoringRequests.id })
      .returning({ id: mentoringRequests.id });
    const member = await memberOf(db, userId);
    if (added.length > 0 && member) await ports.enqueueMail(client, requestMail(member, ports));
  });
}

/**
 * Changes a request while nobody has been proposed.
 * @throws ApiProblem `not-found`; `conflict` once somebody has been
 */
export function changeRequest(
  userId: string,
  requestId: string,
  { conduct: _agreed, ...input }: RequestInput,
  ports: MentoringPorts,
): Promise<void> {
  return onOwnRequest(userId, requestId, ports, async (db, request) => {
    if (request.state !== 'asked') throw conflict('Ya hay mentoras propuestas: retírala y pide otra si ha cambiado.');
    await moveRequest(db, request, 'asked', ports.now, { ...input, ranOut: false });
  });
}

/**
 * Takes a request back; the mentor who is asked gets a mail that she need not answer.
 * @throws ApiProblem `not-found`; `conflict` once somebody accompanies her
 */
export function withdrawRequest(userId: string, requestId: string, ports: MentoringPorts): Promise<void> {
  return inTransaction(ports.pool, async (transaction) => {
    const { db } = transaction;
    const request = await ownRequest(db, userId, requestId);
    if (request.state === 'closed') return;
    if (request.state !== 'asked' && request.state !== 'proposed') {
      throw conflict('Ya tienes mentora: si no encaja, usa «Cambiar de mentora» o cerrad la mentoría.');
    }
    await dropProposals(transaction, request, ports);
    await moveRequest(db, request, 'closed', ports.now);
  });
}

/**
 * Opens a closed request again as it was: also undoes a withdrawal.
 * @throws ApiProblem `not-found`; `conflict` when it is open, or another is
 */
export function askAgain(userId: string, requestId: string, ports: MentoringPorts): Promise<void> {
  return onOwnRequest(userId, requestId, ports, async (db, request) => {
    if (request.state === 'asked') return;
    if (request.state !== 'closed') throw conflict('Esta solicitud sigue abierta.');
    await refuseSecond(db, request);
    await moveRequest(db, request, 'asked', ports.now, { ranOut: false });
  });
}

/** @throws ApiProblem `conflict` when she has asked for something else meanwhile */
export async function refuseSecond(db: Database, request: Pick<RequestRow, 'id' | 'userId'>): Promise<void> {
  await db.execute(sql`select from users where id = ${request.userId} for no key update`);
  const open = await openRequestOf(db, request.userId);
  if (open && open.id !== request.id) throw conflict('Hay otra solicitud abierta de la misma persona.');
}

async function openRequestOf(db: Database, userId: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(mentoringRequests)
    .where(and(eq(mentoringRequests.userId, userId), ne(mentoringRequests.state, 'closed')));
  return row;
}

function onOwnRequest(
  userId: string,
  requestId: string,
  { pool }: MentoringPorts,
  work: (db: Database, request: RequestRow) => Promise<void>,
): Promise<void> {
  return inTransaction(pool, async ({ db }) => work(db, await ownRequest(db, userId, requestId)));
}

async function ownRequest(db: Database, userId: string, requestId: string): Promise<RequestRow> {
  const request = await lockRequest(db, requestId);
  if (request.userId !== userId) throw noRequest();
  return request;
}
