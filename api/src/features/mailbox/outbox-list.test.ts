import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AdminList } from '@femcoders/contracts/admin-list';
import type { AuditEntry } from '@femcoders/contracts/audit';
import type { MailState, OutboxEntry, RetriedMails } from '@femcoders/contracts/mail';
import { defaultApiConfig } from '../../config.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

describe('the outbox', () => {
  let api: TestApi;
  let as: string;
  let queued: string[] = [];
  let queueFails = false;
  const conductReaders: string[] = [];
  before(async () => {
    api = await createTestApi({
      config: { contact: { ...defaultApiConfig.contact, conductReaders } },
      requestJob: async (client, _name, payload) => {
        if (queueFails) await client.query('select * from no_such_table');
        queued.push((payload as { mailId: string }).mailId);
      },
    });
    const admin = await api.member('admin');
    as = admin.authorization;
    conductReaders.push(admin.email);
  });
  after(() => api.close());
  beforeEach(async () => {
    queued = [];
    queueFails = false;
    await api.pool.query('delete from mail_outbox');
    await api.pool.query('delete from audit');
  });

  const hour = 3_600_000;
  /** A mail that was written `age` hours ago and, unless it waits, settled half an hour later. */
  async function store(to: string, subject: string, state: MailState, age: number, attempts = 1): Promise<string> {
    const id = randomUUID();
    const createdAt = new Date(api.clock.now.getTime() - age * hour);
    await api.pool.query(
      `insert into mail_outbox (id, recipient, subject, text, html, state, attempts, last_error, created_at, settled_at)
       values ($1, $2, $3, 'Texto', '<p>Texto</p>', $4, $5, $6, $7, $8)`,
      [
        id,
        to,
        subject,
        state,
        attempts,
        state === 'failed' ? '550 Unknown here' : null,
        createdAt,
        state === 'queued' ? null : new Date(createdAt.getTime() + hour / 2),
      ],
    );
    return id;
  }
  const list = async (query = '') =>
    (await api.call('GET', `/admin/mails${query}`, { as })).json<AdminList<OutboxEntry>>();
  const states = async () => (await list('?sort=createdAt')).entries.map(({ state }) => state);
  const waiting = async () =>
    (await api.call('GET', '/admin/waiting', { as }))
      .json<{ section: string }[]>()
      .find(({ section }) => section === '/admin/correos');

  test('says of each mail how far it got, and never what it says', async () => {
    const id = await store('ana@prueba.example', 'Tu plaza', 'failed', 2, 21);
    const createdAt = new Date(api.clock.now.getTime() - 2 * hour);
    assert.deepEqual(await list(), {
      entries: [
        {
          id,
          to: 'ana@prueba.example',
          subject: 'Tu plaza',
          state: 'failed',
          attempts: 21,
          lastError: '550 Unknown here',
          createdAt: createdAt.toISOString(),
          settledAt: new Date(createdAt.getTime() + hour / 2).toISOString(),
        },
      ],
      total: 1,
    });
  });

  test('is searched, narrowed by state, ordered and paged', async () => {
    await store('begona@prueba.example', 'Reunión', 'sent', 3, 4);
    await store('ana@prueba.example', 'Mañana: taller', 'queued', 2, 9);
    await store('ana@prueba.example', 'Se cancela el taller', 'failed', 1, 2);
    const found = async (query: string) => {
      const { entries, total } = await list(query);
      return `${entries.map(({ attempts }) => attempts).join(' ')} of ${total}`;
    };
    assert.equal(await found(''), '2 9 4 of 3');
    assert.equal(await found('?q=REUNION'), '4 of 1');
    assert.equal(await found('?q=ana%20manana'), '9 of 1');
    assert.equal(await found('?state=failed'), '2 of 1');
    assert.equal(await found('?sort=-attempts'), '9 4 2 of 3');
    assert.equal(await found('?limit=1&page=2'), '9 of 3');
    assert.equal((await api.call('GET', '/admin/mails?state=perdido', { as })).statusCode, 400);
  });

  test('only readers of conduct reports see who wrote about the code of conduct', async () => {
    const about = {
      email: 'nuria@prueba.example',
      name: 'Núria',
      privacy: true,
      message: 'Algo que pasó en un evento.',
    };
    for (const reason of ['conducta', 'prensa']) {
      const sent = await api.call('POST', '/contact', { body: { ...about, reason } });
      await store(about.email, `Mensaje recibido (${sent.json().reference})`, 'failed', reason === 'conducta' ? 2 : 1);
    }
    const bodies = async (query = '', reader = as) =>
      (await api.call('GET', `/admin/mails?sort=createdAt${query}`, { as: reader }))
        .json<AdminList<OutboxEntry>>()
        .entries.map(({ to, lastError }) => `${to}: ${lastError}`);
    const everything = `${about.email}: 550 Unknown here`;
    assert.deepEqual(await bodies(), [everything, everything]);
    const other = (await api.member('admin')).authorization;
    assert.deepEqual(await bodies('', other), ['Confidencial: null', everything]);
    assert.deepEqual(await bodies('&q=nuria', other), [everything]);
  });

  test('says how many mails were given up, and since when the oldest is', async () => {
    await store('ana@prueba.example', 'Uno', 'sent', 9);
    assert.deepEqual(await waiting(), { section: '/admin/correos', count: 0, since: null });
    await store('ana@prueba.example', 'Dos', 'failed', 3);
    await store('ana@prueba.example', 'Tres', 'failed', 1);
    const since = new Date(api.clock.now.getTime() - 2.5 * hour).toISOString();
    assert.deepEqual(await waiting(), { section: '/admin/correos', count: 2, since });
  });

  test('a mail that was given up is tried again when the admin says so, and the log has it', async () => {
    const id = await store('ana@prueba.example', 'Tu plaza', 'failed', 1, 21);
    await store('eva@prueba.example', 'Tu plaza', 'failed', 2);
    const answer = await api.call('POST', `/admin/mails/${id}/retry`, { as });
    assert.deepEqual(answer.json<RetriedMails>(), { retried: 1, left: 1 });
    assert.deepEqual(queued, [id]);
    const [mail] = (await list('?q=ana')).entries;
    assert.deepEqual([mail?.state, mail?.attempts, mail?.settledAt], ['queued', 21, null]);
    const [entry] = (await api.call('GET', '/admin/audit?act=mail.retry', { as })).json<AdminList<AuditEntry>>()
      .entries;
    assert.deepEqual(
      [entry?.subject, entry?.before, entry?.after],
      [`mail:${id}`, { state: 'failed', attempts: 21 }, { state: 'queued' }],
    );
  });

  test('a mail that waits, was sent or is gone cannot be tried again', async () => {
    const cases: [id: string, status: number, message: string][] = [
      [await store('ana@prueba.example', 'Uno', 'queued', 1), 409, 'Este correo ya está en la cola.'],
      [await store('ana@prueba.example', 'Dos', 'sent', 1), 409, 'Este correo ya se ha enviado.'],
      [randomUUID(), 404, 'Este correo ya no existe.'],
      ['uno', 400, 'Ese identificador no es de un correo.'],
    ];
    for (const [id, status, message] of cases) {
      const answer = await api.call('POST', `/admin/mails/${id}/retry`, { as });
      assert.deepEqual([answer.statusCode, answer.json().message], [status, message]);
    }
    assert.deepEqual(queued, []);
  });

  test('all that were given up are tried again together, those first that have waited longest', async () => {
    const later = await store('ana@prueba.example', 'Uno', 'failed', 1);
    const sooner = await store('ana@prueba.example', 'Dos', 'failed', 2);
    await store('ana@prueba.example', 'Tres', 'sent', 3);
    const answer = await api.call('POST', '/admin/mails/retry', { as });
    assert.deepEqual(answer.json<RetriedMails>(), { retried: 2, left: 0 });
    assert.deepEqual(queued, [sooner, later]);
    assert.deepEqual(await states(), ['sent', 'queued', 'queued']);
    const again = await api.call('POST', '/admin/mails/retry', { as });
    assert.deepEqual(again.json<RetriedMails>(), { retried: 0, left: 0 });
  });

  test('a mail stays given up when the queue does not take it', async () => {
    queueFails = true;
    await store('ana@prueba.example', 'Uno', 'failed', 1);
    assert.equal((await api.call('POST', '/admin/mails/retry', { as })).statusCode, 500);
    assert.deepEqual(await states(), ['failed']);
    assert.equal((await api.call('GET', '/admin/audit', { as })).json<AdminList<AuditEntry>>().total, 0);
  });
});
