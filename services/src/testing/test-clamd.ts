import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, searchedEnvironment } from './debian-package.ts';

/** The text that our one signature finds, anywhere in a file. */
export const testVirus = 'femcoders-virus-de-prueba-5b0e1c';
/** The signature's name. */
export const testVirusName = 'FemCoders.Prueba.UNOFFICIAL';

/** The number of files inside of one file that this clamd scans at most. */
export const testMostFiles = 50;

export interface TestClamd {
  /** As `CLAMAV_URL` says it. */
  url: string;
  /** Afterwards nobody listens there. */
  stop(): Promise<void>;
  /** Listens there again. */
  start(): Promise<void>;
  /** Ends it and removes what it left. */
  close(): Promise<void>;
}

/** @returns null on somebody's own machine without it (Debian: apt-get install clamav-daemon) */
export const findClamd = (): string | null => findProgram('clamd', 'clamav-daemon');

/** A real clamd that knows one virus, ours. Nothing is downloaded, so it is there in a moment. */
export async function startTestClamd(clamd: string): Promise<TestClamd> {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const [socket, config, signatures] = [join(folder, 's'), join(folder, 'clamd.conf'), join(folder, 'signatures')];
  await mkdir(signatures);
  await writeFile(join(signatures, 'ours.ndb'), `FemCoders.Prueba:0:*:${Buffer.from(testVirus).toString('hex')}\n`);
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
    'Foreground yes',
    'StreamMaxLength 25M',
    // As docs/environment.md asks for; few, so that a test reaches the bound.
    'MaxScanTime 15000',
    'AlertExceedsMax yes',
    `MaxFiles ${testMostFiles}`,
  ];
  await writeFile(config, `${settings.join('\n')}\n`);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(clamd, ['-c', config], { stdio: 'ignore', env: searchedEnvironment });
    for (let look = 0; look < 300 && child.exitCode === null; look += 1) {
      if (await answers(socket)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`clamd does not listen (it ended with ${child.exitCode}).`);
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(socket, { force: true });
  }
  await start();
  return {
    url: `unix:${socket}`,
    start,
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(path: string): Promise<boolean> {
  const socket = connect({ path });
  try {
    socket.write('zPING\0');
    const [said] = await once(socket, 'data');
    return String(said).startsWith('PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
