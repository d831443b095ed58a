import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { startJobs } from './jobs.ts';

let api: TestApi;
before(async () => {
  api = await createTestApi();
});
after(() => api.close());

test('a queue whose database had a clock that was ahead looks for what is due again', async () => {
  const start = () => startJobs({ databaseUrl: api.url, log: { info() {}, warn() {}, error() {} } as never }, []);
  await (await start()).stop();
  await api.pool.query(`update jobs.version set cron_on = now() + interval '30 days'`);
  const jobs = await start();
  try {
    const { rows } = await api.pool.query(`select cron_on > now() + interval '10 minutes' as ahead from jobs.version`);
    assert.ok(!rows[0].ahead);
  } finally {
    await jobs.stop();
  }
});
