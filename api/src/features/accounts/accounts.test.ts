import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createDatabase } from '../../database/database.ts';
import { createTestApi, passwordOf, type TestApi } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { type ConfirmPorts, confirmAccount } from './confirm.ts';

const password = 'siete ranas en la acequia';

describe('an account', () => {
  let api: TestApi;
  let visitors = 0;
  let email = '';

  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());
  beforeEach(() => {
    api.mails.length = 0;
    visitors += 1;
    email = `vecina${visitors}@prueba.example`;
  });

  const post = (path: string, body: unknown, from = `192.0.2.${visitors}`) => api.call('POST', path, { body, from });
  const register = (parts: Record<string, unknown> = {}, from?: string) =>
    post(
      '/auth/register',
      {
        userName: 'Begoña',
        userEmail: email,
        userPassword: password,
        ofAge: true,
        rules: true,
        privacy: true,
        ...parts,
      },
      from,
    );
  const confirm = (token: string, userPassword = password) => post('/auth/confirm', { token, userPassword });
  function tokens(): string[] {
    return api.mails.flatMap(({ text }) => /register\/confirmar#([\w-]{43})/.exec(text)?.[1] ?? []);
  }
  async function registered(): Promise<string> {
    assert.equal((await register()).statusCode, 204);
    return tokens().at(-1) ?? assert.fail('No mail came.');
  }

  test('is made by confirming the mail with the password chosen, and is logged in at once', async () => {
    const token = await registered();
    assert.equal((await post('/auth/login', { userEmail: email, userPassword: password })).statusCode, 401);
    const answer = await confirm(token);
    assert.equal(answer.statusCode, 200);
    const { authToken, userId, ...rest } = answer.json();
    assert.deepEqual(rest, { userName: 'Begoña', userAvatar: '/default-avatar.png', userRole: 'member' });
    assert.equal((await api.call('GET', `/user/${userId}`, { as: `Bearer ${authToken}` })).statusCode, 200);
    assert.deepEqual(
      api.mails.map(({ to, subject }) => [to, subject]),
      [
        [email, 'Confirma tu correo'],
        [email, 'Te damos la bienvenida: 3 primeros pasos'],
      ],
    );
    assert.equal((await confirm(token)).statusCode, 404);
  });

  test('with an address at españa.es is the same in both spellings, for the mail and for the login', async () => {
    const local = `ana${visitors}`;
    assert.equal((await register({ userEmail: `${local}@españa.es` })).statusCode, 204);
    assert.equal(api.mails.at(-1)?.to, `${local}@xn--espaa-rta.es`);
    assert.equal((await confirm(tokens().at(-1) ?? '')).statusCode, 200);
    for (const userEmail of [`${local}@españa.es`, `${local}@xn--espaa-rta.es`, `${local}@ESPAÑA.es`])
      assert.equal((await post('/auth/login', { userEmail, userPassword: password })).statusCode, 200, userEmail);
    api.mails.length = 0;
    assert.equal((await register({ userEmail: `${local}@xn--espaa-rta.es` })).statusCode, 204);
    assert.equal(tokens().length, 0, 'There is such an account already.');
  });

  test('sends news by mail only to anyone who asked for them', async () => {
    for (const wantsNews of [true, false]) {
      await api.pool.query('delete from users');
      await register({ wantsNews });
      const { authToken, userId } = (await confirm(tokens().at(-1) ?? '')).json();
      const preferences = await api.call('GET', `/user/${userId}/mail-preferences`, { as: `Bearer ${authToken}` });
      assert.deepEqual(
        preferences.json().topics.find(({ topic }: { topic: string }) => topic === 'news'),
        { topic: 'news', wanted: wantsNews },
      );
    }
  });

  test('takes names of any alphabet as they are written, and says what is wrong with others', async () => {
    for (const name of [
      'María',
      'Núñez',
      'Begoña',
      "O'Neill",
      'D’Ângelo',
      'Nguyễn Thị',
      '李娜',
      'Ana-Sofía (Sofi) 2',
      'ليلى',
    ]) {
      assert.equal((await register({ userName: `  ${name} ` })).statusCode, 204, name);
    }
    for (const [name, message] of [
      ['', 'Escribe tu nombre.'],
      ['   ', 'Escribe tu nombre.'],
      ['A', 'El nombre tiene que tener 2 caracteres o más.'],
      ['a'.repeat(81), 'El nombre no puede pasar de 80 caracteres (llevas 81).'],
      ['gana dinero https://mal.example', 'Escribe el nombre con letras, números y signos como - o ’.'],
      ['<b>Ana</b>', 'Escribe el nombre con letras, números y signos como - o ’.'],
      ['123', 'Escribe el nombre con letras, números y signos como - o ’.'],
    ] as const) {
      const answer = await register({ userName: name });
      assert.deepEqual([answer.statusCode, answer.json().fields], [400, [{ field: 'userName', message }]], name);
    }
  });

  test('keeps the name in one spelling, however the keyboard wrote it', async () => {
    await register({ userName: 'Begon\u0303a' });
    assert.equal((await confirm(tokens()[0] ?? '')).json().userName, 'Begoña');
  });

  test('needs age, rules and privacy agreed to, and her own password', async () => {
    for (const field of ['ofAge', 'rules', 'privacy']) {
      const answer = await register({ [field]: false });
      assert.deepEqual([answer.statusCode, answer.json().fields[0].field], [400, field]);
    }
    assert.equal((await register({ userPassword: 'barcelona10' })).json().fields[0].field, 'userPassword');
    assert.equal(api.mails.length, 0);
  });

  test('that exists is not given away: same answer, and the mail says that there is one', async () => {
    const member = await api.member('member');
    const unknown = await register();
    const known = await register({ userEmail: member.email.toUpperCase() });
    const facts = ({ statusCode, body, headers }: typeof known) => [statusCode, body, Object.keys(headers).sort()];
    assert.deepEqual(facts(known), facts(unknown));
    assert.deepEqual([api.mails[1]?.to, api.mails[1]?.subject], [member.email, 'Ya tienes cuenta con nosotras']);
    assert.ok(!api.mails[1]?.text.includes('#'));
    const again = await post('/auth/login', { userEmail: member.email, userPassword: passwordOf(member.email) });
    assert.equal(again.statusCode, 200);
  });

  test('cannot be prepared by somebody else: a link makes the account whose password she knows', async () => {
    await register({ userPassword: 'la clave de la intrusa', userName: 'Intrusa' });
    await register();
    const [theirs = '', hers = ''] = tokens();
    for (const link of [theirs, hers]) {
      const answer = await confirm(link, 'otra contraseña, de nadie');
      assert.deepEqual(
        [answer.statusCode, answer.json().fields[0].message],
        [400, 'No es la contraseña que elegiste al registrarte.'],
      );
    }
    assert.equal((await confirm(theirs)).json().userName, 'Begoña', 'her password means her own registration');
    for (const link of [theirs, hers]) assert.equal((await confirm(link, 'la clave de la intrusa')).statusCode, 404);
    assert.equal(
      (await post('/auth/login', { userEmail: email, userPassword: 'la clave de la intrusa' })).statusCode,
      401,
    );
  });

  test('is made by any mail to her address that exists, with her own password, when strangers have used up its mails', async () => {
    for (let n = 0; n < 8; n += 1) await register({ userPassword: `una clave ajena ${n}` }, `198.51.100.${n}`);
    assert.equal(tokens().length, 6, 'no more mails than that in ten minutes');
    assert.equal((await register({ userName: 'La vecina' })).statusCode, 204);
    assert.equal(tokens().length, 6);
    const [first = ''] = tokens();
    assert.equal((await confirm(first, 'otra cosa que no es')).statusCode, 400);
    const { authToken, userId, userName } = (await confirm(first)).json();
    assert.equal(userName, 'La vecina');
    assert.equal((await api.call('GET', `/user/${userId}`, { as: `Bearer ${authToken}` })).statusCode, 200);
    assert.equal((await confirm(first, 'una clave ajena 0')).statusCode, 404);
  });

  test('is made once, also by two who confirm at once', async () => {
    const token = await registered();
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404, 404]);
  });

  test('is confirmed by somebody else in the middle: then the link is no longer good, and the password is not called wrong', async () => {
    const token = await registered();
    const db = createDatabase(api.pool);
    let selects = 0;
    /** The registrations are read for their password once another has confirmed. */
    const overtaken = new Proxy(db, {
      get(target, name) {
        if (name !== 'select' || ++selects !== 2) return Reflect.get(target, name);
        return () => ({
          from: (table: PgTable) => ({
            where: (condition: SQL) => ({
              orderBy: (order: SQL) => ({
                async limit(most: number) {
                  assert.equal((await confirm(token)).statusCode, 200);
                  return target.select().from(table).where(condition).orderBy(order).limit(most);
                },
              }),
            }),
          }),
        });
      },
    });
    const ports = { db: overtaken, secrets: testSecrets, entrance: { now: api.clock.now } } as ConfirmPorts;
    await assert.rejects(confirmAccount({ token, userPassword: password }, ports), { code: 'not-found' });
  });

  test('is not made a day later', async () => {
    const token = await registered();
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 24 * 60 * 60_000 + 1);
    assert.equal((await confirm(token)).statusCode, 404);
    api.clock.now = now;
  });

  test('mails nobody more than three times for one who asks, and nothing typed stands in the mail', async () => {
    for (let count = 0; count < 5; count += 1) await register({ userName: 'Compra ya en mal.example' });
    assert.equal(api.mails.length, 3);
    for (const { text, html } of api.mails) assert.ok(!`${text}${html}`.includes('mal.example'));
  });

  test('is not made by what fills in the field that people do not see', async () => {
    assert.equal((await register({ website: 'https://mal.example' })).statusCode, 204);
    assert.equal(api.mails.length, 0);
  });

  test('keeps no secret readable: neither the link nor the password', async () => {
    const token = await registered();
    const { rows } = await api.pool.query('select row_to_json(pending_accounts) as row from pending_accounts');
    const stored = JSON.stringify(rows) + api.log.join('');
    assert.ok(!stored.includes(token) && !stored.includes(password));
  });
});
