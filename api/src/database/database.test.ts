import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import type pg from 'pg';
import { createPool, inTransaction, isUnavailable } from './database.ts';

describe('what is done in a transaction', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  before(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 2);
    await pool.query('create table notes (text text not null)');
  });
  after(async () => {
    await pool.end();
    await database.drop();
  });

  test('two questions at once are asked one after the other, and each gets its answer', async () => {
    const stop = new AbortController();
    const warned = once(process, 'warning', { signal: stop.signal }).catch(() => null);
    const answers = await inTransaction(pool, ({ client }) =>
      Promise.all([1, 2, 3].map(async (n) => (await client.query('select $1::int as n', [n])).rows[0].n)),
    );
    assert.deepEqual(answers, [1, 2, 3]);
    await nextTurn();
    stop.abort();
    assert.equal(await warned, null, 'the client was asked while it answered');
  });

  test('one that fails takes the others along, and what was written with them', async () => {
    const failing = inTransaction(pool, ({ client }) =>
      Promise.all([
        client.query(`insert into notes values ('a')`),
        client.query('insert into notes values (null)'),
        client.query(`insert into notes values ('b')`),
      ]),
    );
    await assert.rejects(failing, /null value/);
    assert.equal((await pool.query('select from notes')).rowCount, 0);
    await inTransaction(pool, ({ client }) => client.query(`insert into notes values ('c')`));
    assert.equal((await pool.query('select from notes')).rowCount, 1);
  });

  test('a connection that is lost between two queries fails the transaction, and nothing else', async () => {
    const lost = inTransaction(pool, async ({ client }) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      await ended;
      await client.query(`insert into notes values ('d')`);
    });
    await assert.rejects(lost, isUnavailable);
    assert.equal((await pool.query(`select from notes where text = 'd'`)).rowCount, 0);
  });
});
