import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { policy } from './access-policy/policy.ts';
import { unsubscribeToken } from './mail/unsubscribe-token.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';
import { testSecrets } from './testing/test-secrets.ts';
import { withLinkKey } from './testing/with-link-key.ts';

const rows = Object.keys(policy).map((row) => row.split(' ') as [string, string]);
/** In mails of years ago; new ones have the key behind `?`. */
const former = [
  'GET /mail-preferences/unsubscribe/:key',
  'POST /mail-preferences/unsubscribe/:key',
  'GET /job-alerts/unsubscribe/:key',
  'POST /job-alerts/unsubscribe/:key',
  'GET /mentoring/sessions/:key/calendar.ics',
];

describe('the key of a mail’s link', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { limits: { linkKeys: { hits: 1_000, window: 60 } } } });
  });
  after(() => api.close());

  test('is in no path but of addresses that were mailed long ago', () => {
    const inPath = rows.filter(([, path]) => /:(?:\w*(?:token|key|secret|signature|code))\b/i.test(path));
    assert.deepEqual(inPath.map((row) => row.join(' ')).sort(), [...former].sort());
  });

  test('is in no line of the API’s log, whichever way it came, good or not', async () => {
    const { id } = await api.member('member');
    const good = unsubscribeToken({ userId: id, topic: 'events' }, testSecrets);
    const secret = good.split('.').at(-1) ?? assert.fail();
    const keyedPaths = /\/own-job|\/own-registration|\/mail-preferences|\/job-alert|\/sessions/;
    for (const key of [good, `${id}.${secret}`, secret, `${secret}${secret}${secret}${secret}${secret}`]) {
      for (const [method, path] of rows.filter(([, path]) => keyedPaths.test(path) && !path.includes(':id'))) {
        const own = path.replace(':key', key);
        await api.call(method, own, { headers: withLinkKey(key) });
        await api.call(method, `${own}?clave=${key}`);
        await api.call(method, `${own}/${key}`);
      }
    }
    assert.ok(api.log.length > 100);
    assert.deepEqual(
      api.log.filter((line) => line.includes(secret)),
      [],
    );
  });

  test('that comes twice is refused as none, and does no harm', async () => {
    const linked = rows.filter(
      ([, path]) =>
        !path.startsWith('/events/') && /calendar\.ics$|unsubscribe$|^\/(?:mail-preferences|job-alert)$/.test(path),
    );
    assert.ok(linked.length >= 6);
    for (const [method, path] of linked) {
      const { statusCode } = await api.call(method, `${path}?clave=a&clave=b`);
      assert.ok([400, 404].includes(statusCode), `${method} ${path}: ${statusCode}`);
    }
    assert.deepEqual(
      api.log.filter((line) => line.includes('"level":50')),
      [],
    );
  });

  test('is asked for where it is missing, and longer ones are looked at no further', async () => {
    for (const path of ['/own-job', '/own-registration', '/mail-preferences', '/job-alert']) {
      for (const headers of [{}, withLinkKey('a'.repeat(201))]) {
        const answer = await api.call('GET', path, { headers });
        assert.equal(answer.statusCode, 400, path);
        assert.match(answer.json().message, /^Este enlace no /);
      }
      assert.ok([404, 429].includes((await api.call('GET', path, { headers: withLinkKey('a.b') })).statusCode), path);
    }
  });
});
