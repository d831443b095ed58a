import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { passwordMin } from '@femcoders/contracts/password-limits';
import { defaultApiConfig } from '../../../config.ts';
import { createTestApi, passwordOf, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { waitsForLock } from '../../../testing/waits-for-lock.ts';
import { isCommonPassword } from './common-passwords.ts';
import { sendPasswordLink } from './forgot-password.ts';

const good = 'siete ranas en la acequia';

describe('a forgotten password', () => {
  let api: TestApi;
  let member: TestMember;
  let visitors = 0;

  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    member = await api.member('member');
    api.mails.length = 0;
    api.wantedPasswordLinks.length = 0;
    visitors += 1;
  });

  const post = (path: string, body: unknown, from = `192.0.2.${visitors}`) => api.call('POST', path, { body, from });
  const logIn = (userPassword: string) => post('/auth/login', { userEmail: member.email, userPassword });
  const reset = (token: string, userPassword = good) => post('/auth/reset-password', { token, userPassword });

  /** Runs the background work that is due. */
  async function work() {
    for (const email of api.wantedPasswordLinks.splice(0)) {
      await sendPasswordLink(email, {
        pool: api.pool,
        now: api.clock.now,
        publicUrl: 'https://site.example',
        enqueueMail: async (_client, mail) => void api.mails.push(mail),
      });
    }
  }

  /** The secret of the link in the newest mail that leads to this page. */
  function tokenFor(page: string): string {
    const mail = api.mails.findLast(({ text }) => text.includes(`${page}#`));
    const token = new RegExp(`${page}#([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
    assert.ok(token, `No mail leads to ${page}.`);
    return token;
  }

  async function askForLink(userEmail = member.email): Promise<string> {
    assert.equal((await post('/auth/forgot-password', { userEmail })).statusCode, 204);
    await work();
    return tokenFor('/reset-password');
  }

  test('the new one is good at once, also after too many tries of old ones', async () => {
    for (let attempt = 0; attempt <= defaultApiConfig.limits.loginsPerAccount.hits; attempt += 1) await logIn('otra');
    assert.equal((await logIn(passwordOf(member.email))).statusCode, 429);
    assert.equal((await reset(await askForLink())).statusCode, 204);
    assert.equal((await logIn(good)).statusCode, 200);
  });

  test('no session begins with a password that is being changed', async () => {
    const changing = await api.pool.connect();
    await changing.query('begin');
    await changing.query(`update users set password_hash = 'another' where id = $1`, [member.id]);
    let answered = false;
    const answer = logIn(passwordOf(member.email)).finally(() => {
      answered = true;
    });
    await waitUntil(async () => answered || (await waitsForLock(api)), 10_000);
    await changing.query('commit');
    changing.release();
    assert.equal((await answer).statusCode, 401);
  });

  test('is replaced with the link of a mail, and all sessions end', async () => {
    const token = await askForLink();
    assert.deepEqual([api.mails[0]?.to, api.mails[0]?.subject], [member.email, 'Cambia tu contraseña']);
    assert.equal((await post('/auth/reset-password/check', { token })).statusCode, 204);
    assert.equal((await reset(token)).statusCode, 204);
    assert.equal((await api.call('GET', `/user/${member.id}`, { as: member.authorization })).statusCode, 401);
    assert.equal((await logIn(passwordOf(member.email))).statusCode, 401);
    assert.equal((await logIn(good)).statusCode, 200);
    assert.deepEqual([api.mails[1]?.to, api.mails[1]?.subject], [member.email, 'Tu contraseña ha cambiado']);
    const { rows } = await api.pool.query(`select act from audit where subject = $1`, [`user:${member.id}`]);
    assert.ok(rows.some(({ act }) => act === 'auth.password-reset'));
  });

  test('is asked for with the same answer whether or not there is an account, and only accounts get mail', async () => {
    const known = await post('/auth/forgot-password', { userEmail: ` ${member.email.toUpperCase()} ` });
    const unknown = await post('/auth/forgot-password', { userEmail: 'nadie@prueba.example' });
    const facts = ({ statusCode, body, headers }: typeof known) => [statusCode, body, Object.keys(headers).sort()];
    assert.deepEqual(facts(known), facts(unknown));
    assert.deepEqual(api.wantedPasswordLinks, [member.email, 'nadie@prueba.example']);
    await work();
    assert.deepEqual(
      api.mails.map(({ to }) => to),
      [member.email],
    );
  });

  test('has a link that works once, also for two who use it at once', async () => {
    const token = await askForLink();
    const answers = await Promise.all([reset(token), reset(token, 'otra cosa muy distinta'), reset(token)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [204, 404, 404]);
    assert.equal((await post('/auth/reset-password/check', { token })).statusCode, 404);
  });

  test('has links that all work until one is used, and then none', async () => {
    const [first, second, third] = [await askForLink(), await askForLink(), await askForLink()];
    assert.equal((await post('/auth/reset-password/check', { token: first })).statusCode, 204);
    assert.equal((await reset(second)).statusCode, 204);
    for (const token of [first, second, third])
      assert.equal((await reset(token)).json().message, 'Este enlace ya no sirve: caducó o ya se usó.');
  });

  test('has a link that dies after half an hour', async () => {
    const token = await askForLink();
    api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000 + 1);
    assert.equal((await reset(token)).statusCode, 404);
  });

  test('is not replaced by one that is too short or among the most used, and the link stays good', async () => {
    const token = await askForLink();
    for (const [password, message] of [
      ['corta', 'La contraseña tiene que tener 10 caracteres o más.'],
      ['1234567890', 'Esa contraseña es de las más usadas: elige otra.'],
      ['contraseña123', 'Esa contraseña es de las más usadas: elige otra.'],
    ] as const) {
      const answer = await reset(token, password);
      assert.deepEqual([answer.statusCode, answer.json().fields], [400, [{ field: 'userPassword', message }]]);
    }
    assert.equal((await reset(token)).statusCode, 204);
  });

  test('is mailed about three times to one who asks, and its owner gets hers all the same', async () => {
    const ask = async (from: string) => {
      assert.equal((await post('/auth/forgot-password', { userEmail: member.email }, from)).statusCode, 204);
      await work();
    };
    for (let count = 0; count < 8; count += 1) await ask('203.0.113.1');
    assert.equal(api.mails.length, 3);
    await ask('203.0.113.2');
    assert.equal(api.mails.length, 4);
  });

  test('is mailed about six times in ten minutes, however many ask, and who gets none has one that works', async () => {
    const started = api.clock.now;
    for (let minutes = 0; minutes < 30; minutes += 1) {
      api.clock.now = new Date(started.getTime() + minutes * 60_000);
      for (let stranger = 0; stranger < 4; stranger += 1)
        await post('/auth/forgot-password', { userEmail: member.email }, `203.0.113.${minutes * 4 + stranger}`);
      await work();
      await post('/auth/forgot-password', { userEmail: member.email }, '192.0.2.200');
      await work();
      const newest = { token: tokenFor('/reset-password') };
      assert.equal((await post('/auth/reset-password/check', newest, `198.51.100.${minutes}`)).statusCode, 204);
      api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000);
      assert.equal((await post('/auth/reset-password/check', newest, `198.51.100.${minutes}`)).statusCode, 204);
    }
    // Twelve of an hour, and the first of the second quarter.
    assert.equal(api.mails.length, 13);
  });

  test('cannot be guessed at: who tries too often has to wait', async () => {
    const from = '198.51.100.7';
    const statuses = [];
    for (let count = 0; count < 25; count += 1) {
      statuses.push(
        (await post('/auth/reset-password', { token: 'x'.repeat(43), userPassword: good }, from)).statusCode,
      );
    }
    assert.deepEqual([...new Set(statuses)], [404, 429]);
  });

  test('leaves no secret in the database or the log', async () => {
    const token = await askForLink();
    const { rows } = await api.pool.query('select row_to_json(password_links) as row from password_links');
    assert.ok(!JSON.stringify(rows).includes(token));
    assert.ok(!api.log.join('').includes(token));
  });

  test('that somebody else has changed: the account is locked from the mail, and she chooses another', async () => {
    await reset(await askForLink());
    const thief = (await logIn(good)).json().authToken as string;
    const lock = tokenFor('/forgot-password');
    assert.equal((await post('/auth/lock', { token: lock })).statusCode, 204);
    assert.equal((await api.call('GET', `/user/${member.id}`, { as: `Bearer ${thief}` })).statusCode, 401);
    assert.equal((await logIn(good)).statusCode, 401);
    assert.equal((await post('/auth/lock', { token: lock })).statusCode, 404);
    assert.equal((await reset(tokenFor('/reset-password'), 'ahora sí que es mía')).statusCode, 204);
    assert.equal((await logIn('ahora sí que es mía')).statusCode, 200);
  });

  test('has links of two kinds, and neither does for the other', async () => {
    const token = await askForLink();
    assert.equal((await post('/auth/lock', { token })).statusCode, 404);
    await reset(token);
    assert.equal((await reset(tokenFor('/forgot-password'), 'otra cosa muy distinta')).statusCode, 404);
  });
});

describe('changing my password', () => {
  let api: TestApi;
  let member: TestMember;
  before(async () => {
    api = await createTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    member = await api.member('member');
    await api.pool.query('update sessions set proven_at = $2 where user_id = $1', [member.id, api.clock.now]);
    api.mails.length = 0;
  });

  const change = (userPassword = good) =>
    api.call('PUT', `/user/${member.id}/password`, { as: member.authorization, body: { userPassword } });
  const logIn = (userPassword: string) =>
    api.call('POST', '/auth/login', { body: { userEmail: member.email, userPassword } });
  const isIn = async (as: string) => (await api.call('GET', `/user/${member.id}`, { as })).statusCode === 200;

  test('replaces it, ends every other session and sends a mail with the way to lock the account', async () => {
    const phone = `Bearer ${(await logIn(passwordOf(member.email))).json().authToken}`;
    api.mails.length = 0;
    assert.equal((await change()).statusCode, 204);
    assert.deepEqual([await isIn(member.authorization), await isIn(phone)], [true, false]);
    assert.deepEqual(
      api.mails.map(({ to, subject }) => [to, subject]),
      [[member.email, 'Tu contraseña ha cambiado']],
    );
    assert.match(api.mails[0]?.text ?? '', /tus demás sesiones[\s\S]*forgot-password#[\w-]{43}/);
    assert.equal((await logIn(passwordOf(member.email))).statusCode, 401);
    assert.equal((await logIn(good)).statusCode, 200);
  });

  test('asks again who is there, and changes nothing before that', async () => {
    await api.pool.query('update sessions set proven_at = null where user_id = $1', [member.id]);
    const answer = await change();
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'proof-required']);
    assert.equal((await logIn(passwordOf(member.email))).statusCode, 200);
  });

  test('refuses one that is too short or among the most used, and keeps the old one', async () => {
    for (const password of ['corta', 'barcelona10']) {
      const answer = await change(password);
      assert.deepEqual([answer.statusCode, answer.json().fields[0].field], [400, 'userPassword']);
    }
    assert.equal(api.mails.length, 0);
  });

  test('is not done with a session that ends while it is under way', async () => {
    const locking = await api.pool.connect();
    await locking.query('begin');
    await locking.query(`update users set password_hash = 'another' where id = $1`, [member.id]);
    await locking.query('delete from sessions where user_id = $1', [member.id]);
    const answer = change();
    await waitUntil(() => waitsForLock(api), 10_000);
    await locking.query('commit');
    locking.release();
    assert.equal((await answer).statusCode, 401);
    const { rows } = await api.pool.query('select password_hash from users where id = $1', [member.id]);
    assert.equal(rows[0].password_hash, 'another');
    assert.equal(api.mails.length, 0);
  });

  test('is not done for somebody else', async () => {
    const other = await api.member('member');
    const path = `/user/${other.id}/password`;
    const answer = await api.call('PUT', path, { as: member.authorization, body: { userPassword: good } });
    assert.equal(answer.statusCode, 403);
  });
});

test('a password made of the names of this site and its people is as good as none', async () => {
  for (const password of ['femcodersclub', 'FemCoders Club', 'femcoders2024', 'femcoderbcn', 'moderadora2026']) {
    assert.ok(await isCommonPassword(password), password);
  }
  assert.ok(!(await isCommonPassword('a mi club de lectura voy en tranvía')), 'a phrase may hold such a word');
});

test('passwords that have come out of other sites, and are long enough to be chosen here, are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const known = dictionary['passwords-common'].map(String).filter((password) => password.length >= passwordMin);
  assert.ok(known.length > 1_000, 'the list is there');
  // Each eighth: judging all of them takes a quarter of a minute.
  const tried = known.filter((_, rank) => rank % 8 === 0);
  for (const password of tried) assert.ok(await isCommonPassword(password), password);
});

test('a password is common when it is short of ideas, in Spanish too, and long phrases are not', async () => {
  for (const password of ['qwertyuiop', 'barcelona10', 'micontraseña', 'aaaaaaaaaaaa', '1q2w3e4r5t']) {
    assert.ok(await isCommonPassword(password), password);
  }
  for (const password of [good, 'mi gato se llama lola', 'zfi39$kd02lqpp', '¡Qué frío hace en Núria!']) {
    assert.ok(!(await isCommonPassword(password)), password);
  }
});
