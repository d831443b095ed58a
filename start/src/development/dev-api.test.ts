import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type DevApi, startDevApi } from './dev-api.ts';
import { freePort } from './free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-api-'));
const program = join(folder, 'api.mjs');
const said: string[] = [];
let api: DevApi;
let site: Server;

const write = (text: string, beforeReady = '') =>
  writeFileSync(
    program,
    `import { createServer } from 'node:http';
     process.send({ 'watch:import': ['file:///a.ts'] });
     ${beforeReady}
     createServer((request, response) => response.end(request.method + ' ${text} ' + request.url))
       .listen(Number(process.argv[2]), '127.0.0.1', () => process.send({ femcoders: 'api-ready', session: null }));`,
  );
const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

before(async () => {
  write('uno');
  const port = await freePort();
  api = await startDevApi({
    program,
    args: [String(port)],
    port,
    environment: process.env,
    say: (line) => said.push(line),
  });
  site = createServer(api.handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
});
after(async () => {
  await api.stop();
  site.close();
  rmSync(folder, { recursive: true });
});

describe('the API in development', () => {
  it('answers once it is ready, which the messages of others do not say', async () => {
    assert.deepEqual(await ask('/a?b'), { status: 200, text: 'GET uno /a?b' });
  });

  it('goes on at the same address after an edit, and what is asked meanwhile waits for it', async () => {
    write('dos', 'await new Promise((resolve) => setTimeout(resolve, 200));');
    const restarted = api.restart();
    const [page, call] = await Promise.all([ask('/c'), api.fetch(`${api.baseUrl}/d`).then((answer) => answer.text())]);
    await restarted;
    assert.deepEqual([page.text, call], ['GET dos /c', 'GET dos /d']);
  });

  it('that does not start says so, answers 503, and starts with the next edit', async () => {
    said.length = 0;
    write('tres', 'process.exit(3);');
    await api.restart();
    assert.match(said.join(), /^La API ha terminado \(código 3\)\. Se vuelve a arrancar cuando guardes un cambio\.$/);
    assert.equal((await ask('/')).status, 503);
    write('cuatro');
    await api.restart();
    assert.equal((await ask('/')).text, 'GET cuatro /');
  });
});
