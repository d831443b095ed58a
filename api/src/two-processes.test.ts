import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { LoginChallenge } from '@femcoders/contracts/second-factor';
import type { ApiServer } from './context.ts';
import { createTestApi, passwordOf, type TestApi } from './testing/test-api.ts';
import { createTestCodes } from './testing/test-codes.ts';

const limits = {
  comments: { hits: 4, window: 60 },
  loginsPerAddress: { hits: 1_000, window: 900 },
  loginsPerAccount: { hits: 4, window: 900 },
};

describe('two processes on one database', () => {
  let api: TestApi;
  let other: ApiServer;
  before(async () => {
    api = await createTestApi({ config: { limits } });
    other = await api.another();
  });
  after(() => api.close());

  /** Asks one process after the other. */
  const inTurn = async (times: number, ask: (app: ApiServer, n: number) => Promise<{ statusCode: number }>) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await ask(n % 2 === 0 ? api.app : other, n)).statusCode);
    return statuses;
  };
  const logIn = (app: ApiServer, userEmail: string, userPassword: string) =>
    app.inject({ method: 'POST', url: '/auth/login', payload: { userEmail, userPassword } });

  test('count what comes from one address together', async () => {
    const statuses = await inTurn(6, (app, n) =>
      app.inject({ method: 'POST', url: '/comments', payload: { postId: 16, content: `Hola ${n}`, alias: '' } }),
    );
    assert.deepEqual(statuses, [201, 201, 201, 201, 429, 429]);
  });

  test('count wrong passwords of one account together, and then refuse the right one in both', async () => {
    const { email } = await api.member('member');
    assert.deepEqual(await inTurn(5, (app) => logIn(app, email, 'una clave que no es')), [401, 401, 401, 401, 429]);
    assert.deepEqual(await inTurn(2, (app) => logIn(app, email, passwordOf(email))), [429, 429]);
  });

  test('know no session any more that ended in one of them', async () => {
    const { authorization } = await api.member('member');
    const headers = { authorization };
    const ask = (app: ApiServer) => app.inject({ url: '/auth/second-factor', headers });
    assert.deepEqual(await inTurn(2, ask), [200, 200]);
    assert.equal((await other.inject({ method: 'POST', url: '/auth/logout', headers })).statusCode, 204);
    assert.deepEqual(await inTurn(2, ask), [401, 401]);
  });

  test('take a code of a second factor once, and of two at the same moment one', async () => {
    const member = await api.member('member');
    const factor = await createTestCodes(api).enrol(member);
    const challenge = async (app: ApiServer) =>
      (await logIn(app, member.email, passwordOf(member.email))).json<LoginChallenge>().secondFactor.challenge;
    const code = factor.next();
    const answer = async (app: ApiServer) =>
      app.inject({
        method: 'POST',
        url: '/auth/login/second-factor',
        payload: { challenge: await challenge(app), code },
      });
    const both = await Promise.all([answer(api.app), answer(other)]);
    const taken = both.filter(({ statusCode }) => statusCode === 200);
    assert.equal(taken.length, 1, both.map(({ statusCode }) => statusCode).join());
    assert.ok((await answer(other)).statusCode >= 400, 'nor later');
  });
});
