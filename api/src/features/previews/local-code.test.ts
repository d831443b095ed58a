import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { TeamAct } from '@femcoders/contracts/publishing-names';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { readLocalCode, readLocalCodeLink, signLocalCode, signLocalCodeLink } from './local-code-pass.ts';
import { localCodeLink } from './local-code-routes.ts';
import { readPass, signPass } from './preview-pass.ts';

const blog = { name: 'mf-blog', origin: 'http://localhost:4312' };
const events = { name: 'mf-events', origin: 'http://127.0.0.1:4313' };
const now = new Date('2026-11-23T12:00:00Z');
const inTwoHours = new Date('2026-11-23T14:00:00Z');

describe('the permission to run one remote from the machine of who develops it', () => {
  let api: TestApi;
  let as: string;
  before(async () => {
    api = await createTestApi({
      config: { publicUrl: 'https://sitio.example', basePath: '/api' },
      readTeamToken: async (secret) => {
        const [, names = '', acts = ''] = secret.split('_');
        return { id: randomUUID(), label: 'CI', names: names.split(','), acts: acts.split(',') as TeamAct[] };
      },
    });
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());

  const ask = (body: object, by: string | undefined = as) =>
    api.call('POST', '/admin/releases/local-code', { body, ...(by && { as: by }) });

  test('is given to the team for two hours, one part and one origin, in a cookie that scripts cannot read', async () => {
    const answer = await ask({ ...events, path: '/eventos' });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { address: '/eventos?mf=events@http://127.0.0.1:4313' });
    const cookie = String(answer.headers['set-cookie']);
    assert.match(cookie, /^__Host-vista-previa=[^;]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const sent = cookie.split(';')[0];
    assert.deepEqual(readLocalCode(sent, api.clock.now, testSecrets), events);
    assert.equal(readLocalCode(sent, new Date(api.clock.now.getTime() + 2 * 60 * 60_000), testSecrets), null);
  });

  test('is not given to who may not open the administration, nor to nobody', async () => {
    assert.equal((await ask(blog, (await api.member('member')).authorization)).statusCode, 403);
    assert.equal((await api.call('POST', '/admin/releases/local-code', { body: blog })).statusCode, 401);
  });

  for (const origin of [
    'https://malo.example',
    'http://localhost',
    'http://localhost:0',
    'http://localhost:70000',
    'http://localhost:4312/',
    'http://localhost:4312.malo.example',
    'http://localhost@malo.example:80',
    'http://malo.example:4312',
    'https://localhost:4312',
    'http://127.0.0.2:4312',
    'http://[::1]:4312',
    'http://localhost:4312 https://malo.example',
  ])
    test(`is not given for ${origin}`, async () => {
      const answer = await ask({ name: 'mf-blog', origin });
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.headers['set-cookie'], undefined);
    });

  test('is not given for the shell, nor to begin on another site', async () => {
    assert.equal((await ask({ ...blog, name: 'shell' })).statusCode, 400);
    for (const path of ['//malo.example', '/\\malo.example', 'https://malo.example', '/a?b', '/a b'])
      assert.equal((await ask({ ...blog, path })).statusCode, 400, path);
  });

  test('that was changed, is over, or was made by another key or for something else opens nothing', () => {
    const pass = signLocalCode(blog, inTwoHours, testSecrets);
    assert.deepEqual(readLocalCode(`vista-previa=${pass}`, now, testSecrets), blog);
    const forged = [
      pass.replace('mf-blog', 'mf-events'),
      pass.replace('4312', '4313'),
      pass.replace('localhost', '127-0-0-1'),
      pass.replace(String(inTwoHours.getTime()), String(inTwoHours.getTime() + 1)),
      signLocalCode(blog, inTwoHours, { ...testSecrets, sign: () => 'A'.repeat(43) }),
      signLocalCode(blog, now, testSecrets),
      signLocalCodeLink(blog, '/', inTwoHours, testSecrets),
      signPass([{ name: 'mf-blog', version: '0123456789abcdef' }], inTwoHours, testSecrets),
      `${pass}.x`,
      '',
      '..',
    ];
    for (const text of forged) assert.equal(readLocalCode(`vista-previa=${text}`, now, testSecrets), null, text);
    assert.deepEqual(readPass(`vista-previa=${pass}`, now, testSecrets), [], 'it is no preview either');
    assert.equal(readLocalCode(undefined, now, testSecrets), null);
  });

  test('signed for anything but this machine it opens nothing either', () => {
    const elsewhere = signLocalCode({ name: 'mf-blog', origin: 'http://malo.example:80' }, inTwoHours, testSecrets);
    assert.equal(readLocalCode(`vista-previa=${elsewhere}`, now, testSecrets), null);
    const shell = signLocalCode({ name: 'shell', origin: blog.origin }, inTwoHours, testSecrets);
    assert.equal(readLocalCode(`vista-previa=${shell}`, now, testSecrets), null);
  });

  describe('by a team token', () => {
    const link = (token: string, body: object, name = 'mf-blog') =>
      api.call('POST', `/releases/${name}/local-code`, { as: `Bearer ${token}`, body });
    const body = { origin: blog.origin, path: '/blog' };

    test('is a link that is good for a quarter of an hour, and in the audit log', async () => {
      const answer = await link('fct_mf-blog_preview', body);
      assert.equal(answer.statusCode, 200, answer.body);
      const { url, expires } = answer.json<{ url: string; expires: string }>();
      assert.equal(Date.parse(expires), api.clock.now.getTime() + 15 * 60_000);
      const key = new URL(url).searchParams.get('clave') ?? '';
      assert.deepEqual(readLocalCodeLink(key, api.clock.now, testSecrets), { ...blog, path: '/blog' });
      const { rows } = await api.pool.query(
        `select after from audit where act = 'release.preview' order by at desc limit 1`,
      );
      assert.equal(rows[0]?.after.origin, blog.origin);
    });

    test('is only for a part and an act that the token has, for a remote, and for this machine', async () => {
      assert.equal((await link('fct_mf-events_preview', body)).statusCode, 403);
      assert.equal((await link('fct_mf-blog_upload', body)).statusCode, 403);
      assert.equal((await link('fct_shell_preview', body, 'shell')).statusCode, 404);
      for (const origin of ['https://malo.example', 'http://localhost'])
        assert.equal((await link('fct_mf-blog_preview', { ...body, origin })).statusCode, 400, origin);
    });

    test('is not for a member’s session', async () => {
      const answer = await api.call('POST', '/releases/mf-blog/local-code', { as, body });
      assert.ok([401, 403].includes(answer.statusCode), String(answer.statusCode));
    });
  });

  describe('by a link', () => {
    const open = (key: string, headers: Record<string, string> = {}) =>
      api.call('GET', `/local-code?clave=${encodeURIComponent(key)}`, { headers });
    const keyOf = (path = '/blog') => {
      const site = { publicUrl: 'https://sitio.example', basePath: '/api' };
      const { url } = localCodeLink(blog, path, site, { now: api.clock.now, secrets: testSecrets });
      assert.match(url, /^https:\/\/sitio\.example\/api\/local-code\?clave=/);
      return new URL(url).searchParams.get('clave') ?? '';
    };

    test('is asked about first, and given only to who goes on from that very page', async () => {
      for (const site of [undefined, 'none', 'cross-site', 'same-site']) {
        const asked = await open(keyOf(), site ? { 'sec-fetch-site': site } : {});
        assert.equal(asked.statusCode, 200);
        assert.equal(asked.headers['set-cookie'], undefined, site);
        assert.match(asked.body, /Usar el código local de mf-blog/);
      }
      const given = await open(keyOf(), { 'sec-fetch-site': 'same-origin' });
      assert.equal(given.statusCode, 303);
      assert.equal(given.headers.location, '/blog?mf=blog@http://localhost:4312');
      assert.deepEqual(readLocalCode(String(given.headers['set-cookie']), api.clock.now, testSecrets), blog);
      assert.equal(given.headers['cache-control'], 'no-store');
    });

    test('is not given once it is over, nor by a key that this site has not made', async () => {
      const past = signLocalCodeLink(blog, '/', new Date(api.clock.now.getTime() - 1), testSecrets);
      const pass = signLocalCode(blog, new Date(api.clock.now.getTime() + 1000), testSecrets);
      for (const key of [past, pass, keyOf().replace('4312', '4313'), '', 'x.y.z']) {
        const answer = await open(key, { 'sec-fetch-site': 'same-origin' });
        assert.equal(answer.statusCode, 404, key);
        assert.equal(answer.headers['set-cookie'], undefined, key);
      }
      assert.equal(readLocalCodeLink(past, api.clock.now, testSecrets), null);
    });
  });
});
