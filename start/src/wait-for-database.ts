import { connectionConfig, DatabaseUrlError, tlsAttempts } from '@femcoders/api/database/connection-config';
import { startParameters } from '@femcoders/api/database/database';
import { endClient } from '@femcoders/api/database/end-client';
import { StartError } from '@femcoders/services/start-error';
import pg from 'pg';
import { explainConnectionError, lacksTls } from './connection-problems.ts';

/** Longest wait for a connection, in milliseconds. */
const patience = 10_000;

export interface ReachOptions {
  /** Whether the address may lead to a pooler that lends a connection for one transaction: then nothing is set at its start. */
  lent?: boolean;
}

/**
 * Connects to a database once, and finds out whether with TLS where its address leaves that open.
 * @param variable that holds the address, for the sentence
 * @returns the address to use from now on
 * @throws StartError that says what to change, without the address
 */
export async function waitForDatabase(
  url: string,
  variable: string,
  { lent = false }: ReachOptions = {},
): Promise<string> {
  let failure: unknown;
  for (const attempt of readUrl(() => tlsAttempts(url), variable)) {
    const client = openClient(attempt, variable, lent);
    try {
      await client.connect();
      // A pooler by statement refuses what takes more than one.
      await client.query('begin');
      await client.query('commit');
      return attempt;
    } catch (error) {
      // Of two ways the first counts, unless it was none.
      if (failure === undefined || lacksTls(failure)) failure = error;
    } finally {
      void endClient(client);
    }
  }
  throw new StartError(`${variable}: ${explainConnectionError(failure)}.`);
}

/** PostgreSQL 15, as `server_version_num`. */
const oldestServer = 150_000;

/**
 * Makes sure that each connection of an address has its own session, on a server that is recent enough, in a database that takes every letter.
 * @param url as `reachDatabase` returned it
 * @throws StartError that says what to change
 */
export async function checkSessions(url: string, variable: string): Promise<void> {
  await withClients([url, url], variable, async ([client, other]) => {
    await refuseSharedSession(variable, client as pg.Client, other as pg.Client);
    const answer = await client?.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const { version = 0, encoding } = answer?.rows[0] ?? {};
    if (version < oldestServer) throw new StartError(`${variable}: se espera un PostgreSQL 15 o posterior.`);
    if (encoding !== 'UTF8')
      throw new StartError(
        `${variable}: esa base de datos guarda los textos en ${encoding}, donde no caben todos. Crea otra: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
      );
  });
}

/** @throws StartError when the two addresses lead to different databases */
export async function checkSameDatabase(url: string, directUrl: string): Promise<void> {
  const question = `select pg_postmaster_start_time()::text as started, oid from pg_database where datname = current_database()`;
  const lent = { lent: true };
  const answers = await withClients(
    [url, directUrl],
    'DATABASE_URL',
    (clients) => Promise.all(clients.map((client) => client.query(question))),
    lent,
  );
  const [one, other] = answers.map(({ rows }) => JSON.stringify(rows));
  if (one !== other)
    throw new StartError(
      'DATABASE_URL y DATABASE_DIRECT_URL llevan a bases de datos distintas: tienen que ser la misma, una por pgbouncer y otra sin él.',
    );
}

function openClient(url: string, variable: string, lent: boolean): pg.Client {
  const config = readUrl(() => connectionConfig(url), variable);
  const client = new pg.Client({
    ...(lent ? {} : startParameters),
    ...config,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => {});
  return client;
}

function readUrl<T>(read: () => T, variable: string): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DatabaseUrlError ? new StartError(`${variable}: se espera ${error.message}.`) : error;
  }
}

async function withClients<T>(
  urls: readonly string[],
  variable: string,
  work: (clients: readonly pg.Client[]) => Promise<T>,
  { lent = false }: ReachOptions = {},
): Promise<T> {
  const clients = urls.map((url) => openClient(url, variable, lent));
  try {
    for (const client of clients) await client.connect();
    return await work(clients);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${variable}: ${explainConnectionError(error)}.`);
  } finally {
    await Promise.all(clients.map((client) => endClient(client)));
  }
}

const pooled = (variable: string) =>
  variable === 'DATABASE_URL'
    ? 'DATABASE_URL lleva a un pgbouncer que presta una conexión a varios, y el sitio también necesita conexiones propias: escucha avisos, pone bloqueos y ajusta sesiones. Da la dirección de PostgreSQL mismo en DATABASE_DIRECT_URL, o pon pool_mode = session.'
    : 'DATABASE_DIRECT_URL lleva a un pgbouncer que presta una conexión a varios: da la dirección de PostgreSQL mismo.';

/**
 * Two clients that are served by one session of the server share it with others, too: what one sets another one gets, and what it listens for
 * nobody hears. Asked several times, as each question may be served by another session.
 * @throws StartError that says what to change
 */
async function refuseSharedSession(variable: string, ...clients: readonly [pg.Client, pg.Client]): Promise<void> {
  const sessions = [new Set<number>(), new Set<number>()];
  for (let time = 0; time < 3; time++)
    for (const [index, client] of clients.entries()) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      sessions[index]?.add(rows[0]?.pid ?? 0);
    }
  const [one, other] = sessions as [Set<number>, Set<number>];
  if (one.size > 1 || other.size > 1 || [...one].some((pid) => other.has(pid))) throw new StartError(pooled(variable));
}
