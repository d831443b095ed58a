import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { after, before, describe, test } from 'node:test';
import type { Span, Tracing } from '@femcoders/contracts/tracing';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import type pg from 'pg';
import { createPool, inTransaction } from './database.ts';
import { summaryOf, traceQueries } from './trace-queries.ts';

describe('statements in a trace', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const running = new AsyncLocalStorage<string>();
  let ended: string[] = [];
  /** Names each span after the one in which it begins. */
  const tracing: Tracing = {
    start(name): Span {
      let failed = '';
      const own = `${running.getStore()} > ${name}`;
      return {
        run: (work) => running.run(name, work),
        rename() {},
        set() {},
        fail: (type) => {
          failed = ` ${type}`;
        },
        end: () => void ended.push(own + failed),
      };
    },
    traceparent: () => running.getStore(),
  };
  before(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 1);
    traceQueries(pool, tracing);
    await pool.query('create table notes (text text not null)');
  });
  after(async () => {
    await pool.end();
    await database.drop();
  });
  test('belong each to the request that asks it, also where both wait for one connection', async () => {
    ended = [];
    await Promise.all(
      ['a', 'b', 'c'].map((request) => running.run(request, () => pool.query('select $1::text', ['secreta']))),
    );
    assert.deepEqual(ended.sort(), ['a > SELECT', 'b > SELECT', 'c > SELECT']);
  });

  test('are those of its transaction, and none outside of a trace', async () => {
    ended = [];
    await running.run('a', () =>
      inTransaction(pool, ({ client }) => client.query({ text: 'insert into notes values ($1)', values: ['secreta'] })),
    );
    assert.deepEqual(ended, ['a > BEGIN', 'a > INSERT notes', 'a > COMMIT']);
    await pool.query('select from notes');
    assert.equal(ended.length, 3);
  });

  test('that fail say with which code', async () => {
    ended = [];
    await assert.rejects(running.run('a', () => pool.query('insert into notes values (null)')));
    assert.deepEqual(ended, ['a > INSERT notes 23502']);
  });

  test('are called by their kind and table', () => {
    assert.equal(summaryOf('\n  select name from "users" where email = $1'), 'SELECT users');
    assert.equal(summaryOf('update mail_outbox set state = $1'), 'UPDATE mail_outbox');
    assert.equal(summaryOf('insert into "registry"."live" values ($1)'), 'INSERT registry.live');
    assert.equal(summaryOf('commit'), 'COMMIT');
  });
});
