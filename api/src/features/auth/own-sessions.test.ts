import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { OwnSession } from '@femcoders/contracts/own-session';
import type { LoginAnswer } from '@femcoders/contracts/session';
import { createTestApi, passwordOf, type TestApi, type TestMember } from '../../testing/test-api.ts';

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const minute = 60_000;

describe('my sessions', () => {
  let api: TestApi;
  let member: TestMember;
  let visitors = 0;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T17:00:00Z');
    member = await api.member('member');
    api.mails.length = 0;
  });

  async function logIn(who = member): Promise<string> {
    visitors += 1;
    const answer = await api.call('POST', '/auth/login', {
      body: { userEmail: who.email, userPassword: passwordOf(who.email) },
      headers: { 'user-agent': firefox },
      from: `198.51.100.${visitors}`,
    });
    return `Bearer ${answer.json<LoginAnswer>().authToken}`;
  }
  const own = (path: string, as: string) => ({ address: `/user/${member.id}${path}`, as });
  async function list(as = member.authorization): Promise<OwnSession[]> {
    const answer = await api.call('GET', own('/sessions', as).address, { as });
    assert.equal(answer.statusCode, 200);
    return answer.json<OwnSession[]>();
  }
  const end = (path: string, as: string) => api.call('DELETE', own(`/sessions${path}`, as).address, { as });
  const isIn = async (as: string) => (await api.call('GET', `/user/${member.id}`, { as })).statusCode === 200;
  const acts = async () => {
    const { rows } = await api.pool.query<{ act: string }>(
      `select act from audit where subject = $1 and act <> 'auth.login' order by at, act`,
      [`user:${member.id}`],
    );
    return rows.map(({ act }) => act);
  };

  test('are listed with device and times, this one first, and nothing that opens one', async () => {
    api.clock.now = new Date('2026-11-21T17:30:00Z');
    const phone = await logIn();
    const sessions = await list();
    assert.deepEqual(
      sessions.map(({ id: _, ...rest }) => rest),
      [
        {
          device: 'Navegador desconocido',
          createdAt: '2026-11-21T17:00:00.000Z',
          lastUsedAt: '2026-11-21T17:30:00.000Z',
          current: true,
          secondFactor: false,
        },
        {
          device: 'Firefox en Android',
          createdAt: '2026-11-21T17:30:00.000Z',
          lastUsedAt: '2026-11-21T17:30:00.000Z',
          current: false,
          secondFactor: false,
        },
      ],
    );
    assert.ok(!JSON.stringify(sessions).includes(phone.slice('Bearer '.length)));
  });

  test('that are over are not among them', async () => {
    const phone = await logIn();
    api.clock.now = new Date(api.clock.now.getTime() + 90 * minute);
    assert.ok(await isIn(member.authorization));
    api.clock.now = new Date(api.clock.now.getTime() + 60 * minute);
    assert.equal((await list()).length, 1);
    assert.ok(!(await isIn(phone)));
  });

  test('of very many the hundred that were used last are listed, and all are ended together', async () => {
    await api.pool.query(
      `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
       select sha256(('otra ' || n)::bytea), $1, $2::timestamptz, $2::timestamptz - n * interval '1 second', $2::timestamptz + interval '1 hour'
         from generate_series(1, 300) as n`,
      [member.id, api.clock.now],
    );
    const listed = await list();
    assert.equal(listed.length, 100);
    assert.ok(listed[0]?.current);
    assert.equal((await end('', member.authorization)).statusCode, 204);
    assert.equal((await list()).length, 1);
  });

  test('can be ended one by one, from another, again without harm', async () => {
    const [phone, tablet] = [await logIn(), await logIn()];
    const phoneId = (await list(phone))[0]?.id;
    assert.equal((await end(`/${phoneId}`, member.authorization)).statusCode, 204);
    assert.equal((await end(`/${phoneId}`, member.authorization)).statusCode, 204);
    assert.deepEqual([await isIn(phone), await isIn(tablet)], [false, true]);
    assert.deepEqual(await acts(), ['auth.end-session']);
  });

  test('can be ended all but the one that asks', async () => {
    const [phone, tablet] = [await logIn(), await logIn()];
    assert.equal((await end('', tablet)).statusCode, 204);
    assert.deepEqual([await isIn(phone), await isIn(member.authorization), await isIn(tablet)], [false, false, true]);
    assert.deepEqual(await acts(), ['auth.end-sessions']);
  });

  test('of somebody else stay as they are', async () => {
    const other = await api.member('member');
    const theirs = await api.call('GET', `/user/${other.id}/sessions`, { as: other.authorization });
    const [{ id } = { id: '' }] = theirs.json<OwnSession[]>();
    assert.equal((await end(`/${id}`, member.authorization)).statusCode, 204);
    await end('', member.authorization);
    assert.equal((await api.call('GET', `/user/${other.id}`, { as: other.authorization })).statusCode, 200);
    const asOther = await api.call('DELETE', `/user/${other.id}/sessions`, { as: member.authorization });
    assert.equal(asOther.statusCode, 403);
  });
});
