import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { waitForLock } from './advisory-lock.ts';

/** Any number that no other part of the site locks: it keeps two processes from migrating at once. */
const migrationLock = 4_812_301;

/** A part of the database's schema: its changes in their order, and where they are noted. */
export interface SchemaChanges {
  /** Table that notes which changes the database has seen. */
  ledger: string;
  /** Makes that table. */
  ledgerStatements: string;
  migrations: readonly { name: string; statements: string; checksum?: string }[];
}

export interface ApplyOptions {
  /** Called when a change waits for a lock that others hold, before each further attempt. */
  onWait?: (wait: MigrationWait) => void;
  /** Longest wait of a statement for a lock, in milliseconds: for so long everybody who comes later waits behind it. */
  lockTimeoutMs?: number;
  /** For how long a change is tried again, in milliseconds. */
  patienceMs?: number;
}

export interface MigrationWait {
  name: string;
  /** The oldest transaction of the others, which is most likely in the way. */
  oldest: { pid: number; application: string; seconds: number } | null;
}

/** A migration that was applied has been edited since: databases would differ depending on their age. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError';
}

/** Others have held a lock for longer than a migration is tried again. Nothing of it has been applied. */
export class MigrationBlockedError extends Error {
  override readonly name = 'MigrationBlockedError';
  readonly migration: string;
  readonly oldest: MigrationWait['oldest'];

  constructor({ name, oldest }: MigrationWait, options: ErrorOptions) {
    super(`The migration ${name} waits for a lock that others hold.`, options);
    this.migration = name;
    this.oldest = oldest;
  }
}

/** A migration failed, with the server's error as its cause. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError';
  readonly migration: string;

  constructor(migration: string, options: ErrorOptions) {
    super(`The migration ${migration} failed.`, options);
    this.migration = migration;
  }
}

/**
 * Applies the changes that a database has not seen, in their order, each in its own transaction. Several processes may call it at once; one
 * that is killed leaves nothing half done. A database that has seen all of them is only read.
 *
 * @param client should have no time limit for statements
 * @returns the names of the changes applied now
 * @throws MigrationChangedError, MigrationBlockedError, MigrationFailedError
 */
export async function applyMigrations(
  client: ClientBase,
  schema: SchemaChanges,
  options: ApplyOptions = {},
): Promise<string[]> {
  if ((await missingOf(client, schema)).length === 0) return [];
  await waitForLock(client, migrationLock);
  try {
    await client.query(schema.ledgerStatements);
    const added: string[] = [];
    for (const migration of await missingOf(client, schema)) {
      await applyPatiently(client, schema, migration, options);
      added.push(migration.name);
    }
    return added;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
  }
}

/** @throws MigrationChangedError */
async function missingOf(client: ClientBase, { ledger, migrations }: SchemaChanges) {
  const there = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [ledger]);
  if (!there.rows[0]?.found) return migrations;
  const { rows } = await client.query<{ name: string; checksum?: string }>(`select * from ${ledger}`);
  const applied = new Map(rows.map((row) => [row.name, row]));
  const changed = migrations.find(({ name, checksum }) => checksum !== (applied.get(name)?.checksum ?? checksum));
  if (changed)
    throw new MigrationChangedError(`${changed.name} was applied in another form: add a new migration instead.`);
  return migrations.filter(({ name }) => !applied.has(name));
}

/** SQLSTATE: a lock was not to be had in time, or only by a deadlock. */
const blockedStates = new Set(['55P03', '40P01']);

/** Statements that wait for an exclusive lock queue all readers behind them: a change that does not get it soon lets go and comes again. */
async function applyPatiently(
  client: ClientBase,
  schema: SchemaChanges,
  migration: SchemaChanges['migrations'][number],
  { onWait, lockTimeoutMs = 1_000, patienceMs = 5 * 60_000 }: ApplyOptions,
): Promise<void> {
  const began = performance.now();
  const apply = isWithoutTransaction(migration.statements) ? applyConcurrently : applyInTransaction;
  for (let pause = lockTimeoutMs; ; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await apply(client, schema, migration, lockTimeoutMs);
    } catch (cause) {
      if (!blockedStates.has(String((cause as { code?: unknown }).code)))
        throw new MigrationFailedError(migration.name, { cause });
      const wait = { name: migration.name, oldest: await oldestTransaction(client) };
      if (performance.now() - began > patienceMs) throw new MigrationBlockedError(wait, { cause });
      onWait?.(wait);
      await sleep(pause);
    }
  }
}

type Apply = (
  client: ClientBase,
  schema: SchemaChanges,
  migration: SchemaChanges['migrations'][number],
  lockTimeoutMs: number,
) => Promise<void>;

const applyInTransaction: Apply = async (client, schema, migration, lockTimeoutMs) => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${Math.ceil(lockTimeoutMs)}`);
    await client.query(migration.statements);
    await note(client, schema, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const isWithoutTransaction = (statements: string) => /^-- without transaction\b/.test(statements);

/**
 * Applies a file whose first line is `-- without transaction`: indexes that are built or dropped concurrently, while everybody reads and writes. What
 * an interrupted attempt has left is an invalid index, which the next one replaces.
 */
const applyConcurrently: Apply = async (client, schema, migration) => {
  for (const statement of statementsOf(migration.statements)) {
    const index = /^create (?:unique )?index concurrently if not exists (\S+)/i.exec(statement)?.[1];
    if (!index && !/^drop index concurrently if exists \S+$/i.test(statement))
      throw new Error(`Only indexes are built or dropped concurrently, if they do not exist or do: ${statement}`);
    if (index && (await isInvalid(client, index))) await client.query(`drop index concurrently ${index}`);
    await client.query(statement);
  }
  await note(client, schema, migration);
};

/** The statements of a file that has no texts with semicolons. */
function statementsOf(text: string): string[] {
  const statements = text.replace(/--.*$/gm, '').split(';');
  return statements.map((statement) => statement.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

async function isInvalid(client: ClientBase, index: string): Promise<boolean> {
  const { rows } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    index,
  ]);
  return rows.length > 0;
}

async function note(
  client: ClientBase,
  { ledger }: SchemaChanges,
  { name, checksum }: SchemaChanges['migrations'][number],
): Promise<void> {
  if (checksum === undefined) await client.query(`insert into ${ledger} (name) values ($1)`, [name]);
  else await client.query(`insert into ${ledger} (name, checksum) values ($1, $2)`, [name, checksum]);
}

async function oldestTransaction(client: ClientBase): Promise<MigrationWait['oldest']> {
  const { rows } = await client.query<{ pid: number; application: string; seconds: number }>(
    `select pid, application_name as application, extract(epoch from now() - xact_start)::int as seconds
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`,
  );
  return rows[0] ?? null;
}
