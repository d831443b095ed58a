import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { LoginAnswer } from '@femcoders/contracts/session';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, passwordOf, type TestApi, type TestMember } from '../../testing/test-api.ts';

const hour = 3_600_000;

describe('logging in', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());

  let addresses = 0;
  /** From a separate address each time, so that no limit is met. */
  const logIn = (userEmail: string, userPassword: string) => {
    addresses += 1;
    return api.call('POST', '/auth/login', { body: { userEmail, userPassword }, from: `198.51.100.${addresses}` });
  };
  const profile = (answer: LoginAnswer) =>
    api.call('GET', `/user/${answer.userId}`, { as: `Bearer ${answer.authToken}` });

  test('gives a token that opens the own profile', async () => {
    const { email, id } = await api.member('mentor');
    const answer = await logIn(email, passwordOf(email));
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const { authToken, ...rest } = answer.json<LoginAnswer>();
    const expected = { userId: id, userName: 'Prueba mentor', userAvatar: '/default-avatar.png', userRole: 'mentor' };
    assert.deepEqual(rest, expected);
    assert.match(authToken, /^[\w-]{43}$/);
    assert.deepEqual((await profile(answer.json<LoginAnswer>())).json(), { ...expected, userEmail: email });
  });

  test('takes the address in any case, with spaces round it', async () => {
    const { email } = await api.member('member');
    assert.equal((await logIn(`  ${email.toUpperCase()} `, passwordOf(email))).statusCode, 200);
  });

  test('says the same of an unknown address and of a wrong password', async () => {
    const { email } = await api.member('member');
    const answers = [await logIn(email, 'otra'), await logIn('nadie@prueba.example', 'otra')];
    for (const answer of answers) {
      assert.equal(answer.statusCode, 401);
      assert.equal(answer.json().message, 'El correo o la contraseña no son correctos.');
      assert.equal(answer.json().code, 'unauthenticated');
    }
    const [known, unknown] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    assert.deepEqual(known, unknown);
  });

  test('keeps nothing in the database that could be used as a token or a password', async () => {
    const { email } = await api.member('member');
    const { authToken } = (await logIn(email, passwordOf(email))).json<LoginAnswer>();
    const { rows } = await api.pool.query<{ everything: string }>(
      `select (select json_agg(s) from sessions s)::text || (select json_agg(u) from users u)::text ||
              (select json_agg(a) from audit a)::text as everything`,
    );
    const everything = rows[0]?.everything ?? '';
    assert.ok(!everything.includes(authToken) && !everything.includes(passwordOf(email)));
    assert.ok(everything.includes(createHash('sha256').update(authToken).digest('hex')));
    assert.ok(!api.log.join('').includes(authToken));
  });

  test('lasts two hours without use, and twelve in all', async () => {
    const { email } = await api.member('member');
    const start = api.clock.now.getTime();
    const at = async (hours: number, answer: LoginAnswer) => {
      api.clock.now = new Date(start + hours * hour);
      return (await profile(answer)).statusCode;
    };
    const idle = (await logIn(email, passwordOf(email))).json<LoginAnswer>();
    const busy = (await logIn(email, passwordOf(email))).json<LoginAnswer>();
    assert.equal(await at(1.99, busy), 200);
    assert.equal(await at(2.01, idle), 401);
    for (const hours of [3.5, 5, 6.5, 8, 9.5, 11, 11.99]) assert.equal(await at(hours, busy), 200);
    assert.equal(await at(12.01, busy), 401);
    api.clock.now = new Date();
  });

  test('ends with logging out, for this session only', async () => {
    const { email } = await api.member('member');
    const first = (await logIn(email, passwordOf(email))).json<LoginAnswer>();
    const second = (await logIn(email, passwordOf(email))).json<LoginAnswer>();
    const answer = await api.call('POST', '/auth/logout', { as: `Bearer ${first.authToken}` });
    assert.equal(answer.statusCode, 204);
    assert.equal((await profile(first)).statusCode, 401);
    assert.equal((await profile(second)).statusCode, 200);
  });
});

