import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, inTransaction, isUnavailable } from '@femcoders/api/database/database';
import { startJobs } from '@femcoders/api/jobs/jobs';
import { startTestServer } from '@femcoders/services/test-server';
import { checkSessions, reachDatabase } from './reach-database.ts';

test('of several hosts the one that takes writes is used, and after a failover the other', async () => {
  const primary = await startTestServer();
  await primary.letIn('host all all 127.0.0.0/8 trust');
  await primary.run('create table notes (note text)');
  const done: string[] = [];
  const work = async ({ note }: { note: string }) => void done.push(note);
  const kind = { name: 'note', retries: 0, retryDelay: 1, longestRetryDelay: 1, work };
  const startQueue = (databaseUrl: string) =>
    startJobs({ databaseUrl, log: { warn() {}, error() {} }, pollEvery: 1 }, [kind]);
  // Both servers are to know its tables.
  await (await startQueue(primary.adminUrl)).stop();
  const standby = await primary.startStandby();
  try {
    const hosts = `${standby.addresses[0]},${primary.addresses[0]}`;
    const url = await reachDatabase(
      `postgresql://postgres@${hosts}/postgres?target_session_attrs=read-write`,
      'DATABASE_URL',
    );
    await checkSessions(url, 'DATABASE_URL');
    const pool = createPool(url, 2);
    pool.on('error', () => {});
    const write = (note: string) =>
      pool.query('insert into notes values ($1) returning inet_server_addr()::text as at', [note]);
    const queue = await startQueue(url);
    try {
      assert.equal((await write('one')).rows[0].at, `${primary.addresses[0]}/32`);
      await primary.stop();
      await assert.rejects(write('two'), (error) => isUnavailable(error));
      await standby.run('select pg_promote()');
      assert.equal((await write('three')).rows[0].at, `${standby.addresses[0]}/32`);
      await inTransaction(pool, ({ client }) => queue.request(client, 'note' as never, { note: 'four' } as never));
      while (done.length === 0) await sleep(20);
      assert.deepEqual(done, ['four']);
    } finally {
      await queue.stop();
      await pool.end();
    }
    await standby.stop();
    await assert.rejects(reachDatabase(`postgresql://postgres@/postgres?host=${hosts}`, 'DATABASE_URL'), {
      name: 'StartError',
      message: /ninguno de los servidores de la dirección admite cambios/,
    });
  } finally {
    await standby.remove();
    await primary.remove();
  }
});
