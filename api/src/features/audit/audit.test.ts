import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createTestApi, passwordOf, type TestApi } from '../../testing/test-api.ts';
import { network } from './address-hash.ts';
import type { AuditEntry } from './audit-log.ts';

describe('the audit log', () => {
  let api: TestApi;
  let admin: string;
  before(async () => {
    api = await createTestApi();
    admin = (await api.member('admin')).authorization;
  });
  after(() => api.close());

  const entries = async (query = '') =>
    (await api.call('GET', `/admin/audit${query}`, { as: admin })).json<AuditEntry[]>();

  test('tells who did what to what, how it was before and after, when, and in which request', async () => {
    const moderator = await api.member('moderator');
    const { id } = await api.comment();
    const headers = { 'x-request-id': 'peticion-0001' };
    await api.call('POST', `/comments/approve/${id}`, { as: moderator.authorization, headers, from: '192.0.2.7' });
    const [entry] = await entries();
    const { id: _id, addressHash, ...rest } = entry as AuditEntry;
    assert.deepEqual(rest, {
      at: api.clock.now.toISOString(),
      act: 'comment.approve',
      actorId: moderator.id,
      actorName: 'Prueba moderator',
      subject: `comment:${id}`,
      before: { state: 'pending' },
      after: { state: 'approved' },
      requestId: 'peticion-0001',
    });
    assert.match(addressHash ?? '', /^[\w-]{22}$/);
  });

  test('holds every sensitive act, once, and none that changed nothing', async () => {
    await api.pool.query('delete from audit');
    const { email } = await api.member('moderator');
    await api.call('POST', '/auth/login', { body: { userEmail: email, userPassword: 'mal' } });
    await api.call('POST', '/auth/login', { body: { userEmail: 'nadie@prueba.example', userPassword: 'mal' } });
    const logIn = await api.call('POST', '/auth/login', {
      body: { userEmail: email, userPassword: passwordOf(email) },
    });
    const as = `Bearer ${logIn.json().authToken}`;
    const { id } = await api.comment();
    await api.call('DELETE', `/comments/reject/${id}`, { as });
    await api.call('DELETE', `/comments/reject/${id}`, { as });
    await api.call('POST', `/comments/approve/${id}`, { as });
    await api.call('POST', `/comments/restore/${id}`, { as });
    await api.call('POST', `/comments/approve/${id}`, { as });
    await api.call('POST', '/auth/logout', { as });
    assert.deepEqual((await entries()).map(({ act }) => act).reverse(), [
      'auth.login-failed',
      'auth.login-failed',
      'auth.login',
      'comment.reject',
      'comment.restore',
      'comment.approve',
      'auth.logout',
    ]);
  });

  test('comes in pages, the newest first', async () => {
    const all = await entries();
    const first = await api.call('GET', '/admin/audit?limit=2', { as: admin });
    assert.equal(first.headers.link, '<?page=2&limit=2>; rel="next"');
    assert.deepEqual([...first.json<AuditEntry[]>(), ...(await entries('?page=2&limit=2'))], all.slice(0, 4));
  });

  test('cannot be rewritten', async () => {
    await assert.rejects(api.pool.query(`update audit set act = 'x'`), /append only/);
    await assert.rejects(api.pool.query('truncate audit'), /append only/);
  });
});

test('a network address counts as its IPv4 form or its IPv6 /64', () => {
  assert.equal(network('192.0.2.1'), '192.0.2.1');
  assert.equal(network('::ffff:192.0.2.1'), '192.0.2.1');
  assert.equal(network('2001:0db8:0001:0000:1::2'), '2001:db8:1:0');
  assert.equal(network('2001:DB8:1::5'), '2001:db8:1:0');
  assert.equal(network('fe80::1%eth0'), 'fe80:0:0:0');
  assert.equal(network('::1'), '0:0:0:0');
});