describe('who logs in', () => {
  let api: TestApi;
  let member: TestMember;
  let visitors = 0;
  before(async () => {
    api = await createTestApi({ config: { publicUrl: 'https://sitio.example' } });
  });
  after(() => api.close());
  beforeEach(async () => {
    member = await api.member('member');
    api.mails.length = 0;
    api.clock.now = new Date('2026-11-21T17:05:00Z');
  });

  const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
  const logIn = (userAgent: string, userPassword = passwordOf(member.email)) => {
    visitors += 1;
    const headers = { 'user-agent': userAgent };
    const body = { userEmail: member.email, userPassword };
    return api.call('POST', '/auth/login', { body, headers, from: `198.51.100.${visitors}` });
  };
  const inDays = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * 24 * hour);
  };

  test('with an unknown device gets a mail, whose link locks the account', async () => {
    assert.equal((await logIn(firefox)).statusCode, 200);
    const [mail] = api.mails;
    assert.deepEqual([api.mails.length, mail?.to, mail?.subject], [1, member.email, 'Nuevo acceso a tu cuenta']);
    for (const text of [mail?.text ?? '', mail?.html ?? '']) {
      assert.match(text, /Dispositivo: Firefox en Android/);
      assert.match(text, /Cuándo: 21 de noviembre de 2026 a las 6:05 p\. m\. \(hora de Madrid\)/);
      assert.match(text, /https:\/\/sitio\.example\/forgot-password#[\w-]{43}/);
    }
    const token = /forgot-password#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    assert.equal((await api.call('POST', '/auth/lock', { body: { token } })).statusCode, 204);
    assert.equal((await logIn(firefox)).statusCode, 401);
  });

  test('again with the same device is not, until ninety days without it have passed', async () => {
    await logIn(firefox);
    inDays(90);
    await logIn(firefox);
    assert.equal(api.mails.length, 1);
    await logIn(safari);
    assert.equal(api.mails.length, 2);
    inDays(91);
    await logIn(firefox);
    assert.equal(api.mails.length, 3);
  });

  test('at once with a new device gets one mail', async () => {
    const answers = await Promise.all([logIn(safari), logIn(safari), logIn(safari)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    assert.equal(api.mails.length, 1);
  });

  test('with a wrong password reveals nothing', async () => {
    await logIn(firefox, 'otra');
    assert.equal(api.mails.length, 0);
  });

  test('leaves no device behind that has not been used for ninety days', async () => {
    await logIn(firefox);
    inDays(91);
    await logIn(safari);
    await purgeExpired(api.pool, api.clock.now);
    const { rows } = await api.pool.query('select device from known_devices where user_id = $1', [member.id]);
    assert.deepEqual(rows, [{ device: 'Safari en macOS' }]);
  });

  const suspend = (until: string | null, reason: string | null) =>
    api.pool.query('update users set suspended_at = $2, suspended_until = $3, suspend_reason = $4 where id = $1', [
      member.id,
      api.clock.now,
      until,
      reason,
    ]);

  test('with a suspended account learns why, until when and what she can do, and has no session', async () => {
    await suspend('2026-12-01T09:00:00Z', 'Has publicado anuncios');
    const answer = await logIn(firefox);
    assert.deepEqual(
      [answer.statusCode, answer.json().code, answer.json().message],
      [
        403,
        'suspended',
        'Tu cuenta está suspendida hasta el 1 de diciembre de 2026 a las 10:00 a. m. (hora de Madrid). Motivo: Has publicado anuncios. ' +
          'Si no estás de acuerdo, puedes recurrir desde la página de contacto.',
      ],
    );
    assert.equal(api.mails.length, 0);
    await suspend(null, null);
    assert.match((await logIn(firefox)).json().message, /^Tu cuenta está suspendida sin fecha de fin\. Si no estás/);
  });

  test('with a wrong password does not learn that the account is suspended', async () => {
    await suspend(null, 'Has publicado anuncios.');
    const answer = await logIn(firefox, 'otra');
    assert.deepEqual([answer.statusCode, answer.json().code], [401, 'unauthenticated']);
  });

  test('before she is suspended is out at her next call, and in again when its time is over', async () => {
    const profile = async () => (await api.call('GET', `/user/${member.id}`, { as: member.authorization })).statusCode;
    const { authToken } = (await logIn(firefox)).json<LoginAnswer>();
    member.authorization = `Bearer ${authToken}`;
    assert.equal(await profile(), 200);
    await suspend('2026-11-21T18:05:00Z', 'Has publicado anuncios');
    assert.equal(await profile(), 401);
    api.clock.now = new Date('2026-11-21T18:05:00Z');
    assert.equal(await profile(), 200);
    assert.equal((await logIn(firefox)).statusCode, 200);
  });
});

describe('guessing passwords', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({
      config: {
        limits: {
          comments: { hits: 10, window: 60 },
          loginsPerAccount: { hits: 4, window: 900 },
          loginsPerAddress: { hits: 6, window: 900 },
        },
      },
    });
  });
  after(() => api.close());

  test('is stopped per account, from however many addresses and through either of two processes', async () => {
    const { email } = await api.member('member');
    const other = await api.another();
    const guess = (n: number, userPassword: string) =>
      (n % 2 ? api.app : other).inject({
        method: 'POST',
        url: '/auth/login',
        payload: { userEmail: email, userPassword },
        remoteAddress: `203.0.113.${n}`,
      });
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => (await guess(n, `intento ${n}`)).statusCode),
    );
    assert.equal(statuses.filter((status) => status === 401).length, 4);
    assert.equal(statuses.filter((status) => status === 429).length, 8);

    const right = await guess(50, passwordOf(email));
    assert.equal(right.statusCode, 429);
    assert.equal(right.headers['retry-after'], '900');
    assert.equal(right.json().message, 'Demasiados intentos de inicio de sesión. Prueba de nuevo en 15 minutos.');

    api.clock.now = new Date(api.clock.now.getTime() + 900_000);
    assert.equal((await guess(51, passwordOf(email))).statusCode, 200);
  });

  test('is stopped per address, for all accounts together, and neighbours in one IPv6 network are one', async () => {
    const guess = (n: number, from: string) =>
      api.call('POST', '/auth/login', { body: { userEmail: `n${n}@prueba.example`, userPassword: 'x' }, from });
    for (let n = 0; n < 6; n += 1) assert.equal((await guess(n, `2001:db8:1:2::${n + 1}`)).statusCode, 401);
    assert.equal((await guess(7, '2001:db8:1:2:ffff::1')).statusCode, 429);
    assert.equal((await guess(8, '2001:db8:1:3::1')).statusCode, 401);
  });

  test('starts again for an account after the right password', async () => {
    const { email } = await api.member('member');
    const guess = async (n: number, userPassword: string) =>
      (await api.call('POST', '/auth/login', { body: { userEmail: email, userPassword }, from: `192.0.2.${n}` }))
        .statusCode;
    for (let n = 0; n < 3; n += 1) assert.equal(await guess(n, 'mal'), 401);
    assert.equal(await guess(10, passwordOf(email)), 200);
    for (let n = 20; n < 24; n += 1) assert.equal(await guess(n, 'mal'), 401);
    assert.equal(await guess(30, 'mal'), 429);
  });
});
