import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '@femcoders/services/test-database';
import { findPgbouncer, startTestPgbouncer } from '@femcoders/services/test-pgbouncer';
import { openSiteDatabase } from './site-database.ts';

const own = 'ignore_startup_parameters';
const ours = 'statement_timeout, idle_in_transaction_session_timeout, extra_float_digits';

test('a database behind a pgbouncer that lends its connections is refused at the start, in a sentence', async (t) => {
  const pgbouncer = findPgbouncer();
  if (!pgbouncer) return t.skip('there is no pgbouncer');
  const database = await createTestDatabase();
  const open = async (settings: Record<string, string>) => {
    const between = await startTestPgbouncer(pgbouncer, database.url, settings);
    try {
      const { close } = await openSiteDatabase({ varDir: '/nowhere', databaseUrl: between.url }, () => {});
      await close();
    } finally {
      await between.stop();
    }
  };
  try {
    for (const pool_mode of ['transaction', 'statement'])
      await assert.rejects(open({ pool_mode, [own]: ours }), {
        name: 'StartError',
        message: /^DATABASE_URL lleva a un pgbouncer que presta una conexión a varios.*pool_mode = session\.$/,
      });
    await assert.rejects(open({ pool_mode: 'transaction' }), /ignore_startup_parameters = statement_timeout, idle_in/);
    await open({ pool_mode: 'session', [own]: ours });
  } finally {
    await database.drop();
  }
});
