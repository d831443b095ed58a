import { join } from 'node:path';
import { type KeeperLog, keepServer } from '@femcoders/services/postgres/kept-server';
import { ensureDatabase, startServer } from '@femcoders/services/postgres/server';
import type { Environment } from './environment.ts';
import type { Say } from './progress.ts';
import { rotationInPlace } from './rotating-file.ts';
import { checkSameDatabase, checkSessions, waitForDatabase } from './wait-for-database.ts';

/** Where a database is reached. */
export interface DatabaseUrls {
  /** Connection string. */
  url: string;
  /** Leads to the same database without the pooler to which `url` leads, for what needs a session. */
  sessionUrl?: string | undefined;
}

/** The site's database, reachable. */
export interface SiteDatabase extends DatabaseUrls {
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
  { databaseUrl, databaseDirectUrl, varDir }: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl' | 'varDir'>,
  say: Say,
  log?: KeeperLog,
): Promise<SiteDatabase> {
  if (databaseUrl) {
    const urls = await reachSite(databaseUrl, databaseDirectUrl);
    say(`Base de datos: la de DATABASE_URL${urls.sessionUrl ? ', y sin pgbouncer la de DATABASE_DIRECT_URL' : ''}.`);
    return { ...urls, async close() {} };
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

/** @throws StartError that says what to change */
async function reachSite(databaseUrl: string, directUrl: string | undefined): Promise<DatabaseUrls> {
  if (!directUrl) {
    const url = await waitForDatabase(databaseUrl, 'DATABASE_URL');
    await checkSessions(url, 'DATABASE_URL');
    return { url };
  }
  const sessionUrl = await waitForDatabase(directUrl, 'DATABASE_DIRECT_URL');
  await checkSessions(sessionUrl, 'DATABASE_DIRECT_URL');
  const url = await waitForDatabase(databaseUrl, 'DATABASE_URL', { lent: true });
  await checkSameDatabase(url, sessionUrl);
  return { url, sessionUrl };
}
