import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layShell, version } from '@femcoders/registry/test/release-fixture';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pino from 'pino';
import { prepareData } from '../src/api-service.ts';
import { readEnvironment } from '../src/environment.ts';
import { type Program, runProgram, untilItSays } from './run-program.ts';

/** A shell whose pages are what the API says of the events. */
const bundle = `
  export const beforePaintScript = '';
  export const listPages = async () => [];
  export async function render({ url, host }) {
    const known = url.pathname === '/shell';
    const said = known ? await host.api.request('/events/api/list/upcoming?limit=5') : [];
    return { status: known ? 200 : 404, html: '<p>' + said.length + '</p>', title: '', tags: [], structuredData: [], noindex: false,
      page: known ? { owner: 'shell', id: 'shell:0' } : null, loaded: [], problems: {}, failedBlocks: [], queries: { mutations: [], queries: [] } };
  }`;

export interface TwoProcesses {
  apiUrl: string;
  shellUrl: string;
  api: Program;
  shell: Program;
  databaseUrl: string;
  /** Where both have their state. */
  home: string;
  /** Ends both as systemd does, and waits until they have. */
  stop(): Promise<void>;
  /** Ends both and removes what is left. */
  close(): Promise<void>;
}

/**
 * Starts an API and a shell as two programs on a separate database. The shell's one page, `/shell`, asks the API for events.
 * @param port of the API; the shell's is the next
 * @param environment for both
 */
export async function startTwoProcesses(port: number, environment: Record<string, string>): Promise<TwoProcesses> {
  const home = mkdtempSync(join(tmpdir(), 'two-processes-'));
  const database = await createTestDatabase();
  const releasesDir = join(home, 'releases');
  const common = { ...environment, RELEASES_DIR: releasesDir, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  const ofApi = { ...common, DATABASE_URL: database.url, VAR_DIR: join(home, 'api'), SEED: 'none', TRUST_PROXY: '1' };
  const silent = pino({ level: 'silent' });
  const data = await prepareData(readEnvironment(ofApi), database, silent, () => {});
  const release = await layShell(releasesDir, version('1'));
  writeFileSync(join(releasesDir, 'shell', version('1'), 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(releasesDir, 'shell', version('1'), 'server', 'index.js'), bundle);
  await data.registry.publish(release, { untried: true });
  await data.close();

  const [apiUrl, shellUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  const api = runProgram('api.ts', { ...ofApi, PORT: `${port}` });
  await untilItSays(api, 'La API está en');
  const shell = runProgram('shell.ts', {
    ...common,
    ...{ PORT: `${port + 1}`, VAR_DIR: join(home, 'shell'), API_URL: apiUrl },
  });
  await untilItSays(shell, 'El shell está en');
  async function stop(): Promise<void> {
    for (const { child, exitCode } of [shell, api]) {
      if (child.exitCode === null) child.kill('SIGTERM');
      await exitCode;
    }
  }
  return {
    ...{ apiUrl, shellUrl, api, shell, databaseUrl: database.url, home, stop },
    async close() {
      await stop();
      await database.drop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
