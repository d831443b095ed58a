import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '@femcoders/services/testing/test-database';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { inTransaction } from '../database/database.ts';
import { type BackgroundWork, startBackgroundWork } from '../jobs/background-work.ts';
import { createMigratedDatabase } from '../testing/migrated-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { composeMail } from './compose-mail.ts';
import { readEml } from './eml.ts';
import { InvalidMailError } from './mail.ts';
import { frameMail } from './mail-frame.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const mail = composeMail({
  to: 'vecina@example.com',
  subject: 'Tu plaza está confirmada: ¡nos vemos en Gràcia!',
  paragraphs: ['Begoña Núñez y María O’Neill te esperan: 日本語, emoji 🌸 y «comillas».'],
  why: 'Recibes este correo porque te apuntaste a un evento.',
});
const silent = { warn() {}, error() {} };
const from = { name: 'Comunidad de prueba', address: 'hola@example.com' };
const publicUrl = 'http://example.com';
const identity = { brand: from.name, contactEmail: from.address, publicUrl, holder: ['Titular de prueba'] };
/** The mail as somebody without an account receives it. */
const framed = frameMail(mail, identity, false);
const arrived = { to: framed.to, subject: framed.subject, text: framed.text, html: framed.html };

describe('a mail', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let folder: string;
  let service: BackgroundWork | undefined;
  let server: SMTPServer | undefined;

  before(async () => {
    database = await createMigratedDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  });
  after(async () => {
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  afterEach(async () => {
    await service?.stop();
    service = undefined;
    server?.close(() => {});
    server = undefined;
    await pool.query('delete from mail_outbox');
  });

  async function start(smtpUrl?: string, pollEvery = 0.5): Promise<BackgroundWork> {
    service = await startBackgroundWork({
      secrets: testSecrets,
      publicUrl,
      holder: identity.holder,
      pool,
      databaseUrl: database.url,
      mailboxDir: folder,
      from,
      log: silent,
      smtpUrl,
      retryDelay: 1,
      pollEvery,
    });
    return service;
  }
  const send = (outgoing: OutgoingMail = mail) =>
    inTransaction(pool, ({ client }) => (service as BackgroundWork).enqueueMail(client, outgoing));

  /** A mail server that keeps what it is given; `refuse` answers a recipient with that status. */
  function smtpServer(port: number, received: string[], refuse?: number): Promise<void> {
    const listening = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo(_address, _session, callback) {
        callback(refuse ? Object.assign(new Error('Unknown here'), { responseCode: refuse }) : null);
      },
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
    server = listening;
    return new Promise((resolve) => listening.listen(port, '127.0.0.1', () => resolve()));
  }

  async function row() {
    const { rows } = await pool.query<{ state: string; attempts: number; last_error: string | null }>(
      'select state, attempts, last_error from mail_outbox',
    );
    return rows[0];
  }
  async function until<T>(ask: () => Promise<T | false | undefined> | T | false | undefined): Promise<T> {
    for (;;) {
      const answer = await ask();
      if (answer) return answer;
      await sleep(20);
    }
  }

  it('reaches its reader through the mail server, in both forms and from the site', async () => {
    const received: string[] = [];
    await smtpServer(4171, received);
    await start('smtp://127.0.0.1:4171');
    await send();
    const content = await readEml(await until(() => received[0]));
    assert.deepEqual({ to: content.to, subject: content.subject, text: content.text, html: content.html }, arrived);
    assert.match(received[0] ?? '', /^From: "?Comunidad de prueba"? <hola@example\.com>/m);
    assert.equal((await until(async () => (await row())?.state === 'sent' && row()))?.attempts, 1);
  });

  it('does not wait in line for the next look when many are written at once', { timeout: 30_000 }, async () => {
    const received: string[] = [];
    await smtpServer(4177, received);
    // A look every ten minutes: what is not taken when it is announced is not taken in this test.
    await start('smtp://127.0.0.1:4177', 600);
    await inTransaction(pool, async ({ client }) => {
      for (let n = 0; n < 12; n += 1) {
        await (service as BackgroundWork).enqueueMail(client, { ...mail, to: `vecina${n}@example.com` });
      }
    });
    await until(() => received.length === 12);
  });

  it('that somebody has written says where to answer to, and does not call itself automatic', async () => {
    const received: string[] = [];
    await smtpServer(4176, received);
    await start('smtp://127.0.0.1:4176');
    await send({ ...mail, replyTo: 'equipo@example.com' });
    const answer = await until(() => received[0]);
    assert.match(answer, /^Reply-To: <?equipo@example\.com>?\r?$/m);
    assert.ok(!/Auto-Submitted/i.test(answer));
    await send();
    const automatic = await until(() => received[1]);
    assert.ok(/^Auto-Submitted: auto-generated/m.test(automatic) && !/Reply-To/i.test(automatic));
  });

  it('waits for a mail server that is down and is delivered once it is back', async () => {
    const received: string[] = [];
    await start('smtp://127.0.0.1:4172');
    await send();
    const waiting = await until(async () => (await row())?.last_error != null && row());
    assert.equal(waiting?.state, 'queued');
    await smtpServer(4172, received);
    await until(() => received[0]);
    assert.equal(received.length, 1);
    assert.equal((await until(async () => (await row())?.state === 'sent' && row()))?.last_error, null);
  });

  it('is given up, with the reason kept, when the mail server refuses the address for good', async () => {
    await smtpServer(4173, [], 550);
    await start('smtp://127.0.0.1:4173');
    await send();
    const settled = await until(async () => (await row())?.state === 'failed' && row());
    assert.equal(settled?.attempts, 1);
    assert.match(settled?.last_error ?? '', /Unknown here/);
  });

  it('that was given up is sent once somebody asks for another try', async () => {
    const received: string[] = [];
    await smtpServer(4175, [], 550);
    await start('smtp://127.0.0.1:4175');
    await send();
    await until(async () => (await row())?.state === 'failed');
    await new Promise((closed) => server?.close(closed as () => void));
    await smtpServer(4175, received);
    await inTransaction(pool, async ({ client }) => {
      const { rows } = await client.query<{ id: string }>(
        `update mail_outbox set state = 'queued', settled_at = null returning id`,
      );
      for (const { id } of rows) await service?.requestJob(client, 'mail', { mailId: id });
    });
    const sent = await until(async () => (await row())?.state === 'sent' && row());
    assert.deepEqual({ received: received.length, attempts: sent?.attempts }, { received: 1, attempts: 2 });
  });

  it('is tried again when the mail server only asks for patience', async () => {
    await smtpServer(4174, [], 451);
    await start('smtp://127.0.0.1:4174');
    await send();
    assert.equal((await until(async () => ((await row())?.attempts ?? 0) > 1 && row()))?.state, 'queued');
  });

  it('is never sent when the change that asked for it is undone', async () => {
    await start();
    const jobs = async () => (await pool.query(`select count(*) as n from jobs.job where name = 'mail'`)).rows[0].n;
    const before = await jobs();
    await assert.rejects(
      inTransaction(pool, async ({ client }) => {
        await (service as BackgroundWork).enqueueMail(client, mail);
        throw new Error('undone');
      }),
    );
    assert.equal(await jobs(), before);
    assert.equal(await row(), undefined);
  });

  it('cannot be given a second recipient or its own header', async () => {
    await start();
    for (const to of [
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com, b@example.com',
      'Ana <a@example.com>',
      'nobody',
    ]) {
      await assert.rejects(send({ ...mail, to }), InvalidMailError);
    }
    await assert.rejects(send({ ...mail, subject: 'Hola\r\nBcc: b@example.com' }), InvalidMailError);
    await assert.rejects(send({ ...mail, subject: 'x'.repeat(61) }), InvalidMailError);
    await assert.rejects(send({ ...mail, why: 'Porque sí.' }), InvalidMailError);
    assert.equal(await row(), undefined);
  });

  it('lands in the local mailbox while there is no mail server, where it reads as it was written', async () => {
    const { mailbox } = await start();
    const all = { page: 1, limit: 10 };
    assert.deepEqual(await mailbox.list(all), { entries: [], total: 0 });
    await send();
    const [entry] = await until(async () => {
      const { entries } = await mailbox.list(all);
      return entries.length > 0 && entries;
    });
    assert.ok(entry);
    const { id: _, sentAt, ...read } = (await mailbox.read(entry.id)) ?? assert.fail();
    assert.deepEqual(read, arrived);
    assert.ok(Math.abs(Date.parse(sentAt) - Date.now()) < 60_000);
    assert.deepEqual(
      (await readdir(folder)).map((file) => file.endsWith('.eml')),
      [true],
    );
    assert.equal(await mailbox.read('../../etc/passwd'), null);
    assert.equal(await mailbox.read('2026-01-01T00-00-00.000Z_00000000-0000-0000-0000-000000000000'), null);
  });
});
