import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { readPass, signPass } from './preview-pass.ts';

const blog = { name: 'mf-blog', version: '0123456789abcdef' };
const jobs = { name: 'mf-jobs', version: 'aaaaaaaaaaaaaaaa' };
const unfit = { name: 'mf-blog', version: 'bbbbbbbbbbbbbbbb' };

describe('previews of versions that are not live', () => {
  let api: TestApi;
  let as: string;
  before(async () => {
    api = await createTestApi({
      config: { publicUrl: 'https://sitio.example' },
      findPreview: async (name, version) => {
        const found = [blog, jobs, unfit].find((one) => one.name === name && one.version === version);
        if (!found) return null;
        const routes = [{ path: `/${name}/:slug` }, { path: `/${name}` }];
        return {
          release: { ...found, routes } as unknown as Release,
          unmet: found === unfit ? ['Usa Tarta de @femcoders/shared-ui.'] : [],
        };
      },
    });
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());

  const ask = (body: object, cookie?: string) =>
    api.call('POST', '/admin/releases/preview', { body, as, headers: cookie ? { cookie } : {} });
  /** As the browser sends it back. */
  const cookieOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  test('the team gets an address and a cookie that names exactly that version, for half an hour', async () => {
    const answer = await ask(blog);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { address: '/mf-blog?mf=blog@0123456789abcdef' });
    assert.match(
      String(answer.headers['set-cookie']),
      /^__Host-vista-previa=[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    assert.deepEqual(readPass(`otra=1; ${cookieOf(answer)}`, api.clock.now, testSecrets), [blog]);
    const later = new Date(api.clock.now.getTime() + 30 * 60_000);
    assert.deepEqual(readPass(cookieOf(answer), later, testSecrets), []);
  });

  test('versions of several parts can be seen together, one of each', async () => {
    const first = cookieOf(await ask(blog));
    const both = cookieOf(await ask(jobs, first));
    assert.deepEqual(readPass(both, api.clock.now, testSecrets), [blog, jobs]);
    const again = cookieOf(await ask(blog, both));
    assert.deepEqual(readPass(again, api.clock.now, testSecrets), [jobs, blog]);
    assert.deepEqual(readPass(cookieOf(await ask(jobs, 'vista-previa=x.1.y')), api.clock.now, testSecrets), [jobs]);
  });

  test('a version that does not fit what is live is refused, with what it misses', async () => {
    const answer = await ask(unfit);
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json().message, /no encaja con lo que está en vivo: Usa Tarta/);
    assert.equal(answer.headers['set-cookie'], undefined);
  });

  test('a version that nobody released is not found', async () => {
    const answer = await ask({ name: 'mf-blog', version: 'cccccccccccccccc' });
    assert.equal(answer.statusCode, 404);
    assert.equal(answer.headers['set-cookie'], undefined);
    assert.equal((await ask({ name: 'api', version: 'x' })).statusCode, 400);
  });

  test('the browser can be made to forget it', async () => {
    const answer = await api.call('DELETE', '/admin/releases/preview', { as });
    assert.equal(answer.statusCode, 204);
    assert.match(String(answer.headers['set-cookie']), /^__Host-vista-previa=; Max-Age=0; Path=\/; HttpOnly/);
  });

  test('a pass that was changed, made with another key or is none opens nothing', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    const expires = new Date('2026-11-23T12:30:00Z');
    const pass = signPass([blog], expires, testSecrets);
    assert.deepEqual(readPass(`vista-previa=${pass}`, now, testSecrets), [blog]);
    const another = `vista-previa=otra; __Host-vista-previa=${pass}`;
    assert.deepEqual(readPass(another, now, testSecrets), [blog], 'what only this host can set counts first');
    const forged = [
      pass.replace(blog.version, unfit.version),
      pass.replace(String(expires.getTime()), String(expires.getTime() + 1)),
      signPass([blog], expires, { ...testSecrets, sign: () => 'A'.repeat(43) }),
      `${pass}.x`,
      pass.slice(0, -1),
      '',
      '..',
    ];
    for (const text of forged) assert.deepEqual(readPass(`vista-previa=${text}`, now, testSecrets), [], text);
    assert.deepEqual(readPass(undefined, now, testSecrets), []);
  });
});
