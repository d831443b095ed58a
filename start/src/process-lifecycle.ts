import { format } from 'node:util';
import type { Logger } from 'pino';
import { type CleanupStack, createCleanupStack } from './cleanup-stack.ts';
import { aboutFullDisk } from './full-disk.ts';

/** Errors whose message is written for the person at the terminal: it is shown without a stack. */
const forPeople = new Set(['StartError', 'BuildError', 'RegistryError', 'PublishingError']);

/**
 * Runs a program from its start to its stop, which SIGTERM or SIGINT ask for at any moment, and SIGHUP where its terminal has gone; a second one of
 * them ends the process at once. Without a terminal SIGHUP is for the log (log.ts). The exit code is 0 after a stop and 1 when the start fails.
 *
 * @param start Starts everything, noting in `cleanup` how each thing is closed again.
 */
export async function runProcess(start: (cleanup: CleanupStack) => Promise<Logger>): Promise<void> {
  const cleanup = createCleanupStack();
  const stopRequested = stopSignal();
  const started = start(cleanup);
  try {
    const log = await Promise.race([started, stopRequested.then(() => null)]);
    if (log) {
      logUncaught(log);
      logConsole(log);
      log.info({ signal: await stopRequested }, 'Stopping');
    }
    await cleanup.close();
    // A start whose database has just been taken away fails; that is what was asked for.
    await started.catch(() => {});
    await cleanup.close();
    log?.info('Stopped');
    process.exit(0);
  } catch (error) {
    console.error(
      error instanceof Error && forPeople.has(error.name) ? error.message : (aboutFullDisk(error) ?? error),
    );
    await cleanup.close();
    process.exit(1);
  }
}

/** A remote that throws outside its render must not take the site with it. */
function logUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => log.error({ err: error }, 'Uncaught exception'));
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'Unhandled rejection'));
}

/** Sends what rendered code writes to the console to the log: the terminal keeps the lines meant for people. */
function logConsole(log: Logger): void {
  console.error = (...words: unknown[]) => log.error({ console: true }, format(...words));
  console.warn = (...words: unknown[]) => log.warn({ console: true }, format(...words));
}

/** From when on a further signal means that somebody will not wait, in ms. */
const impatience = 1000;

const stops = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let asked = 0;
    const { isTTY } = process.stdin;
    if (!isTTY) process.on('SIGHUP', () => {});
    for (const name of isTTY ? stops : stops.slice(0, 2)) {
      process.on(name, () => {
        // Ctrl-C reaches this process twice when npm passes on what the terminal has sent already.
        if (asked > 0 && Date.now() - asked > impatience) process.exit(130);
        asked ||= Date.now();
        resolve(name);
      });
    }
  });
}
