import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { LoginChallenge, SecondFactorState } from '@femcoders/contracts/second-factor';
import { type LoginAnswer, type Role, roles } from '@femcoders/contracts/session';
import { secondFactorRoles } from '../../../access-policy/policy.ts';
import { createDatabase } from '../../../database/database.ts';
import { createTestApi, passwordOf, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { createTestCodes } from '../../../testing/test-codes.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { waitsForLock } from '../../../testing/waits-for-lock.ts';
import { purgeSecondFactors, removeSecondFactor } from './second-factor.ts';

const minute = 60_000;
const step = 30_000;

/** A site with members who do what members do; addresses differ, so that only the limits of an account are met. */
function createSite(api: TestApi) {
  const codes = createTestCodes(api);
  let addresses = 0;
  const from = () => {
    addresses += 1;
    return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
  };
  const logIn = async ({ email }: TestMember) =>
    api.call('POST', '/auth/login', { body: { userEmail: email, userPassword: passwordOf(email) }, from: from() });
  return {
    codes,
    logIn,
    waits(ms: number) {
      api.clock.now = new Date(api.clock.now.getTime() + ms);
    },
    /** The password was right: what opens the second step. */
    async challenge(member: TestMember) {
      return (await logIn(member)).json<LoginChallenge>().secondFactor.challenge;
    },
    answer: (challenge: string, code: string) =>
      api.call('POST', '/auth/login/second-factor', { body: { challenge, code }, from: from() }),
    prove: (member: TestMember, body: unknown) =>
      api.call('POST', '/auth/prove', { as: member.authorization, body, from: from() }),
    state: async ({ authorization }: TestMember) =>
      (await api.call('GET', '/auth/second-factor', { as: authorization })).json<SecondFactorState>(),
    profile: async ({ id }: TestMember, authorization: string) =>
      (await api.call('GET', `/user/${id}`, { as: authorization })).statusCode,
    acts: async ({ id }: TestMember) => {
      const { rows } = await api.pool.query<{ act: string }>(
        `select act from audit where subject = $1 and act not in ('auth.proof') order by at, id`,
        [`user:${id}`],
      );
      return rows.map(({ act }) => act);
    },
  };
}

describe('setting up a second factor', () => {
  let api: TestApi;
  let site: ReturnType<typeof createSite>;
  before(async () => {
    api = await createTestApi({ config: { brand: 'Club de prueba', publicUrl: 'https://club.example' } });
    site = createSite(api);
  });
  after(() => api.close());
  beforeEach(() => {
    api.mails.length = 0;
  });

  test('takes a first code, gives ten recovery codes and notifies her by mail', async () => {
    const member = await api.member('member');
    assert.deepEqual(await site.state(member), {
      enabledSince: null,
      recoveryCodesLeft: 0,
      required: false,
      demanded: false,
    });
    const { recoveryCodes } = await site.codes.enrol(member);
    assert.equal(new Set(recoveryCodes).size, 10);
    for (const code of recoveryCodes) assert.match(code, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    assert.deepEqual(await site.state(member), {
      enabledSince: api.clock.now.toISOString(),
      recoveryCodesLeft: 10,
      required: false,
      demanded: false,
    });
    assert.deepEqual(
      api.mails.map(({ to, subject }) => [to, subject]),
      [[member.email, 'Tu cuenta tiene verificación en dos pasos']],
    );
    assert.match(api.mails[0]?.text ?? '', /https:\/\/club\.example\/personaliza-perfil\/seguridad/);
    // Somebody else cannot log in with another password alone.
    assert.match(api.mails[0]?.text ?? '', /https:\/\/club\.example\/contacto/);
    assert.deepEqual(await site.acts(member), ['second-factor.enable']);
  });

  test('ends her other sessions, and no password alone opens another', async () => {
    const member = await api.member('member');
    const other = (await site.logIn(member)).json<LoginAnswer>();
    await site.codes.enrol(member);
    assert.equal(await site.profile(member, `Bearer ${other.authToken}`), 401);
    assert.equal(await site.profile(member, member.authorization), 200);
    const answer = await site.logIn(member);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(Object.keys(answer.json()), ['secondFactor']);
  });

  test('is not done by a wrong code, and what was scanned stays good', async () => {
    const member = await api.member('member');
    await site.prove(member, { userPassword: passwordOf(member.email) });
    const as = member.authorization;
    const { secret } = (await api.call('POST', '/auth/second-factor', { as })).json<{ secret: string }>();
    const code = site.codes.codeOf(secret);
    const wrong = await api.call('POST', '/auth/second-factor/confirm', { as, body: { code: flip(code) } });
    assert.equal(wrong.statusCode, 400);
    assert.equal(wrong.json().fields[0].field, 'code');
    assert.equal((await site.state(member)).enabledSince, null);
    assert.equal(api.mails.length, 0);
    const apart = `${code.slice(0, 3)} - ${code.slice(3)}`;
    const right = await api.call('POST', '/auth/second-factor/confirm', { as, body: { code: apart } });
    assert.equal(right.statusCode, 200);
  });

  test('is not done with a session that ends while it is under way', async () => {
    const member = await api.member('member');
    const as = member.authorization;
    await site.prove(member, { userPassword: passwordOf(member.email) });
    const { secret } = (await api.call('POST', '/auth/second-factor', { as })).json<{ secret: string }>();
    const locking = await api.pool.connect();
    await locking.query('begin');
    await locking.query('select from users where id = $1 for update', [member.id]);
    await locking.query('delete from sessions where user_id = $1', [member.id]);
    const answer = api.call('POST', '/auth/second-factor/confirm', { as, body: { code: site.codes.codeOf(secret) } });
    await waitUntil(() => waitsForLock(api), 10_000);
    await locking.query('commit');
    locking.release();
    assert.equal((await answer).statusCode, 401);
    const { rows } = await api.pool.query('select confirmed_at from second_factors where user_id = $1', [member.id]);
    assert.equal(rows[0].confirmed_at, null);
  });

  test('begun twice, only the newer secret counts; once on, none takes its place', async () => {
    const member = await api.member('member');
    await site.prove(member, { userPassword: passwordOf(member.email) });
    const as = member.authorization;
    const begin = () => api.call('POST', '/auth/second-factor', { as });
    const confirm = (code: string) => api.call('POST', '/auth/second-factor/confirm', { as, body: { code } });
    const older = (await begin()).json<{ secret: string }>().secret;
    const newer = (await begin()).json<{ secret: string }>().secret;
    assert.equal((await confirm(site.codes.codeOf(older))).statusCode, 400);
    assert.equal((await confirm(site.codes.codeOf(newer))).statusCode, 200);
    assert.equal((await begin()).statusCode, 409);
    assert.equal((await confirm(site.codes.codeOf(newer))).statusCode, 409);
  });

  test('the code that confirmed it does not log in as well', async () => {
    const member = await api.member('member');
    const factor = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    assert.equal((await site.answer(challenge, factor.now())).statusCode, 400);
    assert.equal((await site.answer(challenge, factor.next())).statusCode, 200);
  });

  test('new recovery codes take the place of the old ones', async () => {
    const member = await api.member('member');
    const factor = await site.codes.enrol(member);
    await site.answer(await site.challenge(member), factor.recoveryCodes[0] ?? '');
    assert.equal((await site.state(member)).recoveryCodesLeft, 9);
    const answer = await api.call('POST', '/auth/second-factor/recovery-codes', { as: member.authorization });
    const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
    assert.equal((await site.state(member)).recoveryCodesLeft, 10);
    const challenge = await site.challenge(member);
    assert.equal((await site.answer(challenge, factor.recoveryCodes[1] ?? '')).statusCode, 400);
    assert.equal((await site.answer(challenge, recoveryCodes[1] ?? '')).statusCode, 200);
  });

  test('off again, the password is enough, and a mail says so', async () => {
    const member = await api.member('member');
    const { recoveryCodes } = await site.codes.enrol(member);
    api.mails.length = 0;
    const off = () => api.call('DELETE', '/auth/second-factor', { as: member.authorization });
    assert.equal((await off()).statusCode, 204);
    assert.deepEqual(
      api.mails.map(({ to, subject }) => [to, subject]),
      [[member.email, 'Tu cuenta ya no tiene verificación en dos pasos']],
    );
    assert.ok((await site.logIn(member)).json<LoginAnswer>().authToken);
    assert.equal((await off()).statusCode, 409);
    assert.equal((await site.prove(member, { code: recoveryCodes[0] })).statusCode, 400);
    assert.deepEqual((await site.acts(member)).slice(0, 2), ['second-factor.enable', 'second-factor.disable']);
  });

  test('taken away by somebody else, it is gone with its codes, also for a login that has begun', async () => {
    const member = await api.member('moderator');
    const { recoveryCodes } = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    await removeSecondFactor(createDatabase(api.pool), member.id);
    assert.equal((await site.state(member)).enabledSince, null);
    assert.equal((await site.answer(challenge, recoveryCodes[0] ?? '')).statusCode, 404);
    assert.ok((await site.logIn(member)).json<LoginAnswer>().authToken);
  });

  test('leaves no secret, code or challenge readable in the database or the log', async () => {
    const member = await api.member('member');
    const { secret, recoveryCodes } = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    const { rows } = await api.pool.query<{ everything: string }>(
      `select (select json_agg(f) from second_factors f)::text || (select json_agg(c) from recovery_codes c)::text ||
              (select json_agg(l) from login_challenges l)::text || (select json_agg(a) from audit a)::text as everything`,
    );
    const kept = (rows[0]?.everything ?? '') + api.log.join('');
    for (const text of [secret, challenge, recoveryCodes[0], recoveryCodes[0]?.replaceAll('-', '')]) {
      assert.ok(text && !kept.includes(text) && !kept.includes(Buffer.from(text).toString('hex')));
    }
  });

  test('begun and never confirmed, it is removed after a day; the others stay', async () => {
    const [begun, done] = [await api.member('member'), await api.member('member')];
    await site.prove(begun, { userPassword: passwordOf(begun.email) });
    await api.call('POST', '/auth/second-factor', { as: begun.authorization });
    await site.codes.enrol(done);
    const rows = async () =>
      (await api.pool.query('select user_id from second_factors where user_id = any($1)', [[begun.id, done.id]])).rows;
    const db = createDatabase(api.pool);
    await purgeSecondFactors(db, new Date(api.clock.now.getTime() + 23 * 60 * minute));
    assert.equal((await rows()).length, 2);
    await purgeSecondFactors(db, new Date(api.clock.now.getTime() + 25 * 60 * minute));
    assert.deepEqual(await rows(), [{ user_id: done.id }]);
  });
});

describe('logging in with a second factor', () => {
  let api: TestApi;
  let site: ReturnType<typeof createSite>;
  before(async () => {
    api = await createTestApi();
    site = createSite(api);
  });
  after(() => api.close());

  test('takes the password and a code, with spaces or without', async () => {
    const member = await api.member('mentor');
    const factor = await site.codes.enrol(member);
    const code = factor.next();
    const answer = await site.answer(await site.challenge(member), ` ${code.slice(0, 3)} ${code.slice(3)} `);
    assert.equal(answer.statusCode, 200);
    const { authToken, ...rest } = answer.json<LoginAnswer>();
    assert.deepEqual(rest, {
      userId: member.id,
      userName: 'Prueba mentor',
      userAvatar: '/default-avatar.png',
      userRole: 'mentor',
    });
    assert.equal(await site.profile(member, `Bearer ${authToken}`), 200);
    const { rows } = await api.pool.query('select second_factor from sessions where user_id = $1', [member.id]);
    assert.deepEqual(rows, [{ second_factor: true }, { second_factor: true }]);
  });

  test('keeps silent about the second factor after a wrong password', async () => {
    const member = await api.member('member');
    await site.codes.enrol(member);
    const answer = await api.call('POST', '/auth/login', { body: { userEmail: member.email, userPassword: 'otra' } });
    assert.equal(answer.statusCode, 401);
    assert.equal(answer.json().message, 'El correo o la contraseña no son correctos.');
  });

  test('takes a code once, also of two who give it at once to two processes', async () => {
    const member = await api.member('member');
    const factor = await site.codes.enrol(member);
    const challenges = [await site.challenge(member), await site.challenge(member)];
    const other = await api.another();
    const code = factor.next();
    const answers = await Promise.all(
      [api.app, other].map((app, n) =>
        app.inject({
          method: 'POST',
          url: '/auth/login/second-factor',
          payload: { challenge: challenges[n], code },
          remoteAddress: `203.0.113.${n + 1}`,
        }),
      ),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  });

  test('takes a recovery code once, also of two who give it at once', async () => {
    const member = await api.member('member');
    const { recoveryCodes } = await site.codes.enrol(member);
    const [code = ''] = recoveryCodes;
    const challenges = [await site.challenge(member), await site.challenge(member)];
    const answers = await Promise.all(challenges.map((challenge) => site.answer(challenge, code)));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
    assert.equal((await site.answer(await site.challenge(member), code)).statusCode, 400);
  });

  test('takes a challenge once, also with two good codes at once', async () => {
    const member = await api.member('member');
    const { recoveryCodes } = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    const answers = await Promise.all(recoveryCodes.slice(0, 2).map((code) => site.answer(challenge, code)));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404]);
    // The code of the second one is not used up.
    assert.equal((await site.state(member)).recoveryCodesLeft, 9);
    assert.equal((await site.answer(challenge, recoveryCodes[2] ?? '')).statusCode, 404);
  });

  test('takes a challenge for five minutes', async () => {
    const member = await api.member('member');
    const { recoveryCodes } = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    site.waits(5 * minute - 1);
    assert.equal((await site.answer(challenge, 'no lo sé')).statusCode, 400);
    site.waits(1);
    assert.equal((await site.answer(challenge, recoveryCodes[0] ?? '')).statusCode, 404);
  });

  test('takes no code of another account', async () => {
    const [one, other] = [await api.member('member'), await api.member('member')];
    const factors = [await site.codes.enrol(one), await site.codes.enrol(other)];
    const challenge = await site.challenge(one);
    site.waits(step);
    assert.equal((await site.answer(challenge, factors[1]?.now() ?? '')).statusCode, 400);
    assert.equal((await site.answer(challenge, factors[1]?.recoveryCodes[0] ?? '')).statusCode, 400);
    assert.equal((await site.answer(challenge, factors[0]?.now() ?? '')).statusCode, 200);
  });

  test('dies with the password that opened it', async () => {
    const member = await api.member('member');
    const { recoveryCodes } = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    await api.pool.query(`update users set password_hash = password_hash || 'x' where id = $1`, [member.id]);
    assert.equal((await site.answer(challenge, recoveryCodes[0] ?? '')).statusCode, 404);
  });

  test('says what to do next after a code that is no good, by what was typed', async () => {
    const member = await api.member('member');
    await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    const said = async (code: string) => (await site.answer(challenge, code)).json().message as string;
    assert.match(
      await said('000 000'),
      /^Este código no es correcto .* el siguiente que te dé tu aplicación; .* en hora\.$/,
    );
    assert.match(await said('AAAA-BBBB-CCCC'), /^Este código de recuperación .* Prueba con otro\.$/);
  });

  test('lets a challenge be tried five times', async () => {
    const member = await api.member('member');
    const { recoveryCodes } = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    for (let n = 0; n < 5; n += 1) assert.equal((await site.answer(challenge, '000000')).statusCode, 400);
    assert.equal((await site.answer(challenge, recoveryCodes[0] ?? '')).statusCode, 404);
    assert.equal((await site.answer(await site.challenge(member), recoveryCodes[0] ?? '')).statusCode, 200);
  });

  test('cannot be guessed at: of twenty wrong codes at once, through two processes, ten are looked at', async () => {
    const member = await api.member('member');
    const factor = await site.codes.enrol(member);
    const challenges: string[] = [];
    for (let n = 0; n < 4; n += 1) challenges.push(await site.challenge(member));
    const other = await api.another();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? api.app : other).inject({
          method: 'POST',
          url: '/auth/login/second-factor',
          payload: { challenge: challenges[n % 4], code: String(100_000 + n) },
          remoteAddress: `192.0.2.${n}`,
        }),
      ),
    );
    const count = (status: number) => guesses.filter(({ statusCode }) => statusCode === status).length;
    assert.deepEqual([count(400), count(429)], [10, 10]);

    const challenge = await site.challenge(member);
    const right = await site.answer(challenge, factor.next());
    assert.equal(right.statusCode, 429);
    assert.equal(right.json().message, 'Demasiados intentos. Prueba de nuevo en 60 minutos.');
    assert.equal(
      (await site.prove(member, { code: factor.now() })).statusCode,
      204,
      'in her session she is asked apart',
    );
    site.waits(60 * minute);
    assert.equal((await site.answer(await site.challenge(member), factor.now())).statusCode, 200);
  });

  test('by somebody with the password alone does not keep its owner out of a browser that the account knows', async () => {
    const member = await api.member('member');
    const factor = await site.codes.enrol(member);
    const entered = await site.answer(await site.challenge(member), factor.next());
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    for (let n = 0; n < 12; n += 1) await site.answer(await site.challenge(member), String(200_000 + n));
    assert.equal((await site.answer(await site.challenge(member), factor.next())).statusCode, 429);
    const body = { challenge: await site.challenge(member), code: factor.now() };
    const hers = await api.call('POST', '/auth/login/second-factor', { body, headers: { cookie } });
    assert.equal(hers.statusCode, 200, hers.body);
  });

  test('takes thirty codes from all browsers that the account knows together, and then counts them like any other', async () => {
    const member = await api.member('member');
    const factor = await site.codes.enrol(member);
    const cookies = [];
    for (let n = 0; n < 4; n += 1) {
      const entered = await site.answer(await site.challenge(member), factor.next());
      cookies.push(String(entered.headers['set-cookie']).split(';')[0] ?? '');
    }
    const guess = async (cookie: string) => {
      const body = { challenge: await site.challenge(member), code: '000000' };
      return (await api.call('POST', '/auth/login/second-factor', { body, headers: { cookie } })).statusCode;
    };
    const counts = [];
    for (const cookie of cookies) {
      let looked = 0;
      for (let n = 0; n < 11; n += 1) looked += Number((await guess(cookie)) === 400);
      counts.push(looked);
    }
    // The last ten are those of all browsers that the account does not know.
    assert.deepEqual(counts, [10, 10, 10, 10]);
    assert.equal((await site.answer(await site.challenge(member), factor.next())).statusCode, 429);
  });

  test('is stopped per address, for all accounts together', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1) {
      const body = { challenge: `inventado ${n}`, code: '123456' };
      answers.push(await api.call('POST', '/auth/login/second-factor', { body, from: '203.0.113.200' }));
    }
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [...Array(30).fill(404), 429],
    );
  });

  test('writes what failed into the log, and who entered', async () => {
    const member = await api.member('member');
    const factor = await site.codes.enrol(member);
    const challenge = await site.challenge(member);
    await site.answer(challenge, '000000');
    await site.answer(challenge, factor.next());
    assert.deepEqual(await site.acts(member), ['second-factor.enable', 'auth.code-failed', 'auth.login']);
  });
});

