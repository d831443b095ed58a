import { join } from 'node:path';
import { startParameters } from '@femcoders/api/database/database';
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
  const options = { connectionString: url, connectionTimeoutMillis: 10_000, ...startParameters };
  const [client, other] = [new pg.Client(options), new pg.Client(options)];
  for (const one of [client, other]) one.on('error', () => {});
  try {
    await client.connect();
    await other.connect();
    await refuseSharedSession(client, other);
    const answer = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    if ((answer.rows[0]?.version ?? 0) < oldestServer) {
      throw new StartError('DATABASE_URL: se espera un PostgreSQL 15 o posterior.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (/unsupported startup parameter/i.test(reasonOf(error)))
      throw new StartError(
        `${pooled} Con pool_mode = session hace falta también: ignore_startup_parameters = ${Object.keys(startParameters).join(', ')}`,
      );
    throw new StartError(`DATABASE_URL: la base de datos no responde (${reasonOf(error)}).`);
  } finally {
    await Promise.all([client, other].map((one) => one.end().catch(() => {})));
  }
}

const pooled =
  'DATABASE_URL lleva a un pgbouncer que presta una conexión a varios, y el sitio necesita las suyas: escucha avisos, pone bloqueos y ajusta cada sesión. Da la dirección de PostgreSQL mismo, o pon pool_mode = session.';

/**
 * Two clients that are served by one session of the server share it with others, too: what one sets another one gets, and what it listens for
 * nobody hears. Asked several times, as each question may be served by another session.
 * @throws StartError that says what to change
 */
async function refuseSharedSession(...clients: readonly [pg.Client, pg.Client]): Promise<void> {
  const sessions = [new Set<number>(), new Set<number>()];
  for (let time = 0; time < 3; time++)
    for (const [index, client] of clients.entries()) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      sessions[index]?.add(rows[0]?.pid ?? 0);
    }
  const [one, other] = sessions as [Set<number>, Set<number>];
  if (one.size > 1 || other.size > 1 || [...one].some((pid) => other.has(pid))) throw new StartError(pooled);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
