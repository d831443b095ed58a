import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runningServer, socketUrl } from './postgres/running-server.ts';
import { keeperName, testClusterFolder, testDataFolder } from './test-cluster.ts';

/** How long the first caller may wait for the cluster, in ms. */
const patience = 60_000;

export interface TestDatabase {
  /** Address for any PostgreSQL client. */
  url: string;
  /** Ends the sessions that are still open and removes the database. */
  drop(): Promise<void>;
}

/** Missing in `@types/pg`. */
type Session = pg.Client & { ref(): void; unref(): void };

/** The session that shows the keeper that this process uses the cluster, and that creates and drops databases. */
let presence: Promise<Session> | undefined;
let questions = 0;

/**
 * An empty database of its own for one test or test file, on a throw-away cluster that all test processes share. The
 * cluster starts with its first user and goes a few seconds after the last; `TEST_DATABASE_URL` names another server
 * to use instead (its role must be allowed to create databases).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  const began = Date.now();
  for (;;) {
    try {
      presence ??= enter();
      const admin = await presence;
      await ask(admin, `CREATE DATABASE ${name}`);
      return { url: databaseUrl(admin, name), drop: () => drop(name) };
    } catch (error) {
      // The cluster may be leaving at this very moment: then the next one is started.
      presence = undefined;
      if (process.env.TEST_DATABASE_URL || Date.now() - began > patience) throw error;
      await sleep(50);
    }
  }
}

const sessions = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1';

async function drop(name: string): Promise<void> {
  const admin = await presence;
  if (!admin) return;
  // A pool that has just been ended may still be saying goodbye; cutting it short would end the test with an error.
  for (let look = 0; look < 50 && (await ask(admin, sessions, [name])) > 0; look += 1) await sleep(10);
  await ask(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** The waiting session must not keep a finished test process alive; one with a question under way must. */
async function ask(client: Session, sql: string, values: string[] = []): Promise<number> {
  questions += 1;
  client.ref();
  try {
    return (await client.query(sql, values)).rowCount ?? 0;
  } finally {
    questions -= 1;
    if (questions === 0) client.unref();
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
