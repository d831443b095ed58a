import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { inTransaction } from '@femcoders/api/database/database';
import { alerts, notifyRollout } from '@femcoders/api/features/alerts/feature';
import { watchParts } from '@femcoders/api/features/alerts/watch-parts';
import { filesInRows } from '@femcoders/api/files/uploaded-files';
import { type BackgroundWork, startBackgroundWork } from '@femcoders/api/jobs/background-work';
import { readEml } from '@femcoders/api/mail/eml';
import { createMigratedDatabase } from '@femcoders/api/testing/migrated-database';
import { testSecrets } from '@femcoders/api/testing/test-secrets';
import { addCounts } from '@femcoders/registry/beacon-store';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import { layRelease, version } from '@femcoders/registry/test/release-fixture';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';

const publicUrl = 'https://femcoders.example';
const blog = { name: 'mf-blog', version: version('b') };
const shell = { name: 'shell', version: version('1') };
const stopped = { kind: 'stopped' as const, ...blog, startedById: null, reason: 'Falla en 9 de 90 visitas.' };

interface SentMessage {
  kind: string;
  text: string;
  part: string | null;
  version: string | null;
  url: string;
}

describe('alerts', () => {
  let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let pool: pg.Pool;
  let folder: string;
  let registry: Registry;
  let works: BackgroundWork[] = [];
  let chat: Server;
  let chatUrl: string;
  let mailServer: SMTPServer;
  let smtpUrl: string;
  let messages: SentMessage[] = [];
  let arrived: string[] = [];
  let refused = 0;
  /** The chat's response. */
  let status = 204;
  const clock = { now: new Date('2026-11-27T10:00:00Z') };
  const logged: string[] = [];
  const note = (details: object, message: string) => {
    const error = 'err' in details && details.err instanceof Error ? details.err.stack : '';
    logged.push(`${message} ${JSON.stringify(details)} ${error}`);
  };
  const log = { info() {}, warn: note, error: note };
  const ids: Record<string, string> = {};

  before(async () => {
    database = await createMigratedDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    folder = await mkdtemp(join(tmpdir(), 'alerts-'));
    registry = createRegistry({ pool, releasesDir: join(folder, 'releases'), log, clock: () => clock.now });
    chat = createServer(async (request, response) => {
      const message = (await json(request)) as SentMessage;
      if (status < 300) messages.push(message);
      else refused += 1;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
    chat.listen(0, '127.0.0.1');
    await once(chat, 'listening');
    chatUrl = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/secreta`;
    mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          arrived.push(Buffer.concat(parts).toString());
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
    smtpUrl = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    [messages, arrived, refused, status] = [[], [], 0, 204];
    logged.length = 0;
    clock.now = new Date('2026-11-27T10:00:00Z');
    await pool.query('drop schema if exists registry cascade');
    await pool.query('truncate mail_outbox');
    await pool.query('delete from users');
    await registry.migrate();
    for (const { name, version: of } of [shell, blog])
      await registry.publish(await layRelease(join(folder, 'releases'), name, of));
    for (const [name, role] of Object.entries({ ana: 'admin', eva: 'editor', mia: 'member' })) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into users (name, email, password_hash, role) values ($1, $2, 'x', $3) returning id`,
        [name, `${name}@prueba.example`, role],
      );
      ids[name] = rows[0]?.id ?? '';
    }
  });
  afterEach(async () => {
    await stopWork();
    // Where the tests of a second attempt have all passed before, nobody has made the queue.
    const { rows } = await pool.query(`select to_regclass('jobs.job') as queue`);
    if (rows[0]?.queue) await pool.query('delete from jobs.job');
  });
  after(async () => {
    chat.close();
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
    await registry.close();
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** Starts processes that work on the queues. */
  async function startWork(processes = 1): Promise<BackgroundWork> {
    const from = { name: 'FemCoders', address: 'hola@femcoders.example' };
    const options = { secrets: testSecrets, publicUrl, pool, databaseUrl: database.url, mailboxDir: folder, from, log };
    for (let n = 0; n < processes; n += 1)
      works.push(await startBackgroundWork({ ...options, smtpUrl, alertWebhook: chatUrl, pollEvery: 0.5 }));
    return works[0] ?? assert.fail();
  }
  async function stopWork() {
    const stopping = works;
    works = [];
    await Promise.all(stopping.map((work) => work.stop()));
  }
  const portsOf = ({ enqueueMail, requestJob }: BackgroundWork) => ({
    ...{ enqueueMail, requestJob, publicUrl },
    alertWebhook: chatUrl,
  });
  const tell = (work: BackgroundWork, news: Parameters<typeof notifyRollout>[1]) =>
    inTransaction(pool, ({ client }) => notifyRollout(client, news, portsOf(work)));
  /** Mails that wait or were sent, in the order of their recipients. */
  const mails = async () => {
    const { rows } = await pool.query<{ line: string }>(
      `select recipient || ' · ' || subject as line from mail_outbox order by 1`,
    );
    return rows.map(({ line }) => line);
  };
  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) await new Promise((done) => setTimeout(done, 20));
  }
  const jobsIn = async (...states: string[]) => {
    const { rows } = await pool.query<{ name: string }>(
      `select name from jobs.job where name in ('alert', 'mail') and state::text = any($1) order by name`,
      [states],
    );
    return rows.map(({ name }) => name);
  };
  const settled = () => until(async () => (await jobsIn('created', 'retry', 'active')).length === 0);
  /** Makes what waits for its next try due now. */
  const letTimePass = () => pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
  const giveRights = async (...names: string[]) => {
    for (const name of names)
      await pool.query(
        `insert into registry.part_rights (part, member_id, given_at, given_by) values ('mf-blog', $1, now(), 'Ana')`,
        [ids[name]],
      );
  };

  it('of a roll-out that has stopped itself arrive once in the chat and once by mail, with several processes at work', async () => {
    await tell(await startWork(2), stopped);
    await settled();
    assert.deepEqual(messages, [
      {
        text: `Se ha parado solo el reparto de mf-blog. Versión ${blog.version}. Falla en 9 de 90 visitas. La versión queda retenida: no se publica hasta que alguien reanude su reparto. Lo mejor es publicar otra corregida.`,
        kind: 'rollout-stopped',
        part: 'mf-blog',
        version: blog.version,
        url: `${publicUrl}/admin/despliegues`,
      },
    ]);
    assert.equal(arrived.length, 1);
    const { to, subject, text } = await readEml(arrived[0] ?? '');
    assert.deepEqual([to, subject], ['ana@prueba.example', 'Se ha parado solo el reparto de mf-blog']);
    assert.match(
      text ?? '',
      /Hola, ana:[\s\S]*Falla en 9 de 90 visitas\.[\s\S]*https:\/\/femcoders\.example\/admin\/despliegues/,
    );
  });

  it('are sent once for a step that two processes want to take', async () => {
    const work = await startWork();
    await registry.store(await layRelease(join(folder, 'releases'), 'mf-blog', version('c')));
    const startsAt = '2026-11-27T11:00:00Z';
    const order = { version: version('c'), steps: [100], holdMinutes: 30, leastVisits: 100, startsAt };
    await registry.rollouts.start('mf-blog', order, { by: 'Ana' });
    clock.now = new Date('2026-11-27T12:00:00Z');
    const onEvent: NonNullable<Parameters<Registry['runRollouts']>[0]>['onEvent'] = (client, event) =>
      notifyRollout(client, event, portsOf(work));
    const other = createRegistry({ pool, releasesDir: join(folder, 'releases'), log, clock: () => clock.now });
    const runners = [registry, other].map((one) => one.runRollouts({ every: 3_600_000, onEvent }));
    await Promise.all(runners.map((runner) => runner.look()));
    await Promise.all(runners.map((runner) => runner.stop()));
    await other.close();
    assert.equal(await registry.live('mf-blog'), version('c'));
    await settled();
    assert.equal(arrived.length, 1);
    assert.deepEqual(await mails(), ['ana@prueba.example · Ya está en vivo para todas las visitas: mf-blog']);
    assert.deepEqual(messages, [], 'good news go by mail alone');
  });

  it('wait for the team alone where a roll-out waits for visits', async () => {
    await tell(await startWork(), { ...stopped, kind: 'too-few-visits', reason: 'Lleva 3 de 100 visitas.' });
    await settled();
    assert.deepEqual(await mails(), ['ana@prueba.example · Espera visitas el reparto de mf-blog']);
    assert.deepEqual(messages, []);
  });

  it('ask for an approval of those who could give it, and not of who asks for it', async () => {
    await giveRights('ana', 'eva');
    const reason = 'Espera el visto bueno de otra persona.';
    await tell(await startWork(), { ...stopped, kind: 'needs-approval', reason, startedById: ids.ana ?? null });
    await settled();
    assert.deepEqual(await mails(), ['eva@prueba.example · Espera tu visto bueno el reparto de mf-blog']);
    assert.deepEqual(messages, []);
  });

  it('are sent after a restart, once the chat answers again, and never name its address', async () => {
    status = 503;
    await tell(await startWork(), { ...stopped, kind: 'cannot-go-on' });
    await until(async () => (await jobsIn('retry')).length === 1);
    status = 302;
    await letTimePass();
    await until(() => refused === 2);
    await until(async () => (await jobsIn('retry')).length === 1);
    assert.deepEqual(messages, [], 'it follows no redirect');
    await stopWork();
    status = 204;
    await letTimePass();
    await startWork(2);
    await settled();
    assert.deepEqual(
      messages.map(({ kind }) => kind),
      ['rollout-cannot-go-on'],
    );
    const { rows } = await pool.query<{ job: string }>('select job::text from jobs.job');
    assert.ok(logged.some((line) => line.includes('The webhook of alerts answered 503.')));
    for (const line of [...logged, ...rows.map(({ job }) => job)]) assert.doesNotMatch(line, /secreta/);
  });

  it('that the chat never took make their task fail until it takes one', async () => {
    const work = await startWork();
    const look = async () => {
      const task = alerts.everyFiveMinutes?.({ clamavUrl: null, uploads: filesInRows }).alerts ?? assert.fail();
      await task({ pool, now: new Date(), errorBudget: 1, ...portsOf(work) } as Parameters<typeof task>[0]);
    };
    status = 500;
    await tell(work, stopped);
    await until(async () => (await jobsIn('retry')).includes('alert'));
    await look();
    await pool.query(`update jobs.job set retry_count = retry_limit - 1 where name = 'alert'`);
    await letTimePass();
    await until(async () => (await jobsIn('failed')).length === 1);
    await assert.rejects(look(), /taken none of the last 1/);
    status = 204;
    await tell(work, stopped);
    await settled();
    await look();
  });

  it('are not sent where what they report did not happen', async () => {
    const work = await startWork();
    const failed = inTransaction(pool, async ({ client }) => {
      await notifyRollout(client, stopped, portsOf(work));
      throw new Error('the step is not taken');
    });
    await assert.rejects(failed, /not taken/);
    assert.deepEqual(await mails(), []);
    assert.deepEqual(await jobsIn('created', 'retry', 'active', 'completed'), []);
  });

  it('go to the staff who may publish the part and to who started it, and to no member', async () => {
    const work = await startWork();
    await giveRights('eva', 'mia');
    await tell(work, { ...stopped, startedById: ids.mia ?? '' });
    assert.deepEqual(await mails(), ['eva@prueba.example · Se ha parado solo el reparto de mf-blog']);
    await pool.query('delete from mail_outbox');
    await tell(work, { ...stopped, startedById: ids.ana ?? '' });
    assert.equal((await mails()).length, 2);
  });

  it('go to the administrators where who had the part is deleted or suspended, and to nobody where there is none', async () => {
    const work = await startWork();
    await giveRights('eva');
    const toWhom = async () => {
      await pool.query('delete from mail_outbox');
      await tell(work, { ...stopped, startedById: ids.eva ?? '' });
      return (await mails()).map((line) => line.split('@')[0]);
    };
    await pool.query('update users set suspended_at = now() where id = $1', [ids.eva]);
    assert.deepEqual(await toWhom(), ['ana']);
    await pool.query(`update users set suspended_until = now() - interval '1 hour' where id = $1`, [ids.eva]);
    assert.deepEqual(await toWhom(), ['eva'], 'a suspension whose time is over is none');
    await pool.query('delete from users where id = $1', [ids.eva]);
    assert.deepEqual(await toWhom(), ['ana']);
    await pool.query('delete from users');
    assert.deepEqual(await toWhom(), []);
    await settled();
    assert.equal(messages.length, 4, 'the chat hears of all');
  });

  const at = (hour: string, day = '27') => new Date(`2026-11-${day}T${hour}:00Z`);
  /** Counts page views of the day. @param errors several in each view that failed */
  async function count(part: typeof blog, views: number, failed: number, now = at('10:00')) {
    const cell = { ...part, page: '/blog', bucket: 0 };
    const counts = [
      { ...cell, metric: 'views' as const, count: views },
      { ...cell, metric: 'failed' as const, count: failed },
      { ...cell, metric: 'errors' as const, count: 7 * failed },
    ];
    await addCounts(
      pool,
      counts.filter(({ count: times }) => times > 0),
      now,
    );
  }
  const failing = 'ana@prueba.example · Falla en casi todas las visitas: mf-blog';
  const working = 'ana@prueba.example · Vuelve a funcionar: mf-blog';
  const spent = 'ana@prueba.example · Hoy hay más errores de los previstos';
  /** A look at what is new, and the mails of it. */
  async function watch(now = at('10:00')) {
    const [work = await startWork()] = works;
    await pool.query('delete from mail_outbox');
    await watchParts({ pool, now, errorBudget: 1, ...portsOf(work) });
    return mails();
  }

  it('tell once that a part fails in nearly all visits, and once that it works again', async () => {
    await count(blog, 9, 9);
    assert.deepEqual(await watch(), [], 'too few to say');
    await count(blog, 9, 8);
    const [work] = works;
    const ports = portsOf(work ?? assert.fail());
    await Promise.all([1, 2].map(() => watchParts({ pool, now: at('10:00'), errorBudget: 1, ...ports })));
    assert.deepEqual(await mails(), [failing]);
    await count(blog, 10, 10);
    assert.deepEqual(await watch(), []);
    await count(blog, 10, 6);
    assert.deepEqual(await watch(), [], 'it still fails in more than half');
    await count(blog, 40, 4);
    // In the queue together, the messages of two steps may reach the chat in any order.
    await settled();
    assert.deepEqual(await watch(), [working]);
    await settled();
    await count(blog, 40, 4);
    assert.deepEqual(await watch(), []);
    await count(blog, 10, 10);
    assert.deepEqual(await watch(), [failing], 'it fails again');
    await settled();
    assert.deepEqual(
      messages.map(({ kind, part }) => [kind, part]),
      ['section-fails', 'section-works', 'section-fails'].map((kind) => [kind, 'mf-blog']),
    );
    assert.match(messages[0]?.text ?? '', /ha fallado en 17 de sus últimas 18 visitas\./);
    assert.match(messages[1]?.text ?? '', /ha fallado en 4 de sus últimas 40 visitas, y ya no en casi todas\./);
  });

  it('say nothing of a part of which one view has a hundred errors', async () => {
    await count(blog, 20, 1);
    await addCounts(pool, [{ ...blog, page: '/blog', bucket: 0, metric: 'errors', count: 100 }], at('10:00'));
    assert.deepEqual(await watch(), []);
  });

  it('tell that a part works again although another version is live, and judge that by its own new views', async () => {
    await count(blog, 500, 0);
    assert.deepEqual(await watch(), []);
    const next = { name: 'mf-blog', version: version('c') };
    await registry.publish(await layRelease(join(folder, 'releases'), next.name, next.version));
    await count(next, 20, 20);
    await count(blog, 50, 0);
    assert.deepEqual(await watch(), [failing]);
    await registry.rollback('mf-blog');
    assert.deepEqual(await watch(), [], 'the views of this morning say nothing of now');
    await count(next, 30, 30);
    await count(blog, 12, 0);
    assert.deepEqual(await watch(), [working]);
  });

  it('go on over midnight, and forget a part that is taken off', async () => {
    await count(blog, 20, 20, at('22:30'));
    assert.deepEqual(await watch(at('22:30')), [failing]);
    await count(blog, 20, 20, at('23:30'));
    assert.deepEqual(await watch(at('23:30')), [], 'it is the next day in Madrid, and no news');
    assert.deepEqual(await watch(at('22:59')), [], 'a clock that is behind begins no day twice');
    const wrong = new Date('2036-02-07T06:28:00Z');
    assert.deepEqual(await watch(wrong), [], 'a clock that was set wrong');
    assert.deepEqual(await watch(at('23:34')), [], 'and is right again');
    await count(blog, 40, 0, at('23:34'));
    assert.deepEqual(await watch(at('23:34')), [working], 'silences nothing until that day');
    await count(blog, 20, 20, at('23:35'));
    assert.deepEqual(await watch(at('23:35')), [failing]);
    await registry.retire('mf-blog');
    assert.deepEqual(await watch(at('23:35')), []);
    await registry.publishVersion('mf-blog', blog.version);
    await count(blog, 20, 20, at('23:40'));
    assert.deepEqual(await watch(at('23:40')), [failing]);
  });

  it('tell once a day that its errors are more than the budget, whichever versions they are of', async () => {
    await count(shell, 199, 100);
    assert.deepEqual(await watch(), [], 'too few page views for a budget');
    await pool.query('delete from registry.beacons');
    await count(shell, 600, 0);
    const next = { name: 'shell', version: version('2') };
    await registry.publish(await layRelease(join(folder, 'releases'), next.name, next.version));
    await count(next, 400, 0);
    await count(blog, 500, 10);
    assert.deepEqual(await watch(), [], 'one percent of all page views is within the budget');
    await count(blog, 500, 1);
    assert.deepEqual(await watch(), [spent]);
    await count(blog, 500, 40);
    assert.deepEqual(await watch(), []);
    await settled();
    assert.match(
      messages[0]?.text ?? '',
      /Hoy han fallado 11 visitas de 1000, el 1,1 %\. El presupuesto .* es el 1 %\./,
    );
    await count(shell, 300, 30, at('10:00', '28'));
    assert.deepEqual(await watch(at('10:00', '28')), [spent], 'another day has a budget of its own');
  });

  it('are none where an API stands without a registry', async () => {
    await pool.query('drop schema registry cascade');
    assert.deepEqual(await watch(), []);
  });
});
