import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { NewContact } from '@femcoders/contracts/contact';
import { SMTPServer } from 'smtp-server';
import { defaultApiConfig, inboxesAt } from '../../config.ts';
import { type BackgroundWork, startBackgroundWork } from '../../jobs/background-work.ts';
import { readEml } from '../../mail/eml.ts';
import { purgeExpired } from '../../maintenance.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { docx, png as onePixel, pdf } from '../../testing/test-documents.ts';
import { testSecrets } from '../../testing/test-secrets.ts';

const referencePattern = /^FC-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
const general = 'todo@example.com';
const conduct = ['una@example.com', 'otra@example.com'];
const unlimited = { hits: 100_000, window: 60 };

const message: NewContact = {
  reason: 'comunidad',
  name: 'Persona de Prueba',
  email: 'persona@example.com',
  message: 'Hola, me gustaría saber cómo puedo ayudar.',
  privacy: true,
};
const anonymous: NewContact = {
  reason: 'conducta',
  anonymous: true,
  name: 'Se Coló El Nombre',
  email: 'se.colo@example.com',
  message: 'Quiero contaros algo que pasó en el último evento.',
  privacy: true,
};

describe('the contact form', () => {
  let api: TestApi;

  before(async () => {
    const inboxes = { ...inboxesAt([general]), conducta: conduct, patrocinio: ['empresas@example.com'] };
    const { contact } = defaultApiConfig;
    api = await createTestApi({
      config: {
        contact: {
          ...contact,
          inboxes,
          replyDays: 3,
          limit: unlimited,
          anonymousLimit: { ...unlimited, together: unlimited.hits },
        },
      },
    });
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from contact_messages');
    await api.pool.query('delete from rate_limits');
    api.mails.length = 0;
    api.log.length = 0;
  });

  const send = (body: object) => api.call('POST', '/contact', { body });
  const rows = async () =>
    (await api.pool.query<Record<string, unknown>>('select * from contact_messages order by created_at')).rows;
  const mailTo = (to: string) => api.mails.find((mail) => mail.to === to) ?? assert.fail(`no mail to ${to}`);

  test('keeps a message, gives its reference, writes to her and to those who answer', async () => {
    const answer = await send(message);
    assert.equal(answer.statusCode, 201);
    const { reference, replyDays } = answer.json();
    assert.match(reference, referencePattern);
    assert.equal(replyDays, 3);

    const [row] = await rows();
    assert.equal(row?.reference, reference);
    assert.equal(row?.state, 'new');
    assert.deepEqual([row?.name, row?.email, row?.message], [message.name, message.email, message.message]);
    assert.deepEqual(row?.created_at, api.clock.now);

    assert.deepEqual(api.mails.map(({ to }) => to).sort(), [message.email, general].sort());
    const hers = mailTo('persona@example.com');
    assert.equal(hers.subject, `Mensaje recibido (${reference})`);
    assert.match(hers.text, /en 3 días laborables/);
    const ours = mailTo(general);
    assert.ok(
      ours.text.includes(message.message ?? '') && ours.text.includes('Persona de Prueba <persona@example.com>'),
    );
  });

  test('she is written to at a domain in her own language', async () => {
    assert.equal((await send({ ...message, email: 'olga@почта.рф' })).statusCode, 201);
    mailTo('olga@xn--80a1acny.xn--p1ai');
  });

  test('keeps every message, and writes three times to one address for one network and six for all, with any text', async () => {
    const from = (network: string) => api.call('POST', '/contact', { from: network, body: message });
    const mailed = () => api.mails.filter(({ to }) => to === message.email).length;
    for (let n = 0; n < 5; n += 1) assert.equal((await from('203.0.113.1')).statusCode, 201);
    assert.equal(mailed(), 3);
    for (let n = 0; n < 5; n += 1) assert.equal((await from(`2001:db8:1:${n}00::1`)).statusCode, 201);
    assert.equal(mailed(), 6);
    assert.equal((await rows()).length, 10);
  });

  test('her mail repeats nothing that was typed, so that nobody can use it to write to others', async () => {
    await send({ ...message, name: 'Compra en spam.example', message: 'Visita https://spam.example ahora mismo' });
    const { text, html, subject } = mailTo('persona@example.com');
    assert.ok(![text, html, subject].some((part) => part.includes('spam')));
  });

  test('markup in a message is text in the mail about it', async () => {
    await send({ ...message, name: 'Ana <b>', message: 'Mirad esto: <img src=x onerror=alert(1)>' });
    const { html } = mailTo(general);
    assert.ok(!html.includes('<img') && !html.includes('Ana <b>'));
    assert.ok(html.includes('&lt;img'));
  });

  test('of a sponsor it keeps company and ways to help; of others only what belongs to their reason', async () => {
    const extras = {
      company: 'Empresa S. L.',
      helps: ['espacio', 'seleccion'],
      talkDate: '2027-03-08',
      talkCity: 'Reus',
    };
    await send({ ...message, ...extras, reason: 'patrocinio' });
    await send({ ...message, ...extras, reason: 'ponente' });
    const [sponsor, speaker] = await rows();
    assert.deepEqual([sponsor?.company, sponsor?.helps, sponsor?.talk_city], ['Empresa S. L.', extras.helps, null]);
    assert.deepEqual([speaker?.company, speaker?.helps, speaker?.talk_city], [null, [], 'Reus']);
    assert.match(mailTo('empresas@example.com').text, /ceder un espacio, dar prioridad/);
  });

  test('each way to help can be named once, so that no mail grows without end', async () => {
    const answer = await send({ ...message, reason: 'patrocinio', company: 'Acme', helps: Array(5).fill('espacio') });
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().fields[0].field, 'helps');
  });

  test('says field by field what is missing, and keeps nothing', async () => {
    const answer = await send({ reason: 'patrocinio', message: 'Corto' });
    assert.equal(answer.statusCode, 400);
    const fields = answer.json<{ fields: { field: string; message: string }[] }>().fields;
    assert.deepEqual(
      fields.map(({ field }) => field),
      ['name', 'email', 'company', 'message', 'privacy'],
    );
    assert.equal(fields[1]?.message, 'Escribe tu correo');
    assert.deepEqual(await rows(), []);
  });

  for (const [field, value, says] of [
    ['reason', 'otra', /Elige un motivo/],
    ['email', 'a@example.com\r\nBcc: b@example.com', /correo válido/],
    ['name', 'N'.repeat(81), /no puede pasar de 80 caracteres \(llevas 81\)/],
    ['message', 'm'.repeat(3001), /no puede pasar de 3000 caracteres \(llevas 3001\)/],
  ] as const) {
    test(`names a wrong ${field} (${value.slice(0, 20)})`, async () => {
      const answer = await send({ ...message, [field]: value });
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(
        answer.json<{ fields: { field: string }[] }>().fields.map((problem) => problem.field),
        [field],
      );
      assert.match(answer.json().message, says);
    });
  }

  test('sent twice under the same key, even at once, it is one message with one reference', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const again = () => api.call('POST', '/contact', { body: message, headers });
    const answers = await Promise.all([again(), again(), again()]);
    answers.push(await again());
    assert.equal(new Set(answers.map((answer) => answer.json().reference)).size, 1);
    assert.equal((await rows()).length, 1);
    assert.equal(api.mails.length, 2);
  });

  test('what looks like a robot is kept and marked, and we write to nobody else because of it', async () => {
    const trapped = await send({ ...message, website: 'https://spam.example' });
    const quick = await send({ ...message, elapsedMs: 800 });
    const slow = await send({ ...message, elapsedMs: 40 * 60_000 });
    assert.deepEqual([trapped.statusCode, quick.statusCode, slow.statusCode], [201, 201, 201]);
    const marks = new Map((await rows()).map((row) => [row.reference, row.likely_spam]));
    assert.deepEqual(
      [trapped, quick, slow].map((answer) => marks.get(answer.json().reference)),
      [true, true, false],
    );
    assert.equal(api.mails.filter(({ to }) => to === message.email).length, 2);
    assert.equal(api.mails.filter(({ subject }) => subject.startsWith('[¿Spam?]')).length, 2);
  });

  test('a mail that cannot be queued costs the mail, not the message', async () => {
    const broken = await createTestApi({
      enqueueMail: async (client) => void (await client.query('select * from no_such_table')),
    });
    try {
      assert.equal((await broken.call('POST', '/contact', { body: message })).statusCode, 201);
      assert.equal((await broken.pool.query('select 1 from contact_messages')).rowCount, 1);
    } finally {
      await broken.close();
    }
  });

  describe('a file', () => {
    const png = onePixel();
    const withFile = (name: string, content: Buffer) =>
      send({ ...message, attachment: { name, content: content.toString('base64') } });

    test('is kept with its message, under a name that can do no harm and the type that it really has', async () => {
      assert.equal((await withFile('../..\\C:\\fotos\\mi "captura"\r\n.pdf.exe', png)).statusCode, 201);
      const { rows: files } = await api.pool.query('select name, type, content from contact_attachments');
      assert.deepEqual(files, [{ name: 'mi -captura-pdf.png', type: 'image/png', content: png }]);
      assert.match(mailTo(general).text, /Adjunto: mi -captura-pdf\.png \(1 kB\)/);
    });

    test('of another kind is refused under any name', async () => {
      const answer = await withFile('foto.png', Buffer.from('MZ this is a program'));
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json().fields, [
        { field: 'attachment', message: 'El archivo tiene que ser PDF, PNG o JPG' },
      ]);
      assert.deepEqual(await rows(), []);
    });

    test('that is a document of another kind, a page or a drawing by words is refused', async () => {
      const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      for (const content of [docx(), script, Buffer.from('<!doctype html><p>Hola'), Buffer.from('GIF89a')]) {
        const answer = await withFile('informe.pdf', content);
        assert.equal(answer.statusCode, 400);
        assert.deepEqual(answer.json().fields, [
          { field: 'attachment', message: 'El archivo tiene que ser PDF, PNG o JPG' },
        ]);
      }
      assert.equal((await withFile('informe.pdf', pdf())).statusCode, 201);
    });

    test('of five megabytes passes, a larger one does not', async () => {
      const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
      assert.equal((await withFile('a.png', sized(5 * 1024 * 1024))).statusCode, 201);
      assert.equal((await withFile('a.png', sized(5 * 1024 * 1024 + 1))).statusCode, 400);
      assert.equal((await withFile('a.png', sized(8 * 1024 * 1024))).statusCode, 413);
    });
  });

  describe('the anonymous channel', () => {
    test('keeps no name, no mail and no hour, and writes only to the designated people', async () => {
      api.clock.now = new Date('2026-11-21T17:43:12.345Z');
      const answer = await send(anonymous);
      assert.equal(answer.statusCode, 201);
      assert.match(answer.json().reference, referencePattern);
      const [row] = await rows();
      assert.deepEqual([row?.name, row?.email], [null, null]);
      assert.deepEqual(row?.created_at, new Date('2026-11-21T00:00:00Z'));
      assert.deepEqual(api.mails.map(({ to }) => to).sort(), [...conduct].sort());
      assert.ok(!JSON.stringify([api.mails, row]).match(/se\.colo|Se Coló/));
      assert.ok(!api.mails.some(({ subject }) => /conducta|anónim/i.test(subject)));
      // Lists of mails have subject and moment.
      assert.ok(!api.mails.some(({ subject }) => subject.includes(answer.json().reference)));
    });

    test('leaves no trace of the address in counters, audit or log, nor of a session that was sent along', async () => {
      const { authorization, id } = await api.member('member');
      const { rows: before } = await api.pool.query('select last_used_at from sessions where user_id = $1', [id]);
      api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000);
      await api.call('POST', '/contact', { body: anonymous, as: authorization, from: '203.0.113.77' });
      const { rows: counters } = await api.pool.query('select bucket from rate_limits');
      assert.deepEqual(counters, []);
      const { rows: after } = await api.pool.query('select last_used_at from sessions where user_id = $1', [id]);
      assert.deepEqual(after, before);
      assert.equal((await api.pool.query('select 1 from audit')).rowCount, 0);
      assert.ok(api.log.some((line) => line.includes('"route":"/contact"')));
      assert.ok(!api.log.some((line) => /203\.0\.113\.77|evento|se\.colo/.test(line)));
    });

    test('is of the code of conduct only: for another reason name and mail are asked for', async () => {
      const answer = await send({ ...anonymous, reason: 'web', name: '', email: '' });
      assert.equal(answer.statusCode, 400);
    });

    test('may be used with a name too, which then gets her mail', async () => {
      await send({ ...anonymous, anonymous: false });
      assert.deepEqual(api.mails.map(({ to }) => to).sort(), [...conduct, 'se.colo@example.com'].sort());
      assert.ok(!/conducta/i.test(mailTo('se.colo@example.com').text));
    });
  });

  describe('without scripts', () => {
    const asForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      api.app.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
    const fields = {
      reason: 'web',
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Primera línea del mensaje\r\nsegunda',
      privacy: 'on',
    };

    test('the browser’s own form is taken and answered with a page', async () => {
      const answer = await asForm(fields);
      assert.equal(answer.statusCode, 201);
      assert.match(String(answer.headers['content-type']), /^text\/html/);
      const [row] = await rows();
      assert.equal(row?.message, 'Primera línea del mensaje\nsegunda');
      assert.ok(answer.body.includes(`Tu referencia es ${row?.reference}.`));
    });

    test('a file comes along', async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('helps', 'espacio');
      form.append('attachment', new File([pdf('texto')], 'dosier.pdf', { type: 'application/pdf' }));
      const request = new Request('http://x/', { method: 'POST', body: form });
      const answer = await api.app.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      assert.equal(answer.statusCode, 201);
      const { rows: files } = await api.pool.query('select name, type from contact_attachments');
      assert.deepEqual(files, [{ name: 'dosier.pdf', type: 'application/pdf' }]);
    });

    test('a page names what is wrong, as text', async () => {
      const answer = await asForm({ ...fields, name: '', message: '<script>' });
      assert.equal(answer.statusCode, 400);
      assert.ok(answer.body.includes('<li>Escribe tu nombre</li>') && answer.body.includes('Vuelve atrás'));
      assert.ok(!answer.body.includes('<script'));
      assert.equal((await asForm(fields, { 'content-type': 'multipart/form-data; boundary=no' })).statusCode, 400);
    });

    test('a form of very many fields is refused unread', async () => {
      const answer = await asForm({ ...fields, company: 'x'.repeat(64 * 1024) });
      assert.equal(answer.statusCode, 413);
      assert.ok(answer.body.includes('<li>Has enviado demasiados datos.</li>'));
    });

    test('another site cannot make a visitor’s browser send it', async () => {
      assert.equal((await asForm(fields, { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
      assert.deepEqual(await rows(), []);
    });

    test('a route that has no form without scripts takes none', async () => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/auth/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'userEmail=ana%40ejemplo.es&userPassword=secreta',
      });
      assert.equal(answer.statusCode, 415);
    });
  });

  test('a message is kept for a year, its file with it', async () => {
    const content = pdf().toString('base64');
    await send({ ...message, attachment: { name: 'a.pdf', content } });
    const sent = api.clock.now;
    const yearLater = new Date(sent);
    yearLater.setUTCFullYear(sent.getUTCFullYear() + 1);
    await purgeExpired(api.pool, new Date(yearLater.getTime() - 3_600_000));
    assert.equal((await rows()).length, 1);
    await purgeExpired(api.pool, new Date(yearLater.getTime() + 3_600_000));
    assert.deepEqual(await rows(), []);
    assert.equal((await api.pool.query('select 1 from contact_attachments')).rowCount, 0);
  });
});

