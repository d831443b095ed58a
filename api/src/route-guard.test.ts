import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { createTestApi, type TestApi, type TestMember } from './testing/test-api.ts';
import { waitUntil } from './testing/wait-until.ts';

let api: TestApi;
let address: string;
before(async () => {
  api = await createTestApi();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
after(() => api.close());

/** Sends the head of a request, waits until it has been let through, and sends its body only once `meanwhile` is done. */
async function askSlowly(member: TestMember, path: string, body: unknown, meanwhile: () => Promise<unknown>) {
  const { id, authorization } = member;
  const text = JSON.stringify(body);
  const unused = new Date(api.clock.now.getTime() - 10 * 60_000);
  await api.pool.query('update sessions set last_used_at = $2, proven_at = $3 where user_id = $1', [
    id,
    unused,
    api.clock.now,
  ]);
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const headers = { authorization, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const request = http.request(`${address}${path}`, { method: 'PUT', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.flushHeaders();
    waitUntil(async () => {
      const { rows } = await api.pool.query('select last_used_at from sessions where user_id = $1', [id]);
      return rows[0].last_used_at > unused;
    })
      .then(meanwhile)
      .then(() => request.end(text), reject);
  });
  return answered;
}

const change = (member: TestMember, meanwhile: () => Promise<unknown>) =>
  askSlowly(member, `/user/${member.id}/password`, { userPassword: 'siete ranas en la acequia' }, meanwhile);

test('a request whose session ends before it has arrived whole is not done', async () => {
  const member = await api.member('member');
  const end = () => api.pool.query('delete from sessions where user_id = $1', [member.id]);
  assert.equal(await change(member, end), 401);
  assert.equal(await change(await api.member('member'), async () => undefined), 204);
});

test('a request of somebody who loses her role before it has arrived whole is not done', async () => {
  const admin = await api.member('admin');
  const path = '/admin/people/b4c1e0a2-0000-4000-8000-000000000000';
  const demote = () => api.pool.query(`update users set role = 'member' where id = $1`, [admin.id]);
  assert.equal(await askSlowly(admin, path, {}, demote), 403);
});
