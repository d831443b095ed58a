import { setTimeout } from 'node:timers/promises';
import { idempotencyKeyHeader } from '@femcoders/contracts/idempotency-key';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { isBrowserForm } from './browser-forms/browser-form.ts';
import { createDatabase } from './database/database.ts';
import { transactionScope } from './database/transaction-scope.ts';
import { ApiProblem, invalid } from './problems.ts';
import { isWithinLimit, type Limit } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';
import { sha256 } from './sha256.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's idempotency key, hashed, and whether a stored answer is sent; null without a key. */
    sending: { id: Buffer; isReplay: boolean } | null;
  }
  interface FastifyContextConfig {
    /**
     * The route is idempotent by itself (RFC 9110, 9.2.2): it sets a state, and is done each time, under any key. A stored
     * answer would be wrong once the state was changed back.
     */
    idempotent?: boolean;
  }
}

interface Ports {
  pool: pg.Pool;
  clock: () => Date;
  secrets: Secrets;
}

interface Answered {
  body: Buffer;
  kept: boolean;
  answer: Buffer | null;
}

/** After so long without an answer the process that was at it is gone, in milliseconds. */
const goneAfter = 60_000;
/** How long the same, sent at the same moment, waits for the answer of the first, and how often it looks, in milliseconds. */
const patience = 10_000;
const lookEvery = 100;
/** For how long a form that a browser sends by itself is the same as one before, in milliseconds: it has no key. */
const formSpan = 10 * 60_000;
/**
 * So many sendings of one member are kept in a day; a moderator's busiest has some hundreds. What she sends beyond is done as if it had no key:
 * some routes of members count nothing by themselves, and the table would have no bound.
 */
const keptOfMember: Limit = { hits: 3_000, window: 24 * 60 * 60 };
const purpose = 'sent-once';

/**
 * Handles a POST with an `Idempotency-Key` once (IETF draft `httpapi-idempotency-key-header`). The same request again gets the
 * stored answer, until the end of the next day. The same key with another body gets a 409 that says that the first request
 * arrived, and its answer. Answers with an error are not stored. Of two concurrent requests the second waits. The key is marked
 * in the transaction of the handler, so that a killed process leaves no doubt. A form of a browser without scripts has no key,
 * because its page is the same for everybody: an identical form counts as the same for ten minutes. The number of stored answers
 * per member and day is limited. Routes that are idempotent by themselves (`idempotent`) run each time. Routes of `/auth/` are
 * left out, too: their answers are tokens and secrets, and repeating them does no harm. Register it after the guard.
 */
export function answerOncePerKey(app: FastifyInstance, { pool, clock, secrets }: Ports): void {
  app.decorateRequest('sending', null);

  app.addHook('preHandler', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    // What a page reports by itself (`countsItself`) may cost no statement.
    if (request.method !== 'POST' || givesWayIn(url) || config.countsItself || config.idempotent) return;
    const key = keyOf(request);
    if (!key && !(config.takesForm && isBrowserForm(request))) return;
    const { caller } = request;
    if (caller && !(await isWithinLimit(createDatabase(pool), `sent-once:${caller.id}`, keptOfMember, clock()))) return;
    const body = await fingerprintOf(request.body, secrets);
    const ids = idsOf(request, { key, body }, secrets, clock());
    const [id] = ids;
    if (!id) return;
    const known = await claim(pool, { id, ids, body, now: clock() });
    request.sending = { id, isReplay: known !== null };
    if (!known) return;
    if (!known.body.equals(body)) throw arrivedBefore(known, secrets);
    return replay(reply, known, secrets);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { sending } = request;
    if (!sending) return done();
    transactionScope.run(sending.id, done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { sending } = request;
    if (!sending || sending.isReplay) return payload;
    const { statusCode } = reply;
    if (statusCode >= 400 || !(typeof payload === 'string' || payload === null || payload === undefined)) {
      // Said on purpose, so also where something was noted; of what broke after it was kept nobody knows.
      const undo = 'delete from sent_once where id = $1 and (not kept or $2)';
      await pool.query(undo, [sending.id, statusCode >= 400 && statusCode < 500]).catch(() => undefined);
      return payload;
    }
    const answer = secrets.seal(purpose, JSON.stringify([statusCode, payload ?? null]));
    const values = [sending.id, answer];
    await pool
      .query('update sent_once set answer = $2, kept = true, claimed_at = null where id = $1', values)
      .catch((error: unknown) => request.log.warn({ err: error }, 'An answer was not kept.'));
    return payload;
  });
}

/** Logging in, proving oneself, second factors, passwords: all of `/auth/` but asking for an account. */
const givesWayIn = (url: string) => url.startsWith('/auth/') && url !== '/auth/register';

/** @throws ApiProblem `validation` for one that is none */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[idempotencyKeyHeader];
  if (given === undefined) return undefined;
  const [, quoted, plain] = /^(?:"([\w-]{16,64})"|([\w-]{16,64}))$/.exec(String(given)) ?? [];
  const key = quoted ?? plain;
  if (!key) throw invalid([{ field: idempotencyKeyHeader, message: 'La clave del envío no es válida.' }]);
  return key;
}

