import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runningServer, socketUrl } from '../postgres/running-server.ts';
import { keeperName, testClusterFolder, testDataFolder } from './test-cluster.ts';

/** How long the first caller may wait for the cluster, in ms. */
const patience = 60_000;

export interface TestDatabase {
  /** Address for any PostgreSQL client. */
  url: string;
  /** Ends the sessions that are still open and removes the database. */
  drop(): Promise<void>;
}

/** The initial content of a new database. */
export interface TestDatabaseContent {
  /** The same for the same content only, such as a hash of what makes it: lower-case letters, digits and `_`, 1 to 50. */
  key: string;
  /** Fills an empty database and closes its connections to it. */
  prepare(url: string): Promise<void>;
}

/** `prepare` failed; a second attempt would fail as well. */
export class TestContentError extends Error {
  override readonly name = 'TestContentError';
}

/** Missing in `@types/pg`. */
type Session = pg.Client & { ref(): void; unref(): void };

/** The session that shows the keeper that this process uses the cluster, and that creates and drops databases. */
let presence: Promise<Session> | undefined;
/** How many are under way in each session. */
const questions = new WeakMap<Session, number>();

/**
 * Creates a database for one test or test file, on a throw-away cluster that all test processes share. The cluster
 * starts with its first user and goes a few seconds after the last; `TEST_DATABASE_URL` names another server to use
 * instead (its role must be allowed to create databases).
 * @param content of the database, which is empty without it. The cluster prepares each content once and copies it
 *   from then on; another server prepares it every time, so that no template stays there.
 */
export async function createTestDatabase(content?: TestDatabaseContent): Promise<TestDatabase> {
  const name = uniqueName('test');
  const began = Date.now();
  for (;;) {
    try {
      presence ??= enter();
      const admin = await presence;
      if (content && !process.env.TEST_DATABASE_URL) {
        await ask(admin, `CREATE DATABASE ${name} TEMPLATE ${await findTemplate(admin, content)} STRATEGY FILE_COPY`);
      } else {
        await ask(admin, `CREATE DATABASE ${name}`);
        if (content) await fill(admin, name, content);
      }
      return { url: databaseUrl(admin, name), drop: () => drop(name) };
    } catch (error) {
      if (error instanceof TestContentError) throw error;
      // The cluster may be leaving at this very moment: then the next one is started.
      presence = undefined;
      if (process.env.TEST_DATABASE_URL || Date.now() - began > patience) throw error;
      await sleep(50);
    }
  }
}

function uniqueName(prefix: string): string {
  return `${prefix}_${process.pid}_${randomBytes(5).toString('hex')}`;
}

/** Name of the database that holds this content; the first process that needs it makes it, the others wait. */
async function findTemplate(admin: Session, content: TestDatabaseContent): Promise<string> {
  const template = `template_${content.key}`;
  const isMade = async (client: Session) =>
    (await ask(client, 'SELECT 1 FROM pg_database WHERE datname = $1', [template])) > 0;
  if (await isMade(admin)) return template;
  // A separate connection, so that two callers in this process wait for each other as well: a session may lock twice.
  const maker = await enter();
  try {
    await ask(maker, 'SELECT pg_advisory_lock(hashtext($1))', [template]);
    if (await isMade(maker)) return template;
    const unfinished = uniqueName('unfinished');
    await ask(maker, `CREATE DATABASE ${unfinished}`);
    await fill(maker, unfinished, content);
    await ask(maker, `ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    return template;
  } finally {
    // Of a busy server the end of the session takes a moment, in which nothing else keeps the process alive.
    maker.ref();
    await maker.end();
  }
}

/** @throws TestContentError */
async function fill(admin: Session, name: string, content: TestDatabaseContent): Promise<void> {
  try {
    await content.prepare(databaseUrl(admin, name));
  } catch (cause) {
    await ask(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    throw new TestContentError(`The content ${content.key} of a test database cannot be prepared.`, { cause });
  }
  await waitUntilLeft(admin, name);
}

async function drop(name: string): Promise<void> {
  const admin = await presence;
  if (!admin) return;
  await waitUntilLeft(admin, name);
  await ask(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

const sessions = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1';

/** A pool that has just been ended may still be saying goodbye; cutting it short would end the test with an error. */
async function waitUntilLeft(admin: Session, name: string): Promise<void> {
  for (let look = 0; look < 50 && (await ask(admin, sessions, [name])) > 0; look += 1) await sleep(10);
}

/** The waiting session must not keep a finished test process alive; one with a question under way must. */
async function ask(client: Session, sql: string, values: string[] = []): Promise<number> {
  questions.set(client, (questions.get(client) ?? 0) + 1);
  client.ref();
  try {
    return (await client.query(sql, values)).rowCount ?? 0;
  } finally {
    const left = (questions.get(client) ?? 1) - 1;
    questions.set(client, left);
    if (left === 0) client.unref();
  }
}

async function enter(): Promise<Session> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? (await clusterUrl()) }) as Session;
  // Without a listener the end of the server would end the test process.
  client.on('error', () => {
    presence = undefined;
  });
  await client.connect();
  client.unref();
  return client;
}

function databaseUrl(admin: pg.Client, name: string): string {
  if (!process.env.TEST_DATABASE_URL) return socketUrl(admin.host, 'tests', name);
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return url.href;
}

async function clusterUrl(): Promise<string> {
  const began = Date.now();
  let called = 0;
  for (;;) {
    const server = await runningServer(testDataFolder());
    const url = server && socketUrl(server.socketFolder, 'tests', 'tests');
    if (url && (await isKept(url))) return url;
    if (Date.now() - began > patience) {
      throw new Error(`The throw-away PostgreSQL does not start: see ${join(testClusterFolder(), 'keeper.log')}.`);
    }
    // A keeper that finds another at work leaves at once, so calling one too many does no harm.
    if (Date.now() - called > 3000) {
      called = Date.now();
      callKeeper();
    }
    await sleep(25);
  }
}

/** Whether somebody will clean up: a cluster whose keeper was killed gets a new one. */
async function isKept(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const keepers = await client.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [keeperName]);
    return keepers.rowCount !== 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function callKeeper(): void {
  mkdirSync(testClusterFolder(), { recursive: true, mode: 0o755 });
  const log = openSync(join(testClusterFolder(), 'keeper.log'), 'a');
  spawn(process.execPath, [join(import.meta.dirname, 'test-cluster-keeper.ts')], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
}
