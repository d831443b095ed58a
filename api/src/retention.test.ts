import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { after, before, describe, test } from 'node:test';
import { scheduledTasks } from '@femcoders/contracts/scheduled-tasks';
import { PgBoss } from 'pg-boss';
import { createJobLinks } from './features/jobs/job-links.ts';
import { maintainJobs } from './features/jobs/job-maintenance.ts';
import { startBackgroundWork } from './jobs/background-work.ts';
import { startJobs } from './jobs/jobs.ts';
import { jobsSchema } from './jobs/jobs-schema.ts';
import { purgeExpired } from './maintenance.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';
import { testSecrets } from './testing/test-secrets.ts';
import { waitUntil } from './testing/wait-until.ts';

const day = 24 * 3_600_000;

describe('what is kept for a time only', () => {
  let api: TestApi;
  let member: string;
  before(async () => {
    api = await createTestApi();
    member = (await api.member('member')).id;
  });
  after(() => api.close());

  const fromNow = (ms: number) => new Date(api.clock.now.getTime() + ms);
  const count = async (table: string) => {
    const { rows } = await api.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
    return rows[0]?.rows;
  };

  test('registrations, links and first steps of a login go with their moment, and not before', async () => {
    for (const ends of [fromNow(-1), fromNow(60_000)]) {
      await api.pool.query(
        `insert into pending_accounts (token_hash, email, name, password_hash, wants_news, created_at, expires_at)
         values ($1, 'ana@prueba.example', 'Ana de prueba', 'x', false, $2, $2)`,
        [randomBytes(32), ends],
      );
      await api.pool.query(
        `insert into password_links (token_hash, user_id, purpose, created_at, expires_at) values ($1, $2, 'reset', $3, $3)`,
        [randomBytes(32), member, ends],
      );
      await api.pool.query(
        `insert into login_challenges (token_hash, user_id, password_digest, created_at, expires_at) values ($1, $2, $1, $3, $3)`,
        [randomBytes(32), member, ends],
      );
    }
    await purgeExpired(api.pool, api.clock.now);
    for (const table of ['pending_accounts', 'password_links', 'login_challenges'])
      assert.equal(await count(table), 1, table);
  });

  test('a session goes two hours after it was last used, and twelve after it began', async () => {
    await api.pool.query('delete from sessions');
    const store = (used: Date, ends: Date) =>
      api.pool.query(
        `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at) values ($1, $2, $3, $3, $4)`,
        [randomBytes(32), member, used, ends],
      );
    await store(fromNow(-2 * 3_600_000 - 1_000), fromNow(9 * 3_600_000));
    await store(fromNow(-60_000), fromNow(-1));
    await store(fromNow(-60_000), fromNow(60_000));
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await count('sessions'), 1);
  });

  test('a mail goes thirty days after it was sent or given up, and never while it waits', async () => {
    const store = (state: string, settled: Date | null) =>
      api.pool.query(
        `insert into mail_outbox (id, recipient, subject, text, html, state, created_at, settled_at)
         values ($1, 'ana@prueba.example', 'Prueba', 'x', 'x', $2, $3, $4)`,
        [randomUUID(), state, fromNow(-400 * day), settled],
      );
    await store('sent', fromNow(-30 * day - 1));
    await store('failed', fromNow(-30 * day - 1));
    await store('sent', fromNow(-30 * day + 60_000));
    await store('queued', null);
    await purgeExpired(api.pool, api.clock.now);
    const { rows } = await api.pool.query('select state from mail_outbox order by state');
    assert.deepEqual(rows, [{ state: 'queued' }, { state: 'sent' }]);
  });

  test('reports of offers and of pieces that were attended to go after ninety days, open ones stay', async () => {
    const { rows: offers } = await api.pool.query(
      `insert into job_offers (slug, title, company, mode, workday, contract, level, technologies, salary_min, salary_max,
         about, musts, nices, process, apply, days, contact_name, contact_email, haystack, technology_keys, created_at, state,
         submitted_at, published_at, members_until, expires_at)
       values ('prueba', 'Prueba', 'Empresa de prueba', 'remoto', 'completa', 'indefinido', 'junior', '{CSS}', 30000, 36000,
         'x', '{x}', '{}', 'x', 'https://prueba.example', 60, 'Eva', 'eva@prueba.example', 'prueba', '{css}', $1, 'published', $1, $1, $1, $2)
       returning id`,
      [fromNow(-day), fromNow(30 * day)],
    );
    const { rows: pieces } = await api.pool.query(
      `insert into hub_pieces
         (kind, slug, title, body, details, author_id, state, created_at, updated_at, published_at, search_text)
       values ('group', 'prueba', 'Prueba', 'Prueba', '{}', $1, 'published', $2, $2, $2, 'prueba') returning id`,
      [member, fromNow(-day)],
    );
    for (const settled of [fromNow(-90 * day - 1_000), fromNow(-89 * day), null]) {
      await api.pool.query(
        `insert into job_reports (offer_id, reason, note, created_at, settled_at) values ($1, 'fraud', '', $2, $3)`,
        [offers[0]?.id, fromNow(-200 * day), settled],
      );
      await api.pool.query(
        `insert into hub_reports (piece_id, reason, created_at, closed_at) values ($1, 'spam', $2, $3)`,
        [pieces[0]?.id, fromNow(-200 * day), settled],
      );
    }
    const links = createJobLinks({ secrets: testSecrets, publicUrl: 'https://sitio.example', basePath: '' });
    await maintainJobs(api.pool, { now: api.clock.now, enqueueMail: async () => {}, links });
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await count('job_reports'), 2);
    assert.equal(await count('hub_reports'), 2);
  });
});