/**
 * Returns the ids under which a submission is stored; further ones where it may have come shortly before. The sender is part
 * of it: the member, whose token public routes have not looked at, or the link that led there, by its header or in the
 * query.
 */
function idsOf(
  request: FastifyRequest,
  { key, body }: { key: string | undefined; body: Buffer },
  secrets: Secrets,
  now: Date,
): Buffer[] {
  const { caller, headers, params, query, routeOptions } = request;
  const party = [caller?.id ?? headers.authorization, headers[linkKeyHeader], query];
  const about = [routeOptions.url, JSON.stringify(params), JSON.stringify(party)];
  const idOf = (...more: unknown[]) => Buffer.from(secrets.sign(purpose, [...about, ...more].join('\n')), 'base64url');
  if (key) return [idOf('key', key)];
  const span = Math.floor(now.getTime() / formSpan);
  const form = body.toString('base64url');
  return [idOf('form', span, form), idOf('form', span - 1, form)];
}

/**
 * Stands for what is sent, without what differs each time, as the key of a row that a page makes up: an HMAC, because a
 * password may be part of it. In place of a file stands its hash, which another thread makes.
 */
async function fingerprintOf(body: unknown, secrets: Secrets): Promise<Buffer> {
  const sent = await withHashes(body);
  const same = sent && typeof sent === 'object' ? { ...sent, key: undefined, elapsedMs: undefined } : (sent ?? null);
  return Buffer.from(secrets.sign('sent-once-body', JSON.stringify(same)), 'base64url');
}

/** @param levels of a body in which there may be a file: those of ours have one at the top, or a level below with its name */
async function withHashes(data: unknown, levels = 2): Promise<unknown> {
  if (data instanceof Uint8Array) return { sha256: (await sha256(data)).toString('base64') };
  if (levels === 0 || data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  const held = Object.entries(data).map(async ([name, value]) => [name, await withHashes(value, levels - 1)] as const);
  return Object.fromEntries(await Promise.all(held));
}

interface Claim {
  id: Buffer;
  ids: Buffer[];
  body: Buffer;
  now: Date;
}

/**
 * Notes that it is being done.
 * @returns what is known of the same when it was sent before; null when it is to be done now
 * @throws ApiProblem `unavailable` while the first is still at it
 */
async function claim(pool: pg.Pool, { id, ids, body, now }: Claim): Promise<Answered | null> {
  const values = [id, body, now, new Date(now.getTime() - goneAfter), ids];
  for (let waited = 0; waited <= patience; waited += lookEvery) {
    const { rowCount } = await pool.query(claimText, values);
    if (rowCount) return null;
    const { rows } = await pool.query<Answered & { done: boolean }>(knownText, [ids]);
    const [known] = rows;
    // Kept without an answer for a while: who would have answered is gone.
    if (known?.answer || (known?.kept && waited >= patience / 2)) return known;
    await setTimeout(lookEvery);
  }
  throw new ApiProblem('unavailable', 'Todavía estamos guardando esto. Prueba otra vez en unos segundos.', {
    retryAfter: 3,
  });
}

const claimText = `
insert into sent_once as known (id, body, claimed_at, expires_on)
select $1, $2, $3, ($3::timestamptz at time zone 'UTC')::date + 1
where not exists (select from sent_once where id = any($5::bytea[]) and id <> $1)
on conflict (id) do update set claimed_at = excluded.claimed_at, body = excluded.body
where known.answer is null and not known.kept and known.claimed_at < $4`;
const knownText =
  'select body, kept, answer from sent_once where id = any($1::bytea[]) order by answer is null limit 1';

function replay(reply: FastifyReply, { answer }: Answered, secrets: Secrets): FastifyReply {
  if (!answer) {
    throw new ApiProblem(
      'conflict',
      'Esto ya nos había llegado y está guardado, aunque la respuesta se perdió. No hace falta que lo envíes otra vez.',
    );
  }
  const [status, payload] = JSON.parse(secrets.open(purpose, answer)) as [number, string | null];
  reply.code(status).serializer((text: string) => text);
  return payload === null ? reply.send() : reply.type('application/json; charset=utf-8').send(payload);
}

/** She has changed what she sends, and did not know that it had arrived. Under another key it is something else. */
function arrivedBefore({ answer }: Answered, secrets: Secrets): ApiProblem {
  const [, payload] = answer ? (JSON.parse(secrets.open(purpose, answer)) as [number, string | null]) : [];
  const message =
    'Lo que enviaste antes ya nos había llegado. Lo que has cambiado después no se ha guardado: si quieres mandarlo también, envíalo otra vez.';
  // Nothing, or the page that a form without scripts was answered with, says nothing to a program.
  return new ApiProblem('conflict', message, {
    sent: payload && /^[{[]/.test(payload) ? JSON.parse(payload) : undefined,
  });
}

/** Removes the answers whose time is over. */
export async function purgeIdempotencyKeys(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(`delete from sent_once where expires_on < ($1::timestamptz at time zone 'UTC')::date`, [now]);
}
