import { join } from 'node:path';
import { type KeeperLog, keepServer } from '@femcoders/services/postgres/kept-server';
import { ensureDatabase, startServer } from '@femcoders/services/postgres/server';
import { StartError } from '@femcoders/services/start-error';
import pg from 'pg';
import type { Environment } from './environment.ts';
import type { Say } from './progress.ts';
import { rotationInPlace } from './rotating-file.ts';

/** The site's database, reachable. */
export interface SiteDatabase {
  /** Connection string. */
  url: string;
  /** Stops the embedded server; a database of somebody else's is left alone. */
  close(): Promise<void>;
}

export const embeddedDataFolder = (varDir: string) => join(varDir, 'postgres', 'data');
export const embeddedRole = 'femcoders';
export const embeddedDatabase = 'femcoders';

/** How often its log is looked at while the site runs, in milliseconds. */
const lookEvery = 60_000;

/** How the embedded server runs, beyond its defaults. */
export const embeddedSettings = { max_connections: '80', shared_buffers: '64MB', jit: 'off' };

/**
 * Connects to `DATABASE_URL`, or starts (or adopts) the embedded PostgreSQL of `VAR_DIR`. The caller holds the
 * lock of `VAR_DIR`.
 *
 * @param log Given, the embedded server is started again whenever it dies, and `log` gets this; a command needs it
 *   once.
 * @throws StartError when there is no database to be had
 */
export async function openSiteDatabase(
  { databaseUrl, varDir }: Pick<Environment, 'databaseUrl' | 'varDir'>,
  say: Say,
  log?: KeeperLog,
): Promise<SiteDatabase> {
  if (databaseUrl) {
    await checkConnection(databaseUrl);
    say('Base de datos: la de DATABASE_URL.');
    return { url: databaseUrl, async close() {} };
  }
  const logFile = join(varDir, 'log', 'postgres.log');
  const rotate = rotationInPlace(logFile);
  rotate();
  const options = { dataFolder: embeddedDataFolder(varDir), logFile, settings: embeddedSettings, sync: true };
  const server = await startServer(options);
  const url = await ensureDatabase(server, embeddedRole, embeddedDatabase);
  say(
    server.adopted
      ? 'Base de datos: PostgreSQL seguía en marcha y se reutiliza.'
      : 'Base de datos: PostgreSQL en marcha.',
  );
  if (!log) return { url, close: server.stop };
  const kept = keepServer(server, options, log);
  const timer = setInterval(rotate, lookEvery).unref();
  return {
    url,
    close() {
      clearInterval(timer);
      return kept.stop();
    },
  };
}

/** PostgreSQL 15, as `server_version_num`. */
const oldestServer = 150_000;

async function checkConnection(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const answer = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    if ((answer.rows[0]?.version ?? 0) < oldestServer) {
      throw new StartError('DATABASE_URL: se espera un PostgreSQL 15 o posterior.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: la base de datos no responde (${reasonOf(error)}).`);
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
