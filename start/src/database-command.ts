import { setTimeout as sleep } from 'node:timers/promises';
import { runningServer, socketUrl } from '@femcoders/services/postgres/running-server';
import type { Environment } from './environment.ts';
import { embeddedDatabase, embeddedDataFolder, embeddedRole, openSiteDatabase } from './site-database.ts';
import { lockVarDir } from './var-dir-lock.ts';

/**
 * Runs a command on the site's database: on `DATABASE_URL`, on the embedded server while the site runs, else on the
 * embedded server started for as long as the command takes.
 *
 * @param run Gets the database's connection string.
 * @throws StartError when there is no database to be had
 */
export async function withSiteDatabase<T>(
  environment: Pick<Environment, 'databaseUrl' | 'varDir'>,
  run: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (environment.databaseUrl) return run(environment.databaseUrl);
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
      if (Date.now() - began > patience) throw error;
      await sleep(200);
    }
  }
}
