import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoDataSchema } from '@femcoders/contracts/demo-data';
import { seed } from '../../seed/seed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
before(async () => {
  api = await createTestApi();
});
after(() => api.close());

const left = async () => {
  const { authorization: as } = await api.member('admin');
  return demoDataSchema.parse((await api.call('GET', '/admin/demo-data', { as })).json());
};

test('a site of demo data has some of every kind, and one that was cleared has none', async () => {
  await seed(api.pool, 'demo', api.clock.now);
  for (const [kind, count] of Object.entries(await left())) assert.ok(count > 0, kind);
  await api.pool.query('truncate events, people, comments, talks, news, job_offers cascade');
  await api.pool.query(`delete from users where email like '%@demo.example'`);
  const { messages, achievements, ...rest } = await left();
  assert.deepEqual(rest, { events: 0, people: 0, members: 0, comments: 0, talks: 0, news: 0, jobs: 0 });
  assert.ok(messages > 0 && achievements > 0, 'those go with none of the others');
  await api.pool.query('truncate contact_messages cascade');
  // The achievement of the quizzes is the site's own.
  await api.pool.query(`delete from achievements where fact is distinct from 'quizzes-passed'`);
  assert.deepEqual(await left(), { ...rest, messages: 0, achievements: 0 });
});
