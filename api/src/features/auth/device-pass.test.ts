import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { createTestApi, passwordOf, type TestApi, type TestMember } from '../../testing/test-api.ts';

const day = 24 * 3_600_000;

describe('a browser in which she has logged in before', () => {
  let api: TestApi;
  let member: TestMember;
  let network = 0;
  beforeEach(async () => {
    await api?.close();
    api = await createTestApi({ config: { publicUrl: 'https://sitio.example', basePath: '/api' } });
    member = await api.member('member');
  });
  after(() => api.close());

  type Sent = { cookie?: string; from?: string; email?: string };
  const logIn = (userPassword: string, { cookie, from, email = member.email }: Sent = {}) =>
    api.call('POST', '/auth/login', {
      body: { userEmail: email, userPassword },
      headers: { ...(cookie && { cookie }) },
      from: from ?? `2001:db8:0:${(network++).toString(16)}::1`,
    });
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie'] ?? assert.fail('no cookie')).split(';')[0] ?? '';
  const strangersGuess = async (email = member.email) => {
    let last = 0;
    for (let n = 0; n < 12; n += 1) last = (await logIn(`intento ${n}`, { email })).statusCode;
    assert.equal(last, 429);
  };

  test('stays open to her, however often strangers guess', async () => {
    const cookie = cookieOf(await logIn(passwordOf(member.email)));
    await strangersGuess();
    assert.equal((await logIn(passwordOf(member.email))).statusCode, 429);
    assert.equal((await logIn(passwordOf(member.email), { cookie })).statusCode, 200);
    assert.equal((await logIn(passwordOf(member.email))).statusCode, 429, 'strangers get no new attempts by that');
  });

  test('stays open to her, too, when strangers guess from her own network', async () => {
    const from = '192.0.2.7';
    const cookie = cookieOf(await logIn(passwordOf(member.email), { from }));
    for (let n = 0; n < 31; n += 1) await logIn('mal', { from, email: `otra${n}@prueba.example` });
    assert.equal((await logIn(passwordOf(member.email), { from })).statusCode, 429);
    assert.equal((await logIn(passwordOf(member.email), { from, cookie })).statusCode, 200);
  });

  test('spares nobody’s network who tries the accounts of others with it', async () => {
    const from = '192.0.2.8';
    const cookie = cookieOf(await logIn(passwordOf(member.email), { from }));
    const statuses = [];
    for (let n = 0; n < 30; n += 1)
      statuses.push((await logIn('mal', { from, cookie, email: `otra${n}@prueba.example` })).statusCode);
    assert.deepEqual(statuses, [...Array(29).fill(401), 429]);
  });

  test('has ten attempts of its own and not one more', async () => {
    const cookie = cookieOf(await logIn(passwordOf(member.email)));
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await logIn('mal', { cookie })).statusCode);
    assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
    assert.equal((await logIn(passwordOf(member.email), { cookie })).statusCode, 429);
    assert.equal((await logIn(passwordOf(member.email))).statusCode, 200);
  });

  test('is the same one after each login, so that nobody gathers allowances with one', async () => {
    let cookie = cookieOf(await logIn(passwordOf(member.email)));
    const given = [cookie];
    for (let n = 0; n < 3; n += 1) {
      cookie = cookieOf(await logIn(passwordOf(member.email), { cookie }));
      given.push(cookie);
    }
    assert.equal(new Set(given.map((one) => one.split('.')[0])).size, 1);
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await logIn('mal', { cookie: given[n % given.length] ?? '' })).statusCode);
    assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
  });

  test('has no more attempts than three together, however many somebody has gathered who knew the password', async () => {
    const gathered: string[] = [];
    for (let n = 0; n < 8; n += 1) gathered.push(cookieOf(await logIn(passwordOf(member.email))));
    let wrong = 0;
    for (const cookie of gathered)
      for (let n = 0; n < 10; n += 1) wrong += Number((await logIn(`mal ${n}`, { cookie })).statusCode === 401);
    // Thirty of browsers that the account knows, and the ten of all others.
    assert.equal(wrong, 40);
  });

  test('counts for its network, too, when it logs in again and again: a right password makes work as well', async () => {
    const from = '192.0.2.9';
    const cookie = cookieOf(await logIn(passwordOf(member.email)));
    const statuses = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await logIn(passwordOf(member.email), { cookie, from })).statusCode);
    assert.deepEqual(statuses, [...Array(60).fill(200), 429, 429]);
  });

  test('is known by a cookie that scripts cannot read, that goes nowhere else and says nothing of her', async () => {
    const answer = await logIn(passwordOf(member.email));
    const [value = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
    assert.match(value, /^__Secure-dispositivo=[\w-]{22}\.\d+\.[\w-]{43}\.[\w-]{43}$/);
    assert.deepEqual(attributes.sort(), ['HttpOnly', 'Max-Age=7776000', 'Path=/api/auth', 'SameSite=Strict', 'Secure']);
    const { rows } = await api.pool.query('select bucket from rate_limits');
    assert.ok(!JSON.stringify(rows).includes(member.email));
    assert.equal((await logIn('mal')).headers['set-cookie'], undefined);
  });

  test('is one for the account that it was, and only for as long as it says', async () => {
    const other = await api.member('member');
    const cookie = cookieOf(await logIn(passwordOf(member.email)));
    await strangersGuess(other.email);
    const forged = cookie.replace(/\.\d+\./, (expires) => `.${Number(expires.slice(1, -1)) + day}.`);
    for (const wrong of [cookie, forged, '__Secure-dispositivo=', `${cookie.slice(0, -1)}`])
      assert.equal(
        (await logIn(passwordOf(other.email), { cookie: wrong, email: other.email })).statusCode,
        429,
        wrong,
      );
    api.clock.now = new Date(api.clock.now.getTime() + 91 * day);
    await strangersGuess();
    assert.equal((await logIn(passwordOf(member.email), { cookie })).statusCode, 429);
  });

  const userPassword = 'una clave nueva y larga';
  /** She follows a link in a mail: to choose `userPassword`, or to lock her account. */
  const followLink = async (purpose: 'reset' | 'lock') => {
    const token = 's'.repeat(43);
    await api.pool.query(
      `insert into password_links (token_hash, user_id, purpose, created_at, expires_at)
       values (sha256($1::bytea), $2, $4, $3::timestamptz, $3::timestamptz + interval '30 minutes')`,
      [Buffer.from(token), member.id, api.clock.now, purpose],
    );
    const answer = await api.call('POST', purpose === 'reset' ? '/auth/reset-password' : '/auth/lock', {
      body: { token, ...(purpose === 'reset' && { userPassword }) },
    });
    assert.equal(answer.statusCode, 204, answer.body);
    return answer;
  };

  test('is one in which she chose another password by the link in her mail', async () => {
    await strangersGuess();
    const reset = await followLink('reset');
    await strangersGuess();
    assert.equal((await logIn(userPassword)).statusCode, 429);
    assert.equal((await logIn(userPassword, { cookie: cookieOf(reset) })).statusCode, 200);
  });

  test('is a strange one after she has chosen another password or locked her account, to anybody who has it', async () => {
    for (const purpose of ['reset', 'lock'] as const) {
      member = await api.member('member');
      const intruders = cookieOf(await logIn(passwordOf(member.email)));
      await followLink(purpose);
      await api.pool.query('delete from password_links');
      await strangersGuess();
      assert.equal((await logIn('mal', { cookie: intruders })).statusCode, 429, purpose);
    }
  });

  test('of somebody who knew the password before uses up nothing of who has chosen another since', async () => {
    const gathered: string[] = [];
    for (let n = 0; n < 4; n += 1) gathered.push(cookieOf(await logIn(passwordOf(member.email))));
    const guessWithThem = async () => {
      for (const cookie of gathered) for (let n = 0; n < 11; n += 1) await logIn(`mal ${n}`, { cookie });
    };
    await guessWithThem();
    const cookie = cookieOf(await followLink('reset'));
    await guessWithThem();
    await strangersGuess();
    assert.equal((await logIn(userPassword, { cookie })).statusCode, 200);
  });
});
