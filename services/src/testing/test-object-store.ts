import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { installPackage, mayInstall } from './debian-package.ts';

const program = join(import.meta.dirname, 'test-object-store.py');
/** Debian's own: Swift's modules are installed for it. */
const python = '/usr/bin/python3';
const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

let found = false;

/** Whether a real object store can be started; it is installed from the distribution where that is ours to do. */
export function findObjectStore(): boolean {
  const isThere = () => spawnSync(python, ['-c', 'import swift.common.middleware.s3api, eventlet']).status === 0;
  found ||= isThere();
  if (found || !mayInstall()) return found;
  installPackage(...packages);
  found = isThere();
  return found;
}

export interface TestObjectStoreSettings {
  /** Where it listens. */
  address?: string;
  port?: number;
  /** Seconds that its clock is ahead. */
  clockAhead?: number;
  /** Whether it refuses every change. */
  readOnly?: boolean;
  /** The command that starts the program, such as `ip netns exec <name>`. */
  inside?: string[];
}

export interface TestObjectStore {
  /** Its address, such as `http://127.0.0.1:34567`. */
  endpoint: string;
  /** The environment that its clients need. */
  variables: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Ends it at once, as when its machine loses its power; what it keeps stays. */
  kill(): Promise<void>;
  /** Starts it again at the same address with what it keeps. */
  restart(settings?: Pick<TestObjectStoreSettings, 'clockAhead' | 'readOnly'>): Promise<void>;
  /** Ends it and removes what it keeps. */
  stop(): Promise<void>;
}

/**
 * A real S3 service: OpenStack Swift, with one disk and one account. It has no bucket yet.
 * @throws where Swift is not installed and may not be
 */
export async function startTestObjectStore(settings: TestObjectStoreSettings = {}): Promise<TestObjectStore> {
  if (!findObjectStore())
    throw new Error(`This test needs Swift: install it (Debian: apt-get install ${packages.join(' ')}).`);
  const { address = '127.0.0.1', inside = [] } = settings;
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  let child: ChildProcess;
  let { port = 0 } = settings;

  async function start({ clockAhead = 0, readOnly = false }: TestObjectStoreSettings) {
    const given = [folder, address, port, clockAhead, readOnly ? 1 : 0].map(String);
    const [command = python, ...rest] = [...inside, python, program, ...given];
    child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    const [said] = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
    port = Number(said);
    if (!(port > 0) || child.exitCode !== null) throw new Error('The test object store did not start.');
  }

  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start(settings);
  return {
    endpoint: `http://${address}:${port}`,
    variables: { AWS_ACCESS_KEY_ID: 'site:writer', AWS_SECRET_ACCESS_KEY: 'secret' },
    kill,
    async restart(changed = {}) {
      await kill();
      await start(changed);
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
