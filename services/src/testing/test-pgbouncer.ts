import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './debian-package.ts';
import { nobody } from './nobody.ts';

/** @returns null on somebody's own machine without it (Debian: apt-get install pgbouncer) */
export const findPgbouncer = (): string | null => findProgram('pgbouncer', 'pgbouncer');

export interface TestPgbouncer {
  /** Leads to the database through it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A real pgbouncer in front of a database.
 * @param url of the database
 * @param settings beyond its defaults, such as `pool_mode`
 */
export async function startTestPgbouncer(
  pgbouncer: string,
  url: string,
  settings: Record<string, string>,
): Promise<TestPgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'pgb-'));
  await chmod(folder, 0o777);
  const target = new URL(url);
  const host = target.searchParams.get('host') ?? decodeURIComponent(target.hostname);
  const user = target.username || target.searchParams.get('user') || 'postgres';
  const [port, own] = [target.port || '5432', '6543'];
  const database = target.pathname.slice(1);
  const lines = [
    '[databases]',
    `${database} = host=${host} port=${port} dbname=${database} user=${user}`,
    '[pgbouncer]',
    `unix_socket_dir = ${folder}`,
    `listen_port = ${own}`,
    'auth_type = any',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ];
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(config, `${lines.join('\n')}\n`);
  // It refuses to run as root: it runs as the one to whom the server's socket belongs.
  const { uid, gid } = host.startsWith('/') ? await stat(host) : nobody();
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = spawn(pgbouncer, [config], { stdio: 'ignore', ...account });
  const socket = join(folder, `.s.PGSQL.${own}`);
  for (let look = 0; look < 200 && child.exitCode === null && !(await answers(socket)); look += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    url: `postgresql:///${database}?host=${encodeURIComponent(folder)}&port=${own}&user=${user}`,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path })
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}
