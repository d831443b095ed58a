import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import type { FollowedPage } from '../listing.ts';
import { listComments } from './comment-list.ts';

/** A step of a plan, as PostgreSQL tells it. */
interface Step {
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

describe('the comments of an article that was talked of long ago, among many later ones of others', () => {
  let api: TestApi;
  const old = 7;
  const ofOld = 10_000;

  before(async () => {
    api = await createTestApi();
    await api.pool.query('delete from comments');
    for (let from = 1; from <= 20_000; from += 4_000) {
      // In parts: one statement may not take for ever. On the disk: else nothing is known to be seen by everybody.
      await api.pool.query(
        `begin;
         set local synchronous_commit = on;
         insert into comments (post_id, content, alias, state, created_at, decided_at)
         select post, 'Un comentario de prueba, número ' || n, 'Alias', 'approved', at, at
         from generate_series(${from}, ${from + 3_999}) n,
              lateral (select case when n % 2 = 0 then ${old} else 100 + n % 20 end as post) as below,
              lateral (select now() - n * interval '1 minute' - case when post = ${old} then interval '3 years' else '0' end as at) as time;
         commit`,
      );
    }
    await api.pool.query('vacuum analyze comments');
  });
  after(() => api.close());

  /** How many rows the database read and threw away to answer a page, and how many it answered. */
  async function read(page: FollowedPage): Promise<{ inVain: number; rows: number }> {
    const asked: { query: string; values: unknown[] }[] = [];
    const db = drizzle(api.pool, { logger: { logQuery: (query, values) => asked.push({ query, values }) } });
    const { length } = await listComments(db, 'approved', old, page);
    const ofComments = asked.filter(({ query }) => query.includes('from "comments"'));
    assert.ok(ofComments.length > 0);
    let inVain = 0;
    for (const { query, values } of ofComments) {
      const { rows } = await api.pool.query(`explain (analyze, format json) ${query}`, values);
      inVain += removed(rows[0]['QUERY PLAN'][0].Plan);
    }
    return { inVain, rows: length };
  }
  const removed = (step: Step): number =>
    (step['Rows Removed by Filter'] ?? 0) + (step.Plans ?? []).reduce((sum, below) => sum + removed(below), 0);

  const last = { page: ofOld / 20, limit: 20 };
  test('the first page is read without looking at those of others', async () => {
    assert.deepEqual(await read({ page: 1, limit: 20 }), { inVain: 0, rows: 21 });
  });

  test('a page in the middle and the last one are, too', async () => {
    assert.deepEqual(await read({ page: 250, limit: 20 }), { inVain: 0, rows: 21 });
    assert.deepEqual(await read(last), { inVain: 0, rows: 20 });
  });

  test('and a page that follows another', async () => {
    const before = await listComments(drizzle(api.pool), 'approved', old, { ...last, page: last.page - 1 });
    assert.deepEqual(await read({ ...last, after: before[19]?.id }), { inVain: 0, rows: 20 });
  });
});
