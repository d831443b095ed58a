import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectionConfig } from './connection-config.ts';
import { markKeptSql, transactionScope } from './transaction-scope.ts';

export type Database = NodePgDatabase;

/** A transaction's two faces: the query builder, and the client for ports that speak plain SQL. */
export interface Transaction {
  db: Database;
  client: pg.PoolClient;
}

/** Longest work on one statement, in milliseconds: so long the server waits for locks, too. */
const statementLimitMs = 10_000;

/** The start parameters of each connection, in milliseconds; a proxy in between may refuse them. */
export const startParameters = {
  statement_timeout: statementLimitMs,
  idle_in_transaction_session_timeout: 15_000,
};

/** The pools whose connections are sessions, by the pools whose connections a pooler lends for a transaction. */
const sessionPools = new WeakMap<pg.Pool, pg.Pool>();

/**
 * A pool with the limits that the API relies on: a lost database answers in seconds, and no statement runs away.
 * @param url connection string of a PostgreSQL 15 or later
 * @param size most connections of this process
 * @throws DatabaseUrlError
 */
export function createPool(url: string, size = 10): pg.Pool {
  return openPool({ ...startParameters, ...connectionConfig(url) }, size);
}

/**
 * A pool on a pooler that lends a connection for one transaction, such as pgbouncer. It sets nothing at the start of a connection and names no
 * statement: the next transaction may run on another session. Its transactions set their own limits.
 * @param url connection string that leads to the pooler
 * @param sessionPool to the same database without it, for what needs a session; `sessionPoolOf` returns it
 * @throws DatabaseUrlError
 */
export function createLentPool(url: string, sessionPool: pg.Pool): pg.Pool {
  const pool = openPool({ ...connectionConfig(url), Client: UnnamedClient }, 10);
  sessionPools.set(pool, sessionPool);
  return pool;
}

/** Returns the pool for what needs a session (LISTEN, locks that outlive a transaction, SET): `pool` itself unless a pooler lends its connections. */
export const sessionPoolOf = (pool: pg.Pool): pg.Pool => sessionPools.get(pool) ?? pool;

const limitsOfTransaction = Object.entries(startParameters)
  .map(([name, value]) => `; set local ${name} = ${value}`)
  .join('');

/** Prepares no statement under a name, which another session would not know. */
class UnnamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: `pg` declares one overload for each kind of query.
  override query(config: any, ...rest: any[]): any {
    const named = typeof config === 'object' && config !== null && typeof config.submit !== 'function';
    return Reflect.apply(super.query, this, [named ? { ...config, name: undefined } : config, ...rest]);
  }
}

function openPool(config: pg.PoolConfig, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: size,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Of a server that is frozen, or gone without a word, nobody else would ever tell.
    query_timeout: statementLimitMs + 2_000,
  });
  // A connection in use that is lost between two queries emits `error`, which ends a process in which nobody listens. Its
  // next query fails by itself, and the pool does not take it back.
  pool.on('connect', (client) => client.on('error', () => {}));
  // A host that has fallen silent may be back under its address while the connections of before never say another word.
  pool.on('release', (error: unknown) => {
    if (isMute(error)) dropIdle(pool);
  });
  return pool;
}

/** Whether a server has taken a question and said nothing: one that is there ends what is slow by itself, and says so. */
const isMute = (error: unknown) => error instanceof Error && /query read timeout/i.test(error.message);

/** Ends what rests in a pool: each of it would cost somebody the whole wait. */
function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--)
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  const client = inTurn(connection);
  let failure: unknown;
  try {
    await client.query(sessionPools.has(pool) ? `begin${limitsOfTransaction}` : 'begin');
    const result = await work({ client, db: drizzle(client) });
    const sending = transactionScope.getStore();
    if (sending) await client.query(markKeptSql('$1'), [[sending]]);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error;
    // What is lost is rolled back by the server, and would only keep waiting those who want a further answer.
    if (!isUnavailable(error)) await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    connection.release(isUnavailable(failure) ? (failure as Error) : undefined);
  }
}

/**
 * The same connection, asked one thing after another. What reads two things at once from a pool does so here in turn: a
 * connection has one voice, and `pg` 9 no longer keeps what is asked meanwhile.
 */
function inTurn(connection: pg.PoolClient): pg.PoolClient {
  let answered: Promise<unknown> = Promise.resolve();
  const query = (...asked: unknown[]) => {
    const answer = answered.then(() => Reflect.apply(connection.query, connection, asked));
    answered = answer.catch(() => undefined);
    return answer;
  };
  return new Proxy(connection, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
}

/**
 * Does something within a transaction that may fail without taking the rest along.
 * @param failed called with the error, unless the whole transaction is lost
 */
export async function attempt(
  client: pg.PoolClient,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  await client.query('savepoint attempt');
  try {
    await work();
    await client.query('release savepoint attempt');
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    failed(error);
  }
}

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** SQLSTATE of a server that cannot serve now: connection, resources, shutdown, time-out, deadlock. */
const unavailableStates = /^(08...|53...|57P0.|57014|55P03|40001|40P01|25P03)$/;
const lostMessages =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** Whether an error means that the database cannot be asked now, and asking again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (lostCodes.has(code) || unavailableStates.test(code) || lostMessages.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
  }
  return false;
}
