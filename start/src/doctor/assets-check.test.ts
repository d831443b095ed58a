import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { checkAssets } from './assets-check.ts';

const script = 'console.log(1)';
const live = [
  {
    name: 'shell',
    version: '0123456789abcdef',
    entry: '/mf/shell/0123456789abcdef/js/main.js',
    integrity: {
      '/mf/shell/0123456789abcdef/js/main.js': `sha256-${createHash('sha256').update(script).digest('base64')}`,
    },
    anyOrigin: true,
  },
];

describe('what npm run doctor says of ASSETS_URL', () => {
  let server: Server;
  let url: string;
  let answer: { status?: number; headers: Record<string, string>; body: string };
  const good = { 'content-type': 'text/javascript; charset=utf-8', 'access-control-allow-origin': '*' };
  before(async () => {
    server = createServer((_, response) => {
      response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());

  it('is nothing where it is not set, and good where it has the live files', async () => {
    assert.deepEqual(await checkAssets(undefined, live), []);
    answer = { headers: good, body: script };
    assert.deepEqual(
      (await checkAssets(url, live)).map(({ state }) => state),
      ['fine'],
    );
  });

  for (const [what, given, says] of [
    ['has not the file', { status: 404, headers: good, body: '' }, /responde 404/],
    ['leads elsewhere', { status: 302, headers: { location: '/otra' }, body: '' }, /responde 302/],
    ['has another file', { headers: good, body: 'console.log(2)' }, /no es lo que se publicó/],
    ['does not let pages load it', { headers: { 'content-type': 'text/javascript' }, body: script }, /Allow-Origin/],
    ['sends it as something else', { headers: { ...good, 'content-type': 'text/plain' }, body: script }, /text\/plain/],
  ] as const)
    it(`is wrong where the other origin ${what}`, async () => {
      answer = given;
      const [found] = await checkAssets(url, live);
      assert.equal(found?.state, 'wrong');
      assert.match(found?.says ?? '', says);
      assert.match(found?.todo ?? '', /quita ASSETS_URL/);
    });

  it('is wrong where nobody answers, and names releases that load from the site in any case', async () => {
    const [away] = await checkAssets('http://127.0.0.1:9', live);
    assert.match(away?.says ?? '', /no responde/);
    const { anyOrigin: _, ...old } = live[0] ?? assert.fail();
    const [found] = await checkAssets(url, [old]);
    assert.deepEqual([found?.state, found?.todo], ['doubtful', 'Publícala de nuevo: npm run release -- shell']);
  });
});
