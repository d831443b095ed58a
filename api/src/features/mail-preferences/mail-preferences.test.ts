import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { MailTopic } from '@femcoders/contracts/mail-topics';
import { inTransaction } from '../../database/database.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { createNotifyMember } from '../../mail/notify-member.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { withLinkKey } from '../../testing/with-link-key.ts';

const publicUrl = 'https://sitio.example';

describe('what a member gets by mail', () => {
  let api: TestApi;
  let member: TestMember;
  before(async () => {
    api = await createTestApi({ config: { publicUrl, basePath: '/api' } });
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from users');
    member = await api.member('member');
    api.mails.length = 0;
  });

  const path = () => `/user/${member.id}/mail-preferences`;
  const read = async (of = member) =>
    Object.fromEntries(
      (await api.call('GET', `/user/${of.id}/mail-preferences`, { as: of.authorization }))
        .json()
        .topics.map(({ topic, wanted }: { topic: MailTopic; wanted: boolean }) => [topic, wanted]),
    );
  const choose = (topics: unknown) => api.call('PUT', path(), { as: member.authorization, body: { topics } });
  const notify = async (topic: MailTopic, userId = member.id) => {
    const ports = { secrets: testSecrets, publicUrl, basePath: '/api' };
    const notifyMember = createNotifyMember({
      ...ports,
      enqueueMail: async (_client, mail) => void api.mails.push(mail),
    });
    await inTransaction(api.pool, (transaction) =>
      notifyMember(transaction, userId, topic, ({ email }) =>
        composeMail({ to: email, subject: 'Hola', paragraphs: ['Hola'], why: 'Recibes este correo porque sí.' }),
      ),
    );
  };
  const tokenOfLast = () => api.mails.at(-1)?.unsubscribeUrl?.split('clave=').at(-1) ?? assert.fail('no link');
  const token = (topic: MailTopic, userId = member.id) => unsubscribeToken({ userId, topic }, testSecrets);

  test('is everything but news until she says otherwise, and what waits for moderators only to them', async () => {
    assert.deepEqual(await read(), {
      welcome: true,
      events: true,
      comments: true,
      answers: false,
      achievements: true,
      news: false,
    });
    assert.equal((await read(await api.member('moderator'))).moderation, true);
    for (const topic of ['events', 'news'] as const) await notify(topic);
    assert.equal(api.mails.length, 1);
  });

  test('is what she chooses; what she does not name stays', async () => {
    const answer = await choose([
      { topic: 'events', wanted: false },
      { topic: 'news', wanted: true },
    ]);
    assert.equal(answer.statusCode, 200);
    await choose([{ topic: 'comments', wanted: false }]);
    assert.deepEqual(await read(), {
      welcome: true,
      events: false,
      comments: false,
      answers: false,
      achievements: true,
      news: true,
    });
    for (const topic of ['events', 'comments', 'news'] as const) await notify(topic);
    assert.equal(api.mails.length, 1);
  });

  test('is not chosen with what is no topic, and the answer says how', async () => {
    for (const topics of [[{ topic: 'ofertas', wanted: true }], [{ topic: 'events', wanted: 'sí' }], 'events']) {
      const answer = await choose(topics);
      assert.equal(answer.statusCode, 400);
      assert.match(answer.json().fields[0].message, /Indica los avisos como/);
    }
  });

  test('ends with one click of the mail program, without logging in, and begins again', async () => {
    await notify('events');
    const url = `${publicUrl}/api/mail-preferences/unsubscribe?clave=${tokenOfLast()}`;
    assert.equal(api.mails[0]?.unsubscribeUrl, url);
    const former = `/mail-preferences/unsubscribe/${tokenOfLast()}`;
    for (const path of [url.replace(`${publicUrl}/api`, ''), former, former]) {
      const answer = await api.call('POST', path, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      assert.deepEqual([answer.statusCode, answer.json()], [200, { topic: 'events', state: 'unwanted' }]);
    }
    assert.equal((await read()).events, false);
    const again = await api.call('POST', '/mail-preferences/subscribe', { headers: withLinkKey(tokenOfLast()) });
    assert.deepEqual(again.json(), { topic: 'events', state: 'wanted' });
    assert.equal((await read()).events, true);
  });

  test('also when the form is one with parts, and with an empty body', async () => {
    for (const call of [
      {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      },
      {},
    ]) {
      await choose([{ topic: 'events', wanted: true }]);
      const answer = await api.call('POST', `/mail-preferences/unsubscribe?clave=${token('events')}`, call);
      assert.equal(answer.statusCode, 200);
      assert.equal((await read()).events, false);
    }
  });

  test('ends with what waits to be sent: a mail server that was down sends none of it later', async () => {
    const other = await api.member('member');
    const waiting = [
      { subject: 'Hers', state: 'queued', key: token('events') },
      { subject: 'Sent before', state: 'sent', key: token('events') },
      { subject: 'Of another topic', state: 'queued', key: token('comments') },
      { subject: 'Of another member', state: 'queued', key: token('events', other.id) },
    ];
    for (const { subject, state, key } of waiting)
      await api.pool.query(
        `insert into mail_outbox (id, recipient, subject, text, html, state, settled_at, unsubscribe_url)
         values (gen_random_uuid(), 'ana@comunidad.example', $1, 'Hola', '<p>Hola</p>', $2, case $2 when 'sent' then now() end, $3)`,
        [subject, state, `${publicUrl}/api/mail-preferences/unsubscribe?clave=${key}`],
      );
    const left = async () =>
      (await api.pool.query('select subject from mail_outbox order by subject')).rows.map(({ subject }) => subject);
    await choose([{ topic: 'events', wanted: true }]);
    assert.equal((await left()).length, 4);
    await api.call('POST', `/mail-preferences/unsubscribe?clave=${token('events')}`);
    assert.deepEqual(await left(), ['Of another member', 'Of another topic', 'Sent before']);
    await choose([{ topic: 'comments', wanted: false }]);
    assert.deepEqual(await left(), ['Of another member', 'Sent before']);
  });

  test('does not end because somebody opens the link: it leads to a page that asks', async () => {
    for (const link of ['?clave=', '/']) {
      const answer = await api.call('GET', `/mail-preferences/unsubscribe${link}${token('events')}`);
      assert.equal(answer.statusCode, 303);
      assert.equal(answer.headers.location, `${publicUrl}/baja#${token('events')}`);
    }
    const state = await api.call('GET', '/mail-preferences', { headers: withLinkKey(token('events')) });
    assert.deepEqual(state.json(), { topic: 'events', state: 'wanted' });
    assert.equal((await read()).events, true);
  });

  test('a link is good for its account and its topic only', async () => {
    const other = await api.member('member');
    const good = token('events');
    const [id = '', topic = '', signature = ''] = good.split('.');
    for (const bad of [
      good.replace(id, other.id),
      good.replace(topic, 'comments'),
      `${id}.${topic}.${signature.slice(0, -1)}`,
      `${good}.x`,
      `${id}.${topic}.${testSecrets.sign('otro', `${id}.${topic}`)}`,
      'x',
      `${id}.constructor.${signature}`,
    ]) {
      for (const [method, where] of [
        ['POST', '/unsubscribe'],
        ['POST', '/subscribe'],
        ['GET', ''],
      ] as const) {
        const answer = await api.call(method, `/mail-preferences${where}`, { headers: withLinkKey(bad) });
        assert.equal(answer.statusCode, 404, bad);
        assert.match(answer.json().message, /no es de ninguno de nuestros correos/);
      }
    }
    assert.deepEqual([(await read()).events, (await read(other)).events], [true, true]);
  });

  test('a link of an account that is gone says so, and leaves nothing behind', async () => {
    const gone = token('events', randomUUID());
    for (const [method, where] of [
      ['POST', '/unsubscribe'],
      ['POST', '/subscribe'],
      ['GET', ''],
    ] as const) {
      const answer = await api.call(method, `/mail-preferences${where}`, { headers: withLinkKey(gone) });
      assert.deepEqual([answer.statusCode, answer.json()], [200, { topic: 'events', state: 'gone' }]);
    }
    await notify('events', randomUUID());
    assert.equal(api.mails.length, 0);
  });

  test('links cannot be guessed at without end, but one address may end the mails of many', async () => {
    const tries: number[] = [];
    for (let time = 0; time < 61; time += 1)
      tries.push(
        (await api.call('GET', '/mail-preferences', { headers: withLinkKey('x'), from: '192.0.2.9' })).statusCode,
      );
    assert.deepEqual([tries[59], tries[60]], [404, 429]);
    const good = await api.call('POST', '/mail-preferences/unsubscribe', {
      headers: withLinkKey(token('events')),
      from: '192.0.2.9',
    });
    assert.equal(good.statusCode, 200);
  });

  test('the choices go with the account', async () => {
    await choose([{ topic: 'news', wanted: true }]);
    await api.pool.query('delete from users');
    const { rows } = await api.pool.query('select count(*)::int as n from mail_preferences');
    assert.deepEqual(rows, [{ n: 0 }]);
  });
});
