import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { layRelease, version } from '@femcoders/registry/test/release-fixture';
import { type Program, runProgram, untilItSays } from '../test/run-program.ts';
import { copySharedRelease } from './testing/shared-releases.ts';

const port = 4165;
const apiPort = 4166;
const origin = `http://127.0.0.1:${port}`;

describe('npm run start:shell', () => {
  let folder: string;
  let document: RegistryDocument;
  let programs: Program[] = [];
  let api: Server | undefined;
  const idsOfApi: (string | string[] | undefined)[] = [];

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shell-'));
    const releases = join(folder, 'releases');
    document = {
      revision: 1,
      shell: await copySharedRelease('shell', releases),
      remotes: [await layRelease(releases, 'mf-blog', version('b'))],
      fallbacks: [],
      skipped: [],
    };
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(async () => {
    for (const { child, exitCode } of programs) {
      child.kill('SIGKILL');
      await exitCode;
    }
    programs = [];
    api?.close();
    api?.closeAllConnections();
    api = undefined;
  });

  async function startApi(): Promise<void> {
    api = createServer((request, response) => {
      idsOfApi.push(request.headers['x-request-id']);
      if (request.url === '/registry') response.end(JSON.stringify(document));
      else response.writeHead(404).end();
    });
    await once(api.listen(apiPort, '127.0.0.1'), 'listening');
  }

  function run(own: string, environment: Record<string, string> = {}): Program {
    const program = runProgram('shell.ts', {
      PORT: String(port),
      VAR_DIR: join(folder, own),
      RELEASES_DIR: join(folder, 'releases'),
      API_URL: `http://127.0.0.1:${apiPort}`,
      ...environment,
    });
    programs.push(program);
    return program;
  }

  const ready = async () => (await fetch(`${origin}/readyz`)).status;

  /** An answer is held for a moment. */
  async function untilReady(): Promise<void> {
    for (let left = 100; left > 0 && (await ready()) !== 200; left--) await setTimeout(50);
    assert.equal(await ready(), 200);
  }

  it('says what it needs without the address of the API', async () => {
    const program = run('lost', { API_URL: '' });
    assert.equal(await program.exitCode, 1);
    assert.match(program.said(), /^API_URL: se espera/);
  });

  it('names what it was given and its remotes’ code had better not find', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const needless = { DATABASE_URL: 'postgres://a:b@127.0.0.1/c', SECRET_KEY: key, SMTP_URL: 'smtp://a:b@127.0.0.1' };
    const warned = run('warned', needless);
    await untilItSays(warned, 'El shell está en');
    assert.match(warned.said(), /Un shell no necesita DATABASE_URL, SECRET_KEY, SMTP_URL/);
    warned.child.kill('SIGTERM');
    await warned.exitCode;
    const lean = run('lean', { PREVIEW_KEY: key });
    await untilItSays(lean, 'El shell está en');
    assert.doesNotMatch(lean.said(), /no necesita|PREVIEW_KEY/);
  });

  it('starts without the API, is ready once it has known what is live, and goes on knowing it', async () => {
    const first = run('one');
    await untilItSays(first, 'El shell está en');
    assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    assert.equal(await ready(), 503);

    await startApi();
    await untilReady();
    assert.ok(!idsOfApi.includes(undefined), 'every question bears the id of the request that it is for');

    const second = run('one', { PORT: String(port + 10) });
    assert.equal(await second.exitCode, 1);
    assert.match(second.said(), new RegExp(`está en uso por el shell \\(proceso ${first.child.pid}\\)`));

    api?.close();
    api?.closeAllConnections();
    assert.equal(await ready(), 200);
    first.child.kill('SIGTERM');
    assert.equal(await first.exitCode, 0);
    await untilItSays(run('one'), 'El shell está en');
    assert.equal(await ready(), 200, 'after a restart too');
  });

  it('is not ready where it can show no page, because no release of the shell is in its folder', async () => {
    await startApi();
    await untilItSays(run('bare', { RELEASES_DIR: join(folder, 'nothing') }), 'El shell está en');
    assert.equal((await fetch(`${origin}/eventos`)).status, 503);
    assert.equal(await ready(), 503);
  });

  it('serves the files of the releases that processes share, under the id that came from in front', async () => {
    await startApi();
    await untilItSays(run('two', { TRUST_PROXY: '1' }), 'El shell está en');
    const answer = await fetch(`${origin}/mf/mf-blog/${version('b')}/remote-entry.js`, {
      headers: { 'x-request-id': 'from-the-proxy-1' },
    });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(answer.headers.get('x-request-id'), 'from-the-proxy-1');
    assert.match(await answer.text(), /mf-blog/);
  });
});
