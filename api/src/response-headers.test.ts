import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { createTestApi, type TestApi } from './testing/test-api.ts';

describe('what the API says to browsers', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());

  const comment = { postId: 16, content: 'Hola', alias: 'Prueba' };
  const stored = async () => {
    const { rows } = await api.pool.query('select count(*)::int as comments from comments');
    return rows[0]?.comments;
  };

  test('names the type of every answer, errors too, and lets none be guessed, framed or kept when it is private', async () => {
    const member = await api.member('member');
    const answers = {
      list: await api.call('GET', '/comments/approved?postId=16'),
      profile: await api.call('GET', `/user/${member.id}`, { as: member.authorization }),
      created: await api.call('POST', '/comments', { body: comment }),
      invalid: await api.call('POST', '/comments', { body: {} }),
      unknown: await api.call('GET', '/nada'),
      badAddress: await api.call('GET', '/comments/%ff'),
      notAllowed: await api.call('GET', '/admin/audit', { as: member.authorization }),
      unauthenticated: await api.call('GET', '/admin/audit'),
      tooLarge: await api.call('POST', '/comments', { body: { ...comment, content: 'a'.repeat(70_000) } }),
      calendar: await api.call('GET', '/events/api/calendar.ics'),
    };
    for (const [name, { headers, body }] of Object.entries(answers)) {
      if (body !== '') assert.match(String(headers['content-type']), /^[\w-]+\/[\w-]+; ?charset=utf-8$/, name);
      assert.equal(headers['x-content-type-options'], 'nosniff', name);
      assert.match(
        String(headers['content-security-policy']),
        /default-src 'none'; .*frame-ancestors 'none'; base-uri 'none'/,
        name,
      );
    }
    for (const name of ['profile', 'invalid', 'notAllowed', 'unauthenticated', 'tooLarge'] as const)
      assert.equal(answers[name].headers['cache-control'], 'no-store', name);
  });

  test('lets no other site read or send: no origin is allowed, no preflight answered, no plain form taken', async () => {
    const before = await stored();
    const headers = { origin: 'https://otro.example', 'access-control-request-method': 'POST' };
    const preflight = await api.call('OPTIONS', '/comments', { headers });
    assert.equal(preflight.statusCode, 404);
    for (const answer of [preflight, await api.call('GET', '/comments/approved?postId=16', { headers })]) {
      const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      assert.deepEqual(cors, []);
    }
    // What a browser sends across sites without asking first.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const body = JSON.stringify({ userEmail: 'a@b.example', userPassword: 'x' });
      const send = (more: object) =>
        api.call('POST', '/auth/login', { body, headers: { 'content-type': type, ...more } });
      assert.equal((await send({ origin: 'https://otro.example' })).statusCode, 403, type);
      assert.equal((await send({})).statusCode, 415, type);
    }
    assert.equal(await stored(), before);
  });

  test('knows only the methods of its table: TRACE echoes nothing, and a method in a header or a query is none', async () => {
    const member = await api.member('moderator');
    const { id } = await api.comment('Sigue pendiente');
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const address = api.app.server.address();
    assert.ok(address && typeof address === 'object');
    const traced = await new Promise<string>((resolve, reject) => {
      const asked = request(
        { port: address.port, method: 'TRACE', path: '/comments/approved?postId=16', headers: { 'x-secreto': 'eco' } },
        (answer) => {
          let said = String(answer.statusCode);
          answer.setEncoding('utf8');
          answer.on('data', (part) => {
            said += part;
          });
          answer.on('end', () => resolve(said));
        },
      );
      asked.on('error', reject);
      asked.end();
    });
    assert.match(traced, /^404/);
    assert.doesNotMatch(traced, /eco/);
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    await api.call('GET', `/comments/reject/${id}?_method=DELETE`, { as: member.authorization, headers });
    const { rows } = await api.pool.query('select state from comments where id = $1', [id]);
    assert.deepEqual(rows, [{ state: 'pending' }]);
  });

  test('takes no key that would change what all objects are', async () => {
    for (const payload of [
      '{"postId":16,"content":"Hola","alias":"","__proto__":{"role":"admin"}}',
      '{"postId":16,"content":"Hola","alias":"","constructor":{"prototype":{"role":"admin"}}}',
    ]) {
      const headers = { 'content-type': 'application/json' };
      const answer = await api.app.inject({ method: 'POST', url: '/comments', headers, payload });
      assert.equal(answer.statusCode, 400, payload);
    }
    assert.equal(({} as { role?: string }).role, undefined);
  });

  test('gives no power that is sent along: a role, a state or an owner in a body changes nothing', async () => {
    const member = await api.member('member');
    const { json } = await api.call('GET', `/user/${member.id}/profile`, { as: member.authorization });
    const profile = json<Record<string, unknown>>();
    await api.call('PUT', `/user/${member.id}/profile`, {
      as: member.authorization,
      body: { ...profile, role: 'admin', userRole: 'admin', suspendedAt: null, email: 'otra@prueba.example' },
    });
    await api.call('POST', '/comments', { body: { ...comment, state: 'approved', userId: member.id, score: 0 } });
    const { rows } = await api.pool.query('select role, email from users where id = $1', [member.id]);
    assert.deepEqual(rows, [{ role: 'member', email: member.email }]);
    const { rows: written } = await api.pool.query('select distinct state from comments');
    assert.deepEqual(written, [{ state: 'pending' }]);
  });

  test('writes one line of JSON for any request, and none that somebody else made up', async () => {
    api.log.length = 0;
    const made = '{"level":30,"msg":"answered","status":200}';
    await api.call('GET', `/nada%0a${encodeURIComponent(made)}`, {
      headers: { 'user-agent': `x ${made}`, 'x-request-id': `12345678 ${made}` },
    });
    assert.ok(api.log.length > 0);
    for (const line of api.log) {
      assert.equal(line.trimEnd().split('\n').length, 1);
      assert.notEqual((JSON.parse(line) as { status?: number }).status, 200);
    }
  });

  test('notes who was refused what, without telling who she is', async () => {
    const member = await api.member('member');
    api.log.length = 0;
    const answer = await api.call('GET', '/admin/audit', { as: member.authorization });
    assert.equal(answer.statusCode, 403);
    const lines = api.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const refused = lines.find(({ msg }) => msg === 'refused');
    assert.equal(refused?.member, member.id);
    assert.equal(refused?.code, 'forbidden');
    const answered = lines.find(({ msg }) => msg === 'answered');
    assert.equal(answered?.status, 403);
    assert.equal(answered?.route, '/admin/audit');
    assert.equal(answered?.requestId, answer.headers['x-request-id'], 'the one that she sees');
    assert.equal(refused?.requestId, answered?.requestId, 'both are of one request');
    assert.ok(lines.every(({ time, level }) => typeof time === 'number' && typeof level === 'number'));
    assert.ok(!api.log.join().includes(member.email));
    assert.ok(!api.log.join().includes(member.authorization));
  });
});
