import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createTestApi, passwordOf, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { createTestCodes } from '../../../testing/test-codes.ts';

const minute = 60_000;

describe('proving that it is her', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());

  let addresses = 0;
  /** From a separate address each time, so that only the limit of the account is met. */
  const prove = async ({ authorization }: TestMember, body: unknown) => {
    addresses += 1;
    return api.call('POST', '/auth/prove', { body, as: authorization, from: `198.51.100.${addresses}` });
  };
  /** Beginning a second factor is among what asks for a proof. */
  const act = async ({ authorization }: TestMember) =>
    (await api.call('POST', '/auth/second-factor', { as: authorization })).statusCode;
  const waits = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };

  test('opens what asks for it, for five minutes', async () => {
    const member = await api.member('member');
    assert.equal(await act(member), 403);
    assert.equal((await prove(member, { userPassword: passwordOf(member.email) })).statusCode, 204);
    assert.equal(await act(member), 200);
    waits(5 * minute);
    assert.equal(await act(member), 200);
    waits(1000);
    assert.equal(await act(member), 403);
  });

  test('is for this session alone: another one of hers is asked, too', async () => {
    const member = await api.member('member');
    const body = { userEmail: member.email, userPassword: passwordOf(member.email) };
    const { authToken } = (await api.call('POST', '/auth/login', { body })).json<{ authToken: string }>();
    await prove(member, { userPassword: passwordOf(member.email) });
    assert.equal(await act({ ...member, authorization: `Bearer ${authToken}` }), 403);
  });

  test('is not done by logging in', async () => {
    const member = await api.member('admin');
    const body = { userEmail: member.email, userPassword: passwordOf(member.email) };
    const { authToken } = (await api.call('POST', '/auth/login', { body })).json<{ authToken: string }>();
    assert.equal(await act({ ...member, authorization: `Bearer ${authToken}` }), 403);
  });

  test('fails with a wrong password, and without one, and keeps the session', async () => {
    const member = await api.member('member');
    for (const [body, message] of [
      [{ userPassword: 'otra clave' }, 'Esta no es tu contraseña.'],
      [{ code: '123456' }, 'Escribe tu contraseña.'],
      [{}, 'Escribe tu contraseña.'],
    ] as const) {
      const answer = await prove(member, body);
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json().fields, [{ field: 'userPassword', message }]);
    }
    assert.equal(await act(member), 403);
    assert.equal((await api.call('GET', `/user/${member.id}`, { as: member.authorization })).statusCode, 200);
  });

  test('takes a code from a member with a second factor, and her password no more', async () => {
    const member = await api.member('member');
    const codes = createTestCodes(api);
    const { next } = await codes.enrol(member);
    waits(6 * minute);
    const byPassword = await prove(member, { userPassword: passwordOf(member.email) });
    assert.deepEqual(byPassword.json().fields, [{ field: 'code', message: 'Escribe el código.' }]);
    assert.equal((await prove(member, { code: '000 000' })).statusCode, 400);
    assert.equal((await prove(member, { code: next() })).statusCode, 204);
    const off = await api.call('DELETE', '/auth/second-factor', { as: member.authorization });
    assert.equal(off.statusCode, 204);
  });

  test('takes a recovery code once, however it is written', async () => {
    const member = await api.member('member');
    const { recoveryCodes } = await createTestCodes(api).enrol(member);
    const [code = ''] = recoveryCodes;
    waits(6 * minute);
    assert.equal((await prove(member, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).statusCode, 204);
    assert.equal((await prove(member, { code })).statusCode, 400);
  });

  test('cannot be guessed at, through either of two processes', async () => {
    const member = await api.member('member');
    const other = await api.another();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? api.app : other).inject({
          method: 'POST',
          url: '/auth/prove',
          headers: { authorization: member.authorization },
          payload: { userPassword: `intento ${n}` },
          remoteAddress: `203.0.113.${n}`,
        }),
      ),
    );
    assert.equal(guesses.filter(({ statusCode }) => statusCode === 400).length, 10);
    assert.equal(guesses.filter(({ statusCode }) => statusCode === 429).length, 10);
    assert.equal((await prove(member, { userPassword: passwordOf(member.email) })).statusCode, 429);
  });

  test('is counted by member, right ones too: nobody uses up what others may from the network that they share', async () => {
    const [greedy, other] = [await api.member('member'), await api.member('member')];
    const from = '192.0.2.77';
    const ask = async ({ email, authorization }: TestMember) =>
      (await api.call('POST', '/auth/prove', { body: { userPassword: passwordOf(email) }, as: authorization, from }))
        .statusCode;
    const answers = [];
    for (let n = 0; n < 32; n += 1) answers.push(await ask(greedy));
    assert.deepEqual(answers, [...Array(30).fill(204), 429, 429]);
    assert.equal(await ask(other), 204);
  });

  test('is written into the log, given or not', async () => {
    const member = await api.member('member');
    await prove(member, { userPassword: 'otra clave' });
    await prove(member, { userPassword: passwordOf(member.email) });
    const { rows } = await api.pool.query<{ act: string }>(`select act from audit where subject = $1 order by at, id`, [
      `user:${member.id}`,
    ]);
    assert.deepEqual(
      rows.map(({ act }) => act),
      ['auth.proof-failed', 'auth.proof'],
    );
  });
});
