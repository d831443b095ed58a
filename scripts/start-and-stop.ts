// Starts the site as a newcomer does (`npm start`), on a free port with its own state, waits until it is ready, and
// asks it to stop: it must end by itself with exit code 0.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest waits, in milliseconds. */
const startLimitMs = 300_000;
const stopLimitMs = 60_000;

const varDir = await mkdtemp(join(tmpdir(), 'femcoders-start-'));
const port = await freePort();
const site = spawn('npm', ['start'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, VAR_DIR: varDir, PORT: String(port) },
  stdio: 'inherit',
  // Its own process group, so that it can be asked to stop as a terminal does: all of it at once.
  detached: true,
});
try {
  const seconds = await untilReady();
  console.log(`Ready after ${seconds.toFixed(1)} s.`);
  const code = await stop();
  if (code !== 0) throw new Error(`npm start ended with ${code} when it was asked to stop; expected 0.`);
  console.log('Stopped with exit code 0.');
} finally {
  if (!hasEnded(site)) signalAll('SIGKILL');
  await rm(varDir, { recursive: true, force: true });
}

async function untilReady(): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < startLimitMs) {
    if (hasEnded(site))
      throw new Error(`npm start ended with ${site.exitCode ?? site.signalCode} before the site was ready.`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return (performance.now() - startedAt) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The site was not ready after ${startLimitMs / 1000} s.`);
}

async function stop(): Promise<number | string | null> {
  const ended = once(site, 'exit');
  signalAll('SIGINT');
  const limit = setTimeout(() => signalAll('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(limit);
  return site.exitCode ?? site.signalCode;
}

function signalAll(signal: NodeJS.Signals): void {
  if (site.pid !== undefined) process.kill(-site.pid, signal);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}
