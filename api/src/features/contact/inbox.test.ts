import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { NewContact } from '@femcoders/contracts/contact';
import type { InboxEntry, InboxMessage } from '@femcoders/contracts/contact-inbox';
import { defaultApiConfig, inboxesAt } from '../../config.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

const minutes = 60_000;
const unlimited = { hits: 100_000, window: 60 };
const message: NewContact = {
  reason: 'comunidad',
  name: 'Núria Prueba',
  email: 'nuria@example.com',
  message: '¿Cómo puedo ayudar?\nTengo los jueves libres.',
  privacy: true,
};
const private_: NewContact = {
  reason: 'conducta',
  anonymous: true,
  message: 'Quiero contaros algo que pasó en el último evento.',
  privacy: true,
};

describe('the inbox', () => {
  let api: TestApi;
  let admin: TestMember;
  let other: TestMember;
  let start: Date;
  let conductReaders: string[];

  before(async () => {
    const { contact } = defaultApiConfig;
    const inboxes = { ...inboxesAt(['hola@example.com']), conducta: ['conducta@example.com'] };
    conductReaders = [];
    api = await createTestApi({
      config: {
        contact: {
          ...contact,
          inboxes,
          conductReaders,
          limit: unlimited,
          anonymousLimit: { ...unlimited, together: unlimited.hits },
        },
      },
    });
    admin = await api.member('admin');
    other = await api.member('admin');
    conductReaders.push(admin.email.toUpperCase());
    start = api.clock.now;
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from contact_messages');
    await api.pool.query('delete from rate_limits');
    api.mails.length = 0;
    api.clock.now = start;
  });

  const call = (method: string, path: string, body?: unknown, as = admin) =>
    api.call(method, `/admin/contact${path}`, { as: as.authorization, ...(body !== undefined && { body }) });
  const list = async (query = '', as = admin) =>
    (await call('GET', query, undefined, as)).json<AdminList<InboxEntry>>();
  const read = async (id: string, as = admin) => (await call('GET', `/${id}`, undefined, as)).json<InboxMessage>();
  async function receive(parts: Partial<NewContact> = {}): Promise<InboxEntry> {
    const sent = await api.call('POST', '/contact', { body: { ...message, ...parts } });
    assert.equal(sent.statusCode, 201, sent.body);
    api.mails.length = 0;
    const { reference } = sent.json();
    return (await list(`?state=all&q=${reference}`)).entries[0] ?? assert.fail('it is not listed');
  }
  const answer = (id: string, parts: object = {}, as = admin) =>
    call(
      'POST',
      `/${id}/answers`,
      { key: randomUUID(), text: 'Gracias, Núria.', lastAnswer: null, resolve: false, ...parts },
      as,
    );
  const acts = async (subject: string) =>
    (
      await api.pool.query<{ act: string; before: unknown; after: unknown }>(
        'select act, before, after from audit where subject = $1 order by id',
        [subject],
      )
    ).rows;

  test('lists what is to be attended to, with what is needed to choose', async () => {
    const received = await receive();
    assert.deepEqual(received, {
      id: received.id,
      reference: received.reference,
      reason: 'comunidad',
      name: 'Núria Prueba',
      company: null,
      excerpt: '¿Cómo puedo ayudar? Tengo los jueves libres.',
      likelySpam: false,
      hasAttachment: false,
      state: 'new',
      assignedTo: null,
      createdAt: start.toISOString(),
      firstAnsweredAt: null,
    });
    assert.equal((await list()).total, 1);
  });

  test('is searched without accents and by reference, and narrowed by state, reason and who attends', async () => {
    const first = await receive();
    api.clock.now = new Date(start.getTime() + 60 * minutes);
    const second = await receive({
      reason: 'patrocinio',
      name: 'Bea',
      email: 'bea@example.com',
      message: 'Tenemos una sala libre.',
      company: 'Ñandú S. L.',
      website: 'https://spam.example',
    });
    const references = async (query: string) => (await list(query)).entries.map(({ reference }) => reference);
    assert.deepEqual(await references(''), [second.reference, first.reference]);
    assert.deepEqual(await references('?sort=created_at'), [first.reference, second.reference]);
    assert.deepEqual(await references('?sort=name'), [second.reference, first.reference]);
    assert.deepEqual(await references('?q=nandu'), [second.reference]);
    assert.deepEqual(await references('?q=NURIA%20jueves'), [first.reference]);
    assert.deepEqual(await references('?reason=patrocinio'), [second.reference]);
    assert.deepEqual([first.likelySpam, second.likelySpam], [false, true]);
    await call('POST', `/${first.id}/assignee`, { assignee: admin.id, from: null });
    assert.deepEqual(await references('?assigned=me'), [first.reference]);
    assert.deepEqual(await references('?assigned=none'), [second.reference]);
    assert.deepEqual(await references('?state=new'), [second.reference]);
    await call('POST', `/${second.id}/state`, { state: 'spam', from: 'new' });
    assert.deepEqual(await references(''), [first.reference]);
    assert.deepEqual(await references('?state=spam'), [second.reference]);
    assert.deepEqual((await references('?state=all')).length, 2);
    assert.equal((await call('GET', '?state=perdido')).statusCode, 400);
  });

  test('opens a message whole, with its file as a download that no browser shows in place', async () => {
    const content = Buffer.from('%PDF-1.7\nplano de la sala\n%%EOF\n');
    const attachment = { name: 'plàno "nuevo".pdf', content: content.toString('base64') };
    const { id } = await receive({ reason: 'ponente', talkDate: '2027-03-08', talkCity: 'Reus', attachment });
    const opened = await read(id);
    assert.deepEqual([opened.talkDate, opened.talkCity, opened.email], ['2027-03-08', 'Reus', 'nuria@example.com']);
    const named = { name: 'plàno -nuevo.pdf', type: 'application/pdf' };
    assert.deepEqual(opened.attachment, { ...named, bytes: content.length, verdict: 'open' });
    assert.deepEqual(opened.assignable.map((one) => one.id).sort(), [admin.id, other.id].sort());
    const file = await call('GET', `/${id}/attachment`);
    assert.deepEqual(file.rawPayload, content);
    assert.equal(file.headers['content-type'], 'application/pdf');
    assert.equal(
      file.headers['content-disposition'],
      `attachment; filename="plano -nuevo.pdf"; filename*=UTF-8''pl%C3%A0no%20-nuevo.pdf`,
    );
    assert.match(String(file.headers['content-security-policy']), /\bsandbox\b/);
    assert.equal(file.headers['x-content-type-options'], 'nosniff');
    assert.equal(file.headers['cache-control'], 'no-store');
    assert.equal((await call('GET', `/${(await receive()).id}/attachment`)).statusCode, 404);
  });

  test('an answer goes by mail to the sender, quotes her, and the reply comes back to the inbox', async () => {
    const { id, reference } = await receive({ message: 'Hola a todas:\n¿cómo <b>ayudo</b>?' });
    api.clock.now = new Date(start.getTime() + 20 * minutes);
    const answered = await answer(id, { text: 'Hola, Núria:\nven el jueves.' });
    assert.equal(answered.statusCode, 200, answered.body);
    const now = answered.json<InboxMessage>();
    assert.deepEqual(
      [now.state, now.firstAnsweredAt, now.assignedTo?.id],
      ['open', api.clock.now.toISOString(), admin.id],
    );
    assert.deepEqual(
      now.thread.map(({ kind, text, author }) => [kind, text, author]),
      [['answer', 'Hola, Núria:\nven el jueves.', 'Prueba admin']],
    );
    const [mail] = api.mails;
    assert.deepEqual(
      [mail?.to, mail?.replyTo, mail?.subject],
      ['nuria@example.com', 'hola@example.com', `Re: Comunidad (${reference})`],
    );
    assert.match(
      mail?.text ?? '',
      /^Hola, Núria:\nven el jueves\.\n\nEl .* nos escribiste:\n\n> Hola a todas:\n> ¿cómo <b>ayudo<\/b>\?$/,
    );
    assert.ok(mail?.html.includes('&lt;b>ayudo') && !mail.html.includes('<b>'));
    assert.match(mail?.why ?? '', /^Recibes este correo porque nos escribiste/);
  });

  test('an answer may settle the message, and the first one counts for how long she waited', async () => {
    const { id } = await receive();
    api.clock.now = new Date(start.getTime() + 20 * minutes);
    const first = (await answer(id)).json<InboxMessage>();
    api.clock.now = new Date(start.getTime() + 50 * minutes);
    const second = (await answer(id, { lastAnswer: first.thread[0]?.id, resolve: true })).json<InboxMessage>();
    assert.deepEqual([second.state, second.firstAnsweredAt], ['resolved', first.firstAnsweredAt]);
    assert.equal(api.mails.length, 2);
    const figures = (await call('GET', '/figures')).json();
    assert.deepEqual(figures, { new: 0, open: 0, resolved: 1, spam: 0, medianAnswerMs: 20 * minutes, replyDays: 5 });
  });

  test('of two who answer at once one is sent, and the other sees who was first', async () => {
    const { id } = await receive();
    const answers = await Promise.all([answer(id), answer(id, {}, other)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    assert.match(refused?.json().message, /Prueba admin ha respondido a este mensaje mientras escribías/);
    assert.equal(api.mails.length, 1);
    const { thread } = await read(id);
    assert.equal((await answer(id, { lastAnswer: thread[0]?.id }, other)).statusCode, 200);
  });

  test('the same answer sent twice is mailed once', async () => {
    const { id } = await receive();
    const key = randomUUID();
    await Promise.all([answer(id, { key }), answer(id, { key })]);
    assert.equal((await answer(id, { key })).statusCode, 200);
    assert.equal(api.mails.length, 1);
    assert.equal((await read(id)).thread.length, 1);
  });

  test('a note stays inside, and the record of what was done never holds its text or that of an answer', async () => {
    const { id } = await receive();
    const key = randomUUID();
    await call('POST', `/${id}/notes`, { key, text: 'Es la prima de Carla.' }, other);
    const noted = (await call('POST', `/${id}/notes`, { key, text: 'Es la prima de Carla.' })).json<InboxMessage>();
    assert.deepEqual(
      noted.thread.map(({ kind }) => kind),
      ['note'],
    );
    assert.deepEqual(api.mails, []);
    await answer(id);
    assert.deepEqual(
      (await acts(`contact:${id}`)).map(({ act, after }) => [act, after]),
      [
        ['contact.note', null],
        ['contact.answer', { state: 'open' }],
      ],
    );
    assert.ok(!JSON.stringify(await acts(`contact:${id}`)).includes('prima'));
  });

  test('what is empty or too long is said at its field', async () => {
    const { id } = await receive();
    const empty = await answer(id, { text: '  ' });
    assert.deepEqual(empty.json().fields, [{ field: 'text', message: 'Escribe la respuesta.' }]);
    const long = await call('POST', `/${id}/notes`, { key: randomUUID(), text: 'x'.repeat(2001) });
    assert.equal(long.json().message, 'No puede pasar de 2000 caracteres.');
    assert.deepEqual(api.mails, []);
  });

  test('a state can be taken back, and the second to change it gets a conflict', async () => {
    const { id } = await receive();
    const change = (state: string, from: string) => call('POST', `/${id}/state`, { state, from });
    assert.equal((await change('resolved', 'new')).json<InboxMessage>().state, 'resolved');
    assert.equal((await change('resolved', 'new')).statusCode, 200);
    const late = await change('spam', 'new');
    assert.deepEqual([late.statusCode, late.json().message], [409, 'Este mensaje ya está resuelto.']);
    assert.equal((await change('new', 'resolved')).json<InboxMessage>().state, 'new');
    const { rows } = await api.pool.query('select settled_at from contact_messages where id = $1', [id]);
    assert.equal(rows[0].settled_at, null);
  });

  test('is given to somebody who may read it, and nobody takes it from her unawares', async () => {
    const { id } = await receive();
    const assign = (assignee: string | null, from: string | null) =>
      call('POST', `/${id}/assignee`, { assignee, from });
    const taken = (await assign(other.id, null)).json<InboxMessage>();
    assert.deepEqual([taken.assignedTo?.id, taken.state], [other.id, 'open']);
    const late = await assign(admin.id, null);
    assert.deepEqual([late.statusCode, late.json().message], [409, 'Prueba admin ya lleva este mensaje.']);
    assert.equal((await assign(null, other.id)).json<InboxMessage>().assignedTo, null);
    const member = await api.member('member');
    assert.equal((await assign(member.id, null)).statusCode, 400);
  });

  test('an anonymous message has no answer, and of its time only the day', async () => {
    const received = await receive(private_);
    assert.deepEqual([received.name, received.createdAt.slice(10)], [null, 'T00:00:00.000Z']);
    const refused = await answer(received.id);
    assert.deepEqual(
      [refused.statusCode, refused.json().message],
      [400, 'Es un mensaje anónimo: no hay a quién responder.'],
    );
    assert.deepEqual(api.mails, []);
  });

  test('private messages are there only for their named readers', async () => {
    const received = await receive(private_);
    assert.deepEqual((await read(received.id)).assignable, [{ id: admin.id, name: 'Prueba admin' }]);
    assert.deepEqual(await list('?state=all', other), { entries: [], total: 0 });
    assert.equal((await call('GET', '/figures', undefined, other)).json().new, 0);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/attachment', undefined],
      ['POST', '/state', { state: 'spam', from: 'new' }],
      ['POST', '/assignee', { assignee: other.id, from: null }],
      ['POST', '/notes', { key: randomUUID(), text: 'Curioseo' }],
    ] as const) {
      const refused = await call(method, `/${received.id}${path}`, body, other);
      assert.equal(refused.statusCode, 404, `${method} ${path}`);
    }
    const waitingFor = async (as: TestMember) => {
      const work = (await api.call('GET', '/admin/waiting', { as: as.authorization })).json<
        { section: string; count: number }[]
      >();
      return work.find(({ section }) => section === '/admin/contact')?.count;
    };
    assert.deepEqual([await waitingFor(admin), await waitingFor(other)], [1, 0]);
    assert.equal((await call('POST', `/${received.id}/assignee`, { assignee: other.id, from: null })).statusCode, 400);
  });

  test('the answer to a private message does not repeat it', async () => {
    const { id } = await receive({
      ...message,
      reason: 'conducta',
      message: 'Algo que pasó en un taller, en confianza.',
    });
    await answer(id, { text: 'Te llamamos mañana.' });
    const [mail] = api.mails;
    assert.equal(mail?.replyTo, 'conducta@example.com');
    assert.ok(!`${mail?.text}${mail?.html}${mail?.subject}`.match(/taller|conducta/i));
  });

  test('its answers and notes go with a message when its year is over', async () => {
    const { id } = await receive();
    await answer(id);
    await api.pool.query('delete from contact_messages');
    const { rows } = await api.pool.query('select from contact_entries');
    assert.equal(rows.length, 0);
    assert.equal((await call('GET', `/${id}`)).statusCode, 404);
  });
});
