import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AuditEntry } from '@femcoders/contracts/audit';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { audit } from '../../database/schema.ts';
import { orderOf } from '../../lists/admin-list.ts';
import { createTestApi, passwordOf, type TestApi } from '../../testing/test-api.ts';
import { purgeAudit } from './audit-list.ts';

describe('the audit log', () => {
  let api: TestApi;
  let admin: string;
  before(async () => {
    api = await createTestApi();
    admin = (await api.member('admin')).authorization;
  });
  after(() => api.close());

  const read = async (query = '') => {
    const answer = await api.call('GET', `/admin/audit${query}`, { as: admin });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<AdminList<AuditEntry>>();
  };
  /** How PostgreSQL finds what the list shows first, where it need not sort. */
  async function planOfNewest(): Promise<string> {
    const db = drizzle(api.pool);
    const newest = db
      .select()
      .from(audit)
      .orderBy(...orderOf('-at', { at: audit.at }, audit.id));
    return db.transaction(async (transaction) => {
      await transaction.execute('set local enable_sort = off');
      const { rows } = await transaction.execute(sql`explain ${newest.limit(50)}`);
      return JSON.stringify(rows);
    });
  }
  const entries = async (query = '') => (await read(query)).entries;

  test('finds the newest of a long log without sorting it', async () => {
    assert.match(await planOfNewest(), /Index Scan using audit_by_time/);
  });

  test('says who did what to what, how it was before and after, when, and in which request', async () => {
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

  test('comes in pages, the newest first, and says how many there are', async () => {
    const all = await entries();
    const first = await read('?limit=2');
    assert.equal(first.total, 7);
    assert.deepEqual([...first.entries, ...(await entries('?page=2&limit=2'))], all.slice(0, 4));
    assert.deepEqual(await entries('?sort=at'), all.toReversed());
  });

  test('is searched by actor, act, subject and request, ignoring accents and capitals, and narrowed by each', async () => {
    await api.pool.query('delete from audit');
    await api.pool.query(`insert into audit (at, act, actor_name, subject, request_id) values
      ('2026-03-28T22:59:59Z', 'comment.approve', 'Begoña Núñez', 'comment:1', 'peticion-0001'),
      ('2026-03-28T23:00:00Z', 'comment.reject', 'Begoña Núñez', 'comment:12', 'peticion-0002'),
      ('2026-03-29T21:59:59Z', 'release.publish', 'despliegue', 'release:mf-blog', 'registry:7'),
      ('2026-03-29T22:00:00Z', 'auth.login-failed', null, 'login:x_y', 'peticion-0003')`);
    const found = async (query: string) => {
      const { entries, total } = await read(`?${query}`);
      assert.equal(total, entries.length, query);
      return entries.map(({ requestId }) => requestId.at(-1)).join('');
    };
    const cases: [query: string, found: string][] = [
      ['q=NUNEZ%20bego', '21'],
      ['q=registry:7', '7'],
      ['q=nadie', ''],
      ['act=comment.approve', '1'],
      ['actor=nunez', '21'],
      ['subject=comment', '21'],
      ['subject=comment:12', '2'],
      ['subject=login:x_', '3'],
      ['subject=login:__', ''],
      ['subject=%25', ''],
      // The clock of Barcelona goes forward on the 29th: that day has 23 hours.
      ['from=2026-03-29&to=2026-03-29', '72'],
      ['from=2026-03-30', '3'],
      ['to=2026-03-28', '1'],
      ['from=2026-03-29&actor=nunez&act=comment.reject', '2'],
    ];
    for (const [query, expected] of cases) assert.equal(await found(query), expected, query);
    for (const query of ['from=ayer', 'to=2026-02-30', 'sort=act', `actor=${'x'.repeat(101)}`]) {
      assert.equal((await api.call('GET', `/admin/audit?${query}`, { as: admin })).statusCode, 400, query);
    }
  });

  test('forgets what is older than two years, and nothing else', async () => {
    await api.pool.query('delete from audit');
    await api.pool.query(`insert into audit (at, act, request_id) values
      ('2024-11-21T09:59:59Z', 'auth.login', 'vieja'), ('2024-11-21T10:00:00Z', 'auth.login', 'justa')`);
    await purgeAudit(drizzle(api.pool), new Date('2026-11-21T10:00:00Z'));
    assert.deepEqual(
      (await entries()).map(({ requestId }) => requestId),
      ['justa'],
    );
  });

  test('cannot be rewritten', async () => {
    await assert.rejects(api.pool.query(`update audit set act = 'x'`), /append only/);
    await assert.rejects(api.pool.query('truncate audit'), /append only/);
  });
});
