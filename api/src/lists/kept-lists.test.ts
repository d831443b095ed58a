import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Comment } from '@femcoders/contracts/comment';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { waitUntil } from '../testing/wait-until.ts';

const list = '/comments/approved?postId=16';
const calendar = '/events/api/calendar.ics';

async function serve(api: TestApi): Promise<Server> {
  const server = createServer(api.app.routing).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('a list that is kept', () => {
  let api: TestApi;
  let server: Server;
  let url: string;

  before(async () => {
    api = await createTestApi({ config: { listTtlMs: 60_000 } });
    server = await serve(api);
    url = addressOf(server);
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  });
  beforeEach(async () => {
    await api.pool.query('delete from comments');
    await api.pool.query('notify comments_changed');
    await waitUntil(async () => (await texts()).length === 0);
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  const texts = async () => ((await (await get(list)).json()) as Comment[]).map(({ content }) => content);
  /** Each of the answers, all that a client sees but what is of the moment. */
  async function answers(path: string, headers: Record<string, string>[], log: string[]) {
    const seen = [];
    for (const given of headers) {
      const answer = await get(path, { 'x-request-id': 'una-peticion', ...given });
      const own = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
      seen.push({ status: answer.status, headers: own, body: await answer.text() });
    }
    return { seen, lines: log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered') };
  }
  async function publish(content: string): Promise<void> {
    const { id } = await api.comment(content);
    const { authorization: as } = await api.member('moderator');
    assert.equal((await api.call('POST', `/comments/approve/${id}`, { as, body: {} })).statusCode, 200);
  }

  test('is answered again as it was the first time, to the letter, and logged alike', async () => {
    await publish('Uno. '.repeat(400));
    for (const path of [list, calendar]) {
      for (const accepted of ['identity', 'gzip', 'br, gzip']) {
        api.log.length = 0;
        const { seen, lines } = await answers(path, Array(3).fill({ 'accept-encoding': accepted }), api.log);
        assert.equal(seen[0]?.status, 200);
        assert.deepEqual([seen[1], seen[2]], [seen[0], seen[0]]);
        assert.equal(lines.length, 3);
        for (const { time, ms, ...line } of lines) {
          const { time: _, ms: __, ...first } = lines[0];
          assert.deepEqual(line, first);
        }
      }
    }
    const tag = (await get(list)).headers.get('etag') ?? '';
    const known = await answers(list, Array(2).fill({ 'if-none-match': tag }), []);
    const untagged = await answers(list, [{}], []);
    for (const { status, body, headers } of known.seen) {
      assert.deepEqual([status, body, headers['content-type']], [304, '', undefined]);
      assert.equal(headers.etag, untagged.seen[0]?.headers.etag);
    }
  });

  test('is another as soon as something is published', async () => {
    assert.deepEqual([await texts(), await texts()], [[], []]);
    await publish('nuevo');
    assert.deepEqual([await texts(), await texts()], [['nuevo'], ['nuevo']]);
  });

  test('is read again when its time is over', async () => {
    assert.deepEqual([await texts(), await texts()], [[], []]);
    await api.pool.query(
      `insert into comments (post_id, content, alias, state, created_at, decided_at) values (16, 'sin aviso', 'Prueba', 'approved', now(), now())`,
    );
    assert.deepEqual(await texts(), []);
    api.clock.now = new Date(api.clock.now.getTime() + 60_001);
    assert.deepEqual([await texts(), await texts()], [['sin aviso'], ['sin aviso']]);
  });

  test('is not what a member is answered who sees more, nor the other way round', async () => {
    const { authorization } = await api.member('member');
    await api.pool.query(
      `insert into job_offers (slug, state, title, company, mode, workday, contract, level, technologies, salary_min, salary_max,
         about, musts, nices, process, apply, days, contact_name, contact_email, haystack, technology_keys, created_at,
         submitted_at, published_at, members_until, expires_at)
       values ('oferta', 'published', 'Oferta de prueba', 'Prueba', 'remoto', 'completa', 'indefinido', 'junior', '{css}', 1, 2,
         'x', '{x}', '{}', 'x', 'x', 30, 'x', 'x@prueba.example', 'x', '{css}', now(), now(), now(), now() + interval '1 day', now() + interval '9 days')`,
    );
    const offers = async (headers: Record<string, string> = {}) =>
      ((await (await get('/jobs', headers)).json()) as { slug: string }[]).map(({ slug }) => slug);
    assert.deepEqual([await offers(), await offers()], [[], []]);
    assert.deepEqual([await offers({ authorization }), await offers({ authorization })], [['oferta'], ['oferta']]);
    assert.deepEqual(await offers(), []);
  });

  test('is not sent to who asks otherwise than by reading', async () => {
    await texts();
    for (const method of ['HEAD', 'POST', 'DELETE', 'OPTIONS'])
      assert.ok((await fetch(url + list, { method })).status >= 400, method);
    assert.deepEqual(await texts(), []);
  });
});
