import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { inTransaction } from '@femcoders/api/database/database';
import { tellRollout } from '@femcoders/api/features/alerts/feature';
import { watchParts } from '@femcoders/api/features/alerts/watch-parts';
import { type BackgroundWork, startBackgroundWork } from '@femcoders/api/jobs/background-work';
import { createMigratedDatabase } from '@femcoders/api/testing/migrated-database';
import { testSecrets } from '@femcoders/api/testing/test-secrets';
import { addCounts } from '@femcoders/registry/beacon-store';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import { layRelease, version } from '@femcoders/registry/test/release-fixture';
import pg from 'pg';

const silent = { info() {}, warn() {}, error() {} };
const publicUrl = 'https://femcoders.example';
const blog = { name: 'mf-blog', version: version('b') };
const shell = { name: 'shell', version: version('1') };
const stopped = { kind: 'stopped' as const, ...blog, startedById: null, reason: 'Falla en 9 de 90 visitas.' };

describe('alerts', () => {
  let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let pool: pg.Pool;
  let folder: string;
  let registry: Registry;
  let work: BackgroundWork;
  let chat: Server;
  let told: { kind: string; text: string; part: string | null }[];
  let isAway: boolean;
  const ids: Record<string, string> = {};

  before(async () => {
    database = await createMigratedDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    folder = await mkdtemp(join(tmpdir(), 'alerts-'));
    registry = createRegistry({ pool, releasesDir: join(folder, 'releases'), log: silent });
    await registry.migrate();
    for (const { name, version: of } of [shell, blog])
      await registry.publish(await layRelease(join(folder, 'releases'), name, of));
    chat = createServer(async (request, response) => {
      const message = (await json(request)) as (typeof told)[number];
      if (!isAway) told.push(message);
      response.writeHead(isAway ? 503 : 204).end();
    });
    chat.listen(0, '127.0.0.1');
    await once(chat, 'listening');
    const alertWebhook = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/secreta`;
    const from = { name: 'FemCoders', address: 'hola@femcoders.example' };
    const options = {
      secrets: testSecrets,
      publicUrl,
      pool,
      databaseUrl: database.url,
      mailboxDir: folder,
      from,
      log: silent,
    };
    work = await startBackgroundWork({ ...options, alertWebhook, pollEvery: 0.5 });
    for (const [name, role] of Object.entries({ ana: 'admin', eva: 'editor', mia: 'member' })) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into users (name, email, password_hash, role) values ($1, $2, 'x', $3) returning id`,
        [name, `${name}@prueba.example`, role],
      );
      ids[name] = rows[0]?.id ?? '';
    }
  });
  beforeEach(async () => {
    [told, isAway] = [[], false];
    await pool.query('delete from mail_outbox');
    await pool.query('delete from registry.part_rights');
    await pool.query('delete from registry.alert_marks');
    await pool.query('delete from registry.beacons');
  });
  after(async () => {
    await work.stop();
    chat.close();
    await registry.close();
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const ports = () => ({
    enqueueMail: work.enqueueMail,
    requestJob: work.requestJob,
    publicUrl,
    alertWebhook: 'http://127.0.0.1/secreta',
  });
  const tell = (news: Parameters<typeof tellRollout>[1]) =>
    inTransaction(pool, ({ client }) => tellRollout(client, news, ports()));
  const mails = async () => {
    const { rows } = await pool.query<{ line: string }>(
      `select recipient || ' · ' || subject as line from mail_outbox order by 1`,
    );
    return rows.map(({ line }) => line);
  };
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((done) => setTimeout(done, 50));
  }

  it('of a roll-out that has stopped itself go to the chat, and by mail to the administrators where nobody has the part', async () => {
    await tell(stopped);
    assert.deepEqual(await mails(), ['ana@prueba.example · Se ha parado solo el reparto de mf-blog']);
    await until(() => told.length > 0);
    assert.deepEqual(
      told.map(({ kind, part }) => [kind, part]),
      [['rollout-stopped', 'mf-blog']],
    );
    assert.match(told[0]?.text ?? '', /Falla en 9 de 90 visitas\./);
  });

  it('go to the staff who may publish the part and to who started it, and to no member', async () => {
    for (const who of ['eva', 'mia'])
      await pool.query(
        `insert into registry.part_rights (part, member_id, given_at, given_by) values ('mf-blog', $1, now(), 'Ana')`,
        [ids[who]],
      );
    await tell({ ...stopped, startedById: ids.mia ?? '' });
    assert.deepEqual(await mails(), ['eva@prueba.example · Se ha parado solo el reparto de mf-blog']);
    await pool.query('delete from mail_outbox');
    await tell({ ...stopped, startedById: ids.ana ?? '' });
    assert.equal((await mails()).length, 2);
  });

  it('of good news go by mail alone', async () => {
    await tell({ ...stopped, kind: 'live', reason: 'Ha terminado.' });
    assert.equal((await mails()).length, 1);
    const { rows } = await pool
      .query(`select from pgboss.job where name = 'alert' and state < 'active'`)
      .catch(() => ({ rows: [] }));
    assert.equal(rows.length, 0);
  });

  it('are told again while the chat does not answer, and are not told where what they tell did not happen', async () => {
    isAway = true;
    const failed = inTransaction(pool, async ({ client }) => {
      await tellRollout(client, stopped, ports());
      throw new Error('the step is not taken');
    });
    await assert.rejects(failed, /not taken/);
    assert.deepEqual(await mails(), []);
  });

  const at = (hour: string) => new Date(`2026-11-27T${hour}:00Z`);
  async function count(part: typeof blog, views: number, errors: number) {
    const cell = { ...part, page: '/blog', bucket: 0 };
    const counts = [
      { ...cell, metric: 'views' as const, count: views },
      ...(errors > 0 ? [{ ...cell, metric: 'errors' as const, count: errors }] : []),
    ];
    await addCounts(pool, counts, at('10:00'));
  }
  const watch = (now = at('10:00')) =>
    watchParts({ pool, now, errorBudget: 1, ...ports() } as unknown as Parameters<typeof watchParts>[0]);

  it('tell once that a part fails in nearly all visits, and once that it works again', async () => {
    await count(blog, 9, 9);
    await watch();
    assert.deepEqual(await mails(), [], 'too few to say');
    await count(blog, 9, 8);
    await Promise.all([watch(), watch()]);
    await watch();
    assert.deepEqual(await mails(), ['ana@prueba.example · Falla en casi todas las visitas: mf-blog']);
    await count(blog, 40, 4);
    await watch();
    await watch();
    assert.deepEqual((await mails()).at(-1), 'ana@prueba.example · Vuelve a funcionar: mf-blog');
    assert.equal((await mails()).length, 2);
  });

  it('tell once a day that its errors are more than the budget', async () => {
    await count(shell, 199, 100);
    await watch();
    assert.deepEqual(await mails(), [], 'too few page views for a budget');
    await pool.query('delete from registry.beacons');
    await count(shell, 1_000, 0);
    await count(blog, 500, 10);
    await watch();
    assert.deepEqual(await mails(), [], 'within the budget');
    await count(blog, 500, 1);
    await watch();
    await watch();
    assert.deepEqual(await mails(), ['ana@prueba.example · Hoy hay más errores de los previstos']);
  });
});
