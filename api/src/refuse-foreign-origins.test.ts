import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const site = 'https://femcoders.example';
const json = 'application/json';
const comment = { postId: 16, content: 'Un comentario de otra página', alias: 'Otra' };

const typed = [
  json,
  'Application/JSON; charset=UTF-8',
  'application/x-www-form-urlencoded',
  'Application/X-WWW-Form-Urlencoded',
  'APPLICATION/x-www-form-urlencoded;charset=utf-8',
  'multipart/form-data; boundary=x',
  'Multipart/Form-Data; boundary=x',
  'text/plain',
];

const foreign: Record<string, string>[] = [
  { origin: 'https://otra.example' },
  { origin: 'https://otra.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'none' },
  { origin: 'http://femcoders.example' },
  { origin: 'https://femcoders.example:8443' },
  { origin: 'https://femcoders.example.otra.example' },
  { origin: 'https://blog.femcoders.example' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: site, 'sec-fetch-site': 'cross-site' },
];

describe('what the page of another origin has a browser send', () => {
  let api: TestApi;
  before(async () => {
    const unlimited = { hits: 100_000, window: 60 };
    api = await createTestApi({
      config: { publicUrl: site, limits: { comments: unlimited } },
      plugins: [async (app) => void app.post('/beacons', { config: { countsItself: true } }, async () => 'taken')],
    });
  });
  after(() => api.close());

  const bodyOf = (type: string) => {
    if (type.toLowerCase().startsWith(json)) return JSON.stringify(comment);
    if (type.toLowerCase().startsWith('multipart'))
      return '--x\r\ncontent-disposition: form-data; name="content"\r\n\r\nHola\r\n--x--\r\n';
    return new URLSearchParams({ postId: '16', content: comment.content }).toString();
  };
  const send = (type: string, headers: Record<string, string>, path = '/comments', method = 'POST') =>
    api.call(method, path, { body: bodyOf(type), headers: { ...headers, 'content-type': type } });
  const stored = async () => (await api.pool.query('select from comments')).rowCount;

  for (const headers of foreign) {
    test(`is refused for every type: ${JSON.stringify(headers)}`, async () => {
      for (const type of typed) assert.equal((await send(type, headers)).statusCode, 403, type);
      assert.equal(await stored(), 0);
    });
  }

  test('is refused by every method that may write, on every route, also of a plugin and of none', async () => {
    const headers = { origin: 'https://otra.example' };
    for (const [method, path] of [
      ['POST', '/auth/login'],
      ['PATCH', '/comments/1'],
      ['DELETE', '/comments/1'],
      ['PUT', '/user/1/profile'],
      ['POST', '/beacons'],
      ['POST', '/nowhere'],
    ] as const)
      assert.equal((await send(json, headers, path, method)).statusCode, 403, path);
  });

  test('is refused by the one read that writes: approving a comment', async () => {
    const moderator = await api.member('moderator');
    const { id } = await api.comment();
    const approve = (headers: Record<string, string>) =>
      api.call('GET', `/comments/approve/${id}`, { headers, as: moderator.authorization });
    assert.equal((await approve({ origin: 'https://otra.example' })).statusCode, 403);
    assert.equal((await approve({})).statusCode, 200);
    await api.pool.query('delete from comments');
  });

  test('may be a public read: it changes nothing', async () => {
    const headers = { origin: 'https://otra.example', 'sec-fetch-site': 'cross-site' };
    assert.equal((await api.call('GET', '/comments/approved?postId=16', { headers })).statusCode, 200);
  });

  test('is refused in Spanish, and a form without scripts with a page', async () => {
    const asJson = await send(json, { origin: 'null' });
    assert.equal(asJson.json().message, 'Esto solo se puede enviar desde este sitio.');
    assert.equal(asJson.headers['x-content-type-options'], 'nosniff');
    assert.equal(asJson.headers['x-request-id'], asJson.json().requestId);
    const asForm = await send('Application/X-WWW-Form-Urlencoded', { origin: 'null' });
    assert.match(String(asForm.headers['content-type']), /^text\/html/);
    assert.match(asForm.body, /Esto solo se puede enviar desde este sitio\./);
  });

  test('is taken from this site, from programs that are no page, and in any spelling of its type', async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: site },
      { origin: site, 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of own) {
      for (const type of [json, 'Application/X-WWW-Form-Urlencoded']) {
        const answer = await send(type, headers);
        assert.equal(answer.statusCode, 201, answer.body);
        assert.match(String(answer.headers['content-type']), type === json ? /^application\/json/ : /^text\/html/);
      }
    }
  });
});

test('on the machine itself, localhost and 127.0.0.1 are one site', async () => {
  const api = await createTestApi({ config: { publicUrl: 'http://127.0.0.1:3000' } });
  try {
    const send = (origin: string) => api.call('POST', '/comments', { body: comment, headers: { origin } });
    assert.equal((await send('http://localhost:3000')).statusCode, 201);
    assert.equal((await send('http://localhost:3001')).statusCode, 403);
  } finally {
    await api.close();
  }
});
