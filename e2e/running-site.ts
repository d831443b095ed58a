import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const repositoryRoot = join(import.meta.dirname, '..');

/** Longest wait for a first start, which builds everything, in milliseconds. */
const startLimitMs = 240_000;
/** Longest wait for a graceful stop, in milliseconds. */
const stopLimitMs = 30_000;

export interface SiteOptions {
  /** Folder of its state. */
  varDir: string;
  port: number;
  /** Further variables of the environment. */
  environment?: Record<string, string>;
  /** Folder of the sources; this repository by default. */
  checkout?: string;
  /** The user that runs it, by numbers; only root can set another. */
  user?: { uid: number; gid: number };
  /** The address where it listens; `127.0.0.1` by default. */
  host?: string;
  /** The command, where it is not this checkout's. */
  command?: readonly string[];
  /** The beginning of its command, where it runs on another machine (machine.ts). */
  inside?: readonly string[];
  /** Which of the programs in `start/src`: the whole site by default. */
  program?: 'site' | 'shell' | 'api';
}

export interface RunningSite {
  /** Origin without a trailing slash. */
  url: string;
  pid: number;
  /** Returns its output so far. */
  output: () => string;
  /** Asks it to stop. @returns its exit code, or null when it had to be killed */
  stop: () => Promise<number | null>;
  /** Ends it without a warning, as a power cut would. */
  kill: () => Promise<void>;
}

/** The site did not come up; the message carries what it said. */
export class SiteStartError extends Error {
  override readonly name = 'SiteStartError';
}

/**
 * Starts the whole site as `npm start` does, or one part of it, in a separate process, and waits until it is ready.
 * @throws SiteStartError when it ends or is not ready in time
 */
export async function startSite({
  varDir,
  port,
  environment,
  checkout = repositoryRoot,
  user,
  program = 'site',
  host = '127.0.0.1',
  inside = [],
  command: given,
}: SiteOptions): Promise<RunningSite> {
  let said = '';
  const node = checkout === repositoryRoot ? process.execPath : join(checkout, 'node_modules', '.bin', 'node');
  const [command = node, ...words] = [...inside, ...(given ?? [node, join('start', 'src', `${program}.ts`)])];
  const child = spawn(command, words, {
    ...user,
    cwd: checkout,
    env: { ...process.env, SEED: 'demo', ...environment, VAR_DIR: varDir, PORT: String(port), HOST: host },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said += part;
    });
  }
  const url = `http://${host}:${port}`;
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop(child);
    throw new SiteStartError(`${(error as Error).message}\n${said}`);
  }
  return { url, pid: child.pid as number, output: () => said, stop: () => stop(child), kill: () => kill(child) };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (hasEnded(child))
      throw new SiteStartError(`The site ended with code ${child.exitCode ?? child.signalCode} before it was ready.`);
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new SiteStartError(`The site was not ready after ${startLimitMs / 1000} s.`);
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(killer);
  return child.exitCode;
}

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  server.close();
  await once(server, 'close');
  return address.port;
}
