import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { outboxFiguresSql, readOutboxFigures } from '../mail/outbox-figures.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { startJobs } from './jobs.ts';
import { queueFiguresSql, readQueueFigures } from './queue-figures.ts';

const log = { info() {}, warn() {}, error() {} };

let api: TestApi;
before(async () => {
  api = await createTestApi();
});
after(() => api.close());

/** Tables that a statement reads from end to end. */
async function readWhole(statement: string): Promise<string[]> {
  const { rows } = await api.pool.query(`explain (format json) ${statement}`);
  const found: string[] = [];
  const look = (node: { 'Node Type': string; 'Relation Name'?: string; Plans?: [] }) => {
    if (node['Node Type'] === 'Seq Scan') found.push(node['Relation Name'] ?? '');
    for (const part of node.Plans ?? []) look(part);
  };
  look(rows[0]['QUERY PLAN'][0].Plan);
  return found;
}

test('counts what waits and what was given up, and does not read what was sent', async () => {
  await api.pool.query(`
    insert into mail_outbox (id, recipient, subject, text, html, state, created_at, settled_at)
    select gen_random_uuid(), 'a@prueba.example', 'Hola', 'Hola', '<p>Hola</p>', state, now() - age, settled
      from (values ('queued', interval '2 hours', null::timestamptz), ('queued', interval '1 minute', null),
                   ('failed', interval '9 days', now() - interval '8 days'), ('failed', interval '1 day', now() - interval '1 hour')) made (state, age, settled)
    union all
    select gen_random_uuid(), 'a@prueba.example', 'Hola', 'Hola', '<p>Hola</p>', 'sent', now(), now() from generate_series(1, 20000)`);
  await api.pool.query('analyze mail_outbox');
  const { oldestSeconds, ...counts } = await readOutboxFigures(api.pool);
  assert.deepEqual(counts, { waiting: 2, givenUp: 2, givenUpLastDay: 1 });
  assert.ok(oldestSeconds >= 7_200 && oldestSeconds < 7_300, String(oldestSeconds));
  assert.deepEqual(await readWhole(outboxFiguresSql), []);
});

test('says how long the oldest job of each kind has been due, by the queue’s own counts', async () => {
  const jobs = await startJobs({ databaseUrl: api.url, log }, [
    { name: 'mail', retries: 0, retryDelay: 1, longestRetryDelay: 1, work: async () => {} },
  ]);
  await jobs.stop();
  await api.pool.query(`
    insert into jobs.job (name, data, start_after, state, completed_on)
    select 'mail', '{}'::jsonb, now() - interval '10 minutes', 'created'::jobs.job_state, null::timestamptz
    union all select 'mail', '{}'::jsonb, now() + interval '10 minutes', 'created'::jobs.job_state, null::timestamptz
    union all select 'mail', '{}'::jsonb, now(), 'completed', now() from generate_series(1, 20000)`);
  await api.pool.query('analyze jobs.job');
  await api.pool.query(`update jobs.queue set ready_count = 1, failed_count = 3 where name = 'mail'`);
  const [mail, ...others] = await readQueueFigures(api.pool);
  const { overdueSeconds, ...counts } = mail ?? { overdueSeconds: 0 };
  assert.deepEqual(counts, { queue: 'mail', ready: 1, active: 0, failed: 3 });
  assert.ok(overdueSeconds >= 600 && overdueSeconds < 660, String(overdueSeconds));
  assert.deepEqual(others, []);
  const whole = await readWhole(queueFiguresSql);
  assert.ok(!whole.some((table) => table.startsWith('job')), whole.join());
});
