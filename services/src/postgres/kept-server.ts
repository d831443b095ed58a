import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { foreignLockHolder } from './lock-file.ts';
import { type PostgresServer, type ServerOptions, startServer, stopServer } from './server.ts';

/** How often the server is looked for, in ms. */
const lookEvery = 500;
/** First and longest wait before a start that failed is tried again, in ms. */
const firstPause = 500;
const longestPause = 30_000;

export interface KeeperLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface KeptServer {
  /** Ends the watch and stops the server, also one that is just being started again. */
  stop(): Promise<void>;
}

/**
 * Starts a server again whenever its process has died, until it is stopped. The socket's address depends on the
 * data folder alone, so a new connection finds it where it was.
 */
export function keepServer(server: PostgresServer, options: ServerOptions, log: KeeperLog): KeptServer {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

  async function watch(): Promise<void> {
    let { pid } = server;
    for (;;) {
      while (!signal.aborted && isServing(pid)) await pause(lookEvery);
      if (signal.aborted) return;
      log.warn({ pid }, 'PostgreSQL has died and is started again');
      pid = await startAgain();
      if (!signal.aborted) log.warn({ pid }, 'PostgreSQL answers again');
    }
  }

  /** @returns the new process, or 0 when there is none because of the stop */
  async function startAgain(): Promise<number> {
    for (let wait = firstPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        if (!existsSync(join(options.dataFolder, 'PG_VERSION'))) throw new Error('Its data folder is gone.');
        return (await startServer(options)).pid;
      } catch (error) {
        if (!signal.aborted) log.error({ err: error, retryMs: wait }, 'PostgreSQL cannot be started again yet');
        await pause(wait);
      }
    }
    return 0;
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await stopServer(options.dataFolder);
      await watching;
      await stopServer(options.dataFolder);
    },
  };
}

/** Whether the process is there and is PostgreSQL's: one that waits to be buried by its parent is not. */
function isServing(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return foreignLockHolder({ pid, socketFolder: '' }) === null;
}
