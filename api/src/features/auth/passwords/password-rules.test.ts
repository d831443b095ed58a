import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createDatabase } from '../../../database/database.ts';
import { createTestApi, passwordOf, type TestApi } from '../../../testing/test-api.ts';
import { createTestCodes } from '../../../testing/test-codes.ts';
import { openLink } from './password-link.ts';

describe('a password', () => {
  let api: TestApi;
  let visitors = 0;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());

  const post = (path: string, body: unknown, as?: string) => {
    visitors += 1;
    return api.call('POST', path, { body, as, from: `192.0.2.${visitors}` });
  };
  const logIn = (userEmail: string, userPassword: string) => post('/auth/login', { userEmail, userPassword });
  const change = async ({ id, email, authorization }: Awaited<ReturnType<TestApi['member']>>, userPassword: string) => {
    await post('/auth/prove', { userPassword: passwordOf(email) }, authorization);
    return api.call('PUT', `/user/${id}/password`, { as: authorization, body: { userPassword } });
  };

  test('may be made of anything: letters alone, spaces, signs of any alphabet, and 128 of them', async () => {
    for (const chosen of [
      'ranasytortugasenlaacequia',
      'siete ranas en la acequia',
      'ΩΨ çñ 漢字 🦜🦜🦜 ?!',
      ' empieza y acaba con espacio ',
      'tortuga lenta '.repeat(9).slice(0, 128),
    ]) {
      const member = await api.member('member');
      assert.equal((await change(member, chosen)).statusCode, 204, chosen);
      assert.equal((await logIn(member.email, chosen)).statusCode, 200, chosen);
    }
  });

  test('counts whole, to its last letter and its capitals', async () => {
    const member = await api.member('member');
    const chosen = `${'tortuga lenta '.repeat(9).slice(0, 127)}A`;
    await change(member, chosen);
    for (const other of [chosen.slice(0, -1), `${chosen.slice(0, -1)}B`, chosen.toLowerCase(), chosen.toUpperCase()])
      assert.equal((await logIn(member.email, other)).statusCode, 401, other);
    assert.equal((await logIn(member.email, chosen)).statusCode, 200);
  });

  test('is good for as long as she keeps it: nobody asks for another after years', async () => {
    const member = await api.member('member');
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 5 * 366 * 24 * 3_600_000);
    const answer = await logIn(member.email, passwordOf(member.email));
    assert.equal(answer.statusCode, 200);
    assert.ok(answer.json<{ authToken?: string }>().authToken);
    api.clock.now = now;
  });

  test('that was forgotten and replaced by mail does not stand in for the second factor', async () => {
    const member = await api.member('member');
    await createTestCodes(api).enrol(member);
    const token = await openLink(createDatabase(api.pool), member.id, 'reset', api.clock.now);
    const chosen = 'siete ranas en la acequia';
    assert.equal((await post('/auth/reset-password', { token, userPassword: chosen })).statusCode, 204);
    const answer = (await logIn(member.email, chosen)).json<{
      authToken?: string;
      secondFactor?: { challenge: string };
    }>();
    assert.equal(answer.authToken, undefined);
    assert.ok(answer.secondFactor, 'a code is asked for');
  });

  test('opens a new session each time, and none that a browser has sent along', async () => {
    const member = await api.member('member');
    const earlier = member.authorization;
    const tokens = new Set<string>();
    for (const _ of [1, 2]) {
      const answer = await post(
        '/auth/login',
        { userEmail: member.email, userPassword: passwordOf(member.email) },
        earlier,
      );
      tokens.add(answer.json<{ authToken: string }>().authToken);
    }
    assert.equal(tokens.size, 2);
    assert.ok(!tokens.has(earlier.replace('Bearer ', '')));
  });
});