describe('anyone who sends very many messages is asked to wait', () => {
  const { contact } = defaultApiConfig;
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({
      config: {
        contact: {
          ...contact,
          limit: { hits: 2, window: 600 },
          anonymousLimit: { hits: 3, window: 600, together: 8 },
        },
      },
    });
  });
  afterEach(() => api.close());
  const send = (body: object, from: string) => api.call('POST', '/contact', { body, from });
  const statusOf = async (body: object, from: string) => (await send(body, from)).statusCode;
  const inTurn = async (times: number, from: string) => {
    const statuses = [];
    for (let n = 0; n < times; n += 1) statuses.push(await statusOf(anonymous, from));
    return statuses;
  };

  test('by network', async () => {
    assert.equal(await statusOf(message, '192.0.2.1'), 201);
    assert.equal(await statusOf(message, '192.0.2.1'), 201);
    assert.equal(await statusOf(message, '192.0.2.1'), 429);
    assert.equal(await statusOf(message, '192.0.2.2'), 201);
    assert.equal(await statusOf(anonymous, '192.0.2.1'), 201);
  });

  test('and nobody else is, however many one visitor sends without a name', async () => {
    const statuses = await inTurn(60, '192.0.2.1');
    assert.deepEqual([statuses.filter((status) => status === 201).length, statuses.at(-1)], [3, 429]);
    const refused = await send(anonymous, '192.0.2.1');
    assert.equal(refused.headers['retry-after'], '600');
    assert.equal(refused.json().message, 'Has hecho demasiados intentos. Prueba de nuevo en 10 minutos.');
    assert.deepEqual(await inTurn(3, '192.0.2.2'), [201, 201, 201]);
  });

  test('after one message instead of several when very many come: the channel never closes', async () => {
    for (let n = 0; n < 8; n += 1) assert.equal(await statusOf(anonymous, `203.0.113.${n}`), 201);
    for (let n = 0; n < 30; n += 1)
      assert.deepEqual(await inTurn(2, `2001:db8:${n.toString(16)}::1`), [201, 429], `network ${n}`);
    api.clock.now = new Date(api.clock.now.getTime() + 600_000);
    assert.deepEqual(await inTurn(4, '203.0.113.1'), [201, 201, 201, 429]);
  });

  test('and of who was counted nothing is in the database, whose copies last', async () => {
    const tables = async () => {
      const { rows } = await api.pool.query<{ name: string; xml: string }>(
        `select table_name as name, query_to_xml(format('select * from public.%I', table_name), true, true, '')::text as xml
         from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'
           and table_name not in ('contact_messages', 'contact_attachments')`,
      );
      return Object.fromEntries(rows.map(({ name, xml }) => [name, xml]));
    };
    const before = await tables();
    await inTurn(5, '192.0.2.1');
    assert.deepEqual(await tables(), before);
  });
});