describe('where a second factor is demanded', () => {
  let api: TestApi;
  let site: ReturnType<typeof createSite>;
  before(async () => {
    api = await createTestApi({ config: { secondFactor: 'demanded' } });
    site = createSite(api);
  });
  after(() => api.close());

  /** The first thing that each may do by her role. */
  const byRole: Partial<Record<Role, string>> = {
    moderator: '/admin/comments',
    organiser: '/admin/events',
    admin: '/admin/audit',
  };

  for (const role of roles) {
    const asked = secondFactorRoles.includes(role);
    test(`${role} ${asked ? 'needs one for what is hers by role' : 'does without one'}`, async () => {
      const member = await api.member(role);
      assert.equal((await site.state(member)).required, asked);
      assert.equal(await site.profile(member, member.authorization), 200);
      const path = byRole[role];
      if (!path) return;
      const ask = (as: string) => api.call('GET', path, { as });
      const before = await ask(member.authorization);
      assert.equal(before.statusCode, asked ? 403 : 200);
      if (!asked) return;
      assert.equal(before.json().code, 'second-factor-required');

      const factor = await site.codes.enrol(member);
      assert.equal((await ask(member.authorization)).statusCode, 200);
      const entered = await site.answer(await site.challenge(member), factor.next());
      assert.equal((await ask(`Bearer ${entered.json<LoginAnswer>().authToken}`)).statusCode, 200);

      const off = await api.call('DELETE', '/auth/second-factor', { as: member.authorization });
      assert.equal(off.statusCode, 403);
      assert.equal(off.json().message, 'Tu rol necesita la verificación en dos pasos: no se puede desactivar.');
      assert.ok((await site.state(member)).enabledSince);
    });
  }

  test('anyone who has lost it and got it taken away sets up another before anything else', async () => {
    const member = await api.member('admin');
    await site.codes.enrol(member);
    await removeSecondFactor(createDatabase(api.pool), member.id);
    const ask = () => api.call('GET', '/admin/audit', { as: member.authorization });
    assert.equal((await ask()).json().code, 'second-factor-required');
    await site.codes.enrol(member);
    assert.equal((await ask()).statusCode, 200);
  });

  test('a member who becomes a moderator is asked at once', async () => {
    const member = await api.member('member');
    await api.pool.query(`update users set role = 'moderator' where id = $1`, [member.id]);
    const answer = await api.call('GET', '/admin/comments', { as: member.authorization });
    assert.equal(answer.json().code, 'second-factor-required');
  });
});

/** Another code of the same length. */
const flip = (code: string) => code.replace(/^./, (first) => (first === '0' ? '1' : '0'));