test('all of it is done every hour by whichever process, each piece is noted, and jobs that are done are forgotten', async () => {
  const api = await createTestApi();
  const background = {
    secrets: testSecrets,
    pool: api.pool,
    databaseUrl: api.url,
    publicUrl: 'https://sitio.example',
    mailboxDir: tmpdir(),
    from: { name: 'Comunidad de prueba', address: 'hola@example.com' },
    chores: { beacons: async () => {}, releases: async () => {} },
    log: { warn() {}, error() {} },
    pollEvery: 0.5,
  };
  const work = await startBackgroundWork(background);
  const queues = ['housekeeping', 'registrations-every-5-minutes', 'jobs-every-5-minutes', 'alerts-every-5-minutes'];
  const boss = new PgBoss({ connectionString: api.url, schema: jobsSchema, supervise: false, schedule: false, max: 1 });
  try {
    const { rows: schedule } = await api.pool.query(
      'select name, cron from jobs.schedule where name = any ($1) order by name',
      [queues],
    );
    const often = '*/5 * * * *';
    assert.deepEqual(schedule, [
      { name: 'alerts-every-5-minutes', cron: often },
      { name: 'housekeeping', cron: '0 * * * *' },
      { name: 'jobs-every-5-minutes', cron: often },
      { name: 'registrations-every-5-minutes', cron: often },
    ]);
    const { rows: expected } = await api.pool.query<{ step: string }>('select step from upkeep_steps');
    // Without clamd nothing judges files.
    const steps = scheduledTasks.filter((step) => step !== 'files');
    assert.deepEqual(expected.map(({ step }) => step).sort(), steps.sort());

    await boss.start();
    for (const name of queues) await boss.send(name, {});
    const undone = () => api.pool.query('select step from upkeep_steps where done_at is null or failed_at is not null');
    await waitUntil(async () => (await undone()).rows.length === 0, 30_000);

    const { rows: forgetting } = await api.pool.query<{ name: string; seconds: number }>(
      `select name, deletion_seconds as seconds from jobs.queue where name in ('password-link', 'job-links') order by name`,
    );
    assert.deepEqual(forgetting, [
      { name: 'job-links', seconds: 60 },
      { name: 'password-link', seconds: 60 },
    ]);
  } finally {
    await boss.stop({ graceful: false });
    await work.stop();
    await api.close();
  }
});

test('what an earlier version had at set times and this one does not is queued no longer', async () => {
  const api = await createTestApi();
  const ports = { databaseUrl: api.url, log: { warn() {}, error() {} }, pollEvery: 0.5 };
  const kind = { due: '0 3 * * *', retries: 0, retryDelay: 60, longestRetryDelay: 60, work: async () => {} };
  const schedules = async () =>
    (await api.pool.query<{ name: string }>('select name from jobs.schedule order by name')).rows.map(
      ({ name }) => name,
    );
  try {
    const before = await startJobs(ports, [
      { ...kind, name: 'kept' },
      { ...kind, name: 'gone' },
    ]);
    assert.deepEqual(await schedules(), ['gone', 'kept']);
    await before.stop();
    const after = await startJobs(ports, [{ ...kind, name: 'kept' }]);
    assert.deepEqual(await schedules(), ['kept']);
    await after.stop();
  } finally {
    await api.close();
  }
});