test('both mails of a message reach their readers through a mail server', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let content = '';
      stream.on('data', (part) => {
        content += part;
      });
      stream.on('end', () => {
        received.push(content);
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  let work: BackgroundWork | undefined;
  const api = await createTestApi({
    enqueueMail: async (client, mail) => work?.enqueueMail(client, mail),
  });
  try {
    work = await startBackgroundWork({
      secrets: testSecrets,
      pool: api.pool,
      databaseUrl: api.url,
      publicUrl: 'http://example.com',
      mailboxDir: tmpdir(),
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: { name: 'Comunidad de prueba', address: 'hola@example.com' },
      log: { warn() {}, error() {} },
      pollEvery: 0.5,
    });
    const { reference } = (await api.call('POST', '/contact', { body: message })).json();
    while (received.length < 2) await setTimeout(20);
    const mails = await Promise.all(received.map(readEml));
    assert.deepEqual(mails.map(({ to }) => to).sort(), [message.email, 'hola@femcoders.example'].sort());
    assert.ok(mails.every(({ subject }) => subject.includes(reference)));
    const notice = mails.find(({ to }) => to !== message.email);
    assert.ok(notice?.text.includes(message.message ?? ''));
  } finally {
    await work?.stop();
    await api.close();
    server.close(() => {});
  }
});
