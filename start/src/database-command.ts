import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionConfig } from '@femcoders/api/database/connection-config';
import { runningServer, socketUrl } from '@femcoders/services/postgres/running-server';
import { StartError } from '@femcoders/services/start-error';
import pg from 'pg';
import { isEmpty } from './backup/schemas.ts';
import type { Environment } from './environment.ts';
import { embeddedDatabase, embeddedDataFolder, embeddedRole, openSiteDatabase } from './site-database.ts';
import { lockVarDir } from './var-dir-lock.ts';
import { checkSessions, waitForDatabase } from './wait-for-database.ts';

/**
 * A command acts on a site that is there: only the site's own start makes a database.
 * @throws StartError that says what to set
 */
export function requireSite(environment: Pick<Environment, 'databaseUrl' | 'varDir'>): void {
  if (hasSite(environment)) return;
  throw new StartError(
    `En ${environment.varDir} no hay ningún sitio. Di cuál es con DATABASE_URL o VAR_DIR, o arráncalo antes con npm start. Para publicar en uno que está en marcha en otra máquina, pon SITE_URL y RELEASE_TOKEN (se crea en /admin/despliegues).`,
  );
}

/** Whether a site's database is named, or lies here. */
export const hasSite = ({ databaseUrl, varDir }: Pick<Environment, 'databaseUrl' | 'varDir'>): boolean =>
  databaseUrl !== undefined || existsSync(join(embeddedDataFolder(varDir), 'PG_VERSION'));

/**
 * Runs a command on the site's database: on `DATABASE_URL`, on the embedded server while the site runs, else on the
 * embedded server started for as long as the command takes. It makes none.
 *
 * @param run Gets the database's connection string.
 * @throws StartError when there is no database to be had
 */
export async function withSiteDatabase<T>(
  environment: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl' | 'varDir'>,
  run: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  requireSite(environment);
  const given = await reachGivenDatabase(environment);
  if (given) return run(given);
  const turn = await takeTurn(environment.varDir);
  if ('runningUrl' in turn) return run(turn.runningUrl);
  try {
    const database = await openSiteDatabase(environment, () => {});
    try {
      return await run(database.url);
    } finally {
      await database.close();
    }
  } finally {
    turn.release();
  }
}

/**
 * Returns the address at which a command reaches a database that is not the embedded one: without a pooler, as copying and locking take a session.
 * @throws StartError that says why it does not answer
 */
export async function reachGivenDatabase({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl'>): Promise<string | null> {
  const variable = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const given = databaseDirectUrl ?? databaseUrl;
  if (!given) return null;
  const url = await waitForDatabase(given, variable);
  await checkSessions(url, variable);
  return url;
}

/**
 * Does the same for a command that acts on what a site has: an empty database, as behind a wrong address, is not one.
 * @throws StartError
 */
export async function withSite<T>(
  environment: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl' | 'varDir'>,
  run: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  return withSiteDatabase(environment, async (databaseUrl) => {
    const pool = openCommandPool(databaseUrl, 1);
    if (await isEmpty(pool).finally(() => pool.end())) throw new StartError(emptySentence);
    return run(databaseUrl);
  });
}

const emptySentence =
  'La base de datos está vacía: no es la de un sitio. ¿Es DATABASE_URL la del sitio? Si es la de uno nuevo, la prepara su primer arranque, o npm run migrate.';

/**
 * Returns the pool of a command. A server that falls silent ends it: nobody would stop the command.
 * @param size most connections
 * @param limitMs longest wait for a statement, in milliseconds
 */
export function openCommandPool(databaseUrl: string, size: number, limitMs = 120_000): pg.Pool {
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: limitMs, keepAlive: true };
  const pool = new pg.Pool({ ...connectionConfig(databaseUrl), max: size, ...limits });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** How long a site that is just starting or stopping may keep a command waiting, in ms. */
const patience = 30_000;

/** Finds the server that runs, or takes the lock that lets this process start it. */
async function takeTurn(varDir: string): Promise<{ runningUrl: string } | { release(): void }> {
  const began = Date.now();
  for (;;) {
    const running = await runningServer(embeddedDataFolder(varDir));
    if (running) return { runningUrl: socketUrl(running.socketFolder, embeddedRole, embeddedDatabase) };
    try {
      return { release: lockVarDir(varDir, 'un comando') };
    } catch (error) {
      if (Date.now() - began > patience) throw inUse(error, varDir);
      await sleep(200);
    }
  }
}

/** Adds to the sentence on a folder in use that the database in it does not answer. */
function inUse(error: unknown, varDir: string): unknown {
  if (!(error instanceof StartError)) return error;
  return new StartError(
    `${error.message} No responde desde hace ${patience / 1000} s: si acaba de arrancar o de parar, espera; si no, mira ${join(varDir, 'log', 'postgres.log')}.`,
  );
}
