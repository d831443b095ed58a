import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { inTransaction } from '../database/database.ts';
import { type BackgroundWork, startBackgroundWork } from '../jobs/background-work.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { composeMail } from './compose-mail.ts';
import { readEml } from './eml.ts';
import { createNotifyMember } from './notify-member.ts';

let api: TestApi;
let origin: string;
let work: BackgroundWork;
let member: TestMember;
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      received.push(Buffer.concat(parts).toString());
      callback();
    });
  },
});

before(async () => {
  api = await createTestApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  work = await startBackgroundWork({
    pool: api.pool,
    databaseUrl: api.url,
    secrets: testSecrets,
    publicUrl: origin,
    mailboxDir: tmpdir(),
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: { name: 'Comunidad de Núñez & Begoña «ñ»', address: 'hola@site.example' },
    log: { warn() {}, error() {} },
    pollEvery: 0.5,
  });
  member = await api.member('member');
});
after(async () => {
  await work.stop();
  await new Promise<void>((closed) => server.close(() => closed()));
  await api.close();
});

async function notify(): Promise<void> {
  const notifyMember = createNotifyMember({
    enqueueMail: work.enqueueMail,
    secrets: testSecrets,
    publicUrl: origin,
    basePath: '',
  });
  await inTransaction(api.pool, (transaction) =>
    notifyMember(transaction, member.id, 'events', ({ email }) =>
      composeMail({
        to: email,
        subject: 'Mañana: «Ñandú» en Gràcia 🌸',
        paragraphs: ['María Núñez y Begoña O’Neill te esperan.'],
        why: 'Recibes este correo porque tienes plaza.',
      }),
    ),
  );
}

/** A header with its folded lines. */
const header = (mail: string, name: string) =>
  new RegExp(`^${name}:(.*(?:\r?\n[ \t].*)*)`, 'im')
    .exec(mail)?.[1]
    ?.replace(/\r?\n[ \t]/g, ' ')
    .trim();

test('a mail that she may do without arrives whole, and one click of her mail program ends its kind', async () => {
  await notify();
  while (received.length === 0) await sleep(20);
  const mail = received[0] ?? '';
  const { subject, text, html, to } = await readEml(mail);
  assert.equal(to, member.email);
  assert.equal(subject, 'Mañana: «Ñandú» en Gràcia 🌸');
  for (const body of [text, html]) {
    assert.ok(body.includes('María Núñez y Begoña O’Neill te esperan.'));
    assert.ok(body.includes('/personaliza-perfil/avisos'));
  }
  assert.match(header(mail, 'From') ?? '', /=\?UTF-8\?.*<hola@site\.example>/);
  assert.match(mail, /^Content-Type: multipart\/alternative/m);
  // Nothing on the way may change what is signed: seven bits, short lines.
  assert.ok(mail.split('\r\n').every((line) => line.length < 998 && /^\p{ASCII}*$/u.test(line)));

  // RFC 8058, sections 3.1 and 3.2: both headers, an https address in production, a form of one field.
  assert.equal(header(mail, 'List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click');
  const address = /^<(http[^>]+)>$/.exec(header(mail, 'List-Unsubscribe') ?? '')?.[1] ?? assert.fail('no address');
  assert.ok(text.includes(address));
  const opened = await fetch(address, { redirect: 'manual' });
  assert.match(opened.headers.get('location') ?? '', /\/baja#/);
  const clicked = await fetch(address, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
  assert.deepEqual([clicked.status, await clicked.json()], [200, { topic: 'events', state: 'unwanted' }]);

  await notify();
  const { rows } = await api.pool.query('select count(*)::int as mails from mail_outbox');
  assert.deepEqual(rows, [{ mails: 1 }]);
});
