import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { KeysetPage } from '../../lists/listing.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { listComments } from './comment-list.ts';

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

  /** How many rows the database looks at to answer a page, and how many it answers. */
  async function read(page: KeysetPage): Promise<{ read: number; rows: number }> {
    const { read, answer } = await rowsRead(api.pool, 'comments', (db) => listComments(db, 'approved', old, page));
    return { read, rows: answer.length };
  }

  const last = { page: ofOld / 20, limit: 20 };
  test('the first page is read without looking at those of others: each row at its place and as it is', async () => {
    assert.deepEqual(await read({ page: 1, limit: 20 }), { read: 21 + 21, rows: 21 });
  });

  test('the last page costs what the first does, for it is counted off from its end', async () => {
    assert.deepEqual(await read(last), { read: 20 + 20, rows: 20 });
  });

  test('a page in the middle is counted off, and nothing else is looked at', async () => {
    assert.deepEqual(await read({ page: 250, limit: 20 }), { read: 249 * 20 + 21 + 21, rows: 21 });
    assert.deepEqual(await read({ page: 252, limit: 20 }), { read: ofOld - 251 * 20 + 21, rows: 21 });
  });

  test('a page that follows another is not counted off', async () => {
    const before = await listComments(drizzle(api.pool), 'approved', old, { ...last, page: last.page - 1 });
    assert.deepEqual(await read({ ...last, after: before[19]?.id }), { read: 1 + 20 + 20, rows: 20 });
  });

  test('a page beyond the last one is empty, and nothing is looked at for it', async () => {
    assert.deepEqual(await read({ ...last, page: last.page + 1 }), { read: 0, rows: 0 });
  });

  test('stand on their pages one after the other, from whichever end they are counted off', async () => {
    const db = drizzle(api.pool);
    const all = await listComments(db, 'approved', old, { page: 1, limit: ofOld });
    for (const page of [1, 11, 12, 249, 250, 251, 300, last.page]) {
      const rows = await listComments(db, 'approved', old, { page, limit: 20 });
      assert.deepEqual(rows, all.slice((page - 1) * 20, page * 20 + 1), `page ${page}`);
    }
  });
});
