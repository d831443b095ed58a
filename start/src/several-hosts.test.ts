import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionConfig } from '@femcoders/api/database/connection-config';
import { createPool, inTransaction, isUnavailable } from '@femcoders/api/database/database';
import { startJobs } from '@femcoders/api/jobs/jobs';
import { createTestAuthority, startTestServer } from '@femcoders/services/testing/test-server';
import pg from 'pg';
import { checkSessions, waitForDatabase } from './wait-for-database.ts';

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
    const url = await waitForDatabase(
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
    await assert.rejects(waitForDatabase(`postgresql://postgres@/postgres?host=${hosts}`, 'DATABASE_URL'), {
      name: 'StartError',
      message: /ninguno de los servidores de la dirección admite cambios/,
    });
  } finally {
    await standby.remove();
    await primary.remove();
  }
});

test('of several hosts the certificate has to carry the name of its host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const authority = createTestAuthority(folder);
  const server = await startTestServer();
  try {
    await server.turnTlsOn(authority);
    await server.letIn('hostssl all all 127.0.0.0/8 trust');
    const [named, other] = server.addresses;
    const reach = (...hosts: string[]) =>
      waitForDatabase(
        `postgresql://postgres@${hosts.join(',')}/postgres?sslmode=verify-full&sslrootcert=${authority.file}`,
        'DATABASE_URL',
      );
    await reach(`${other}:1`, named);
    // Both are the same server, which has the name of one.
    const client = new pg.Client(connectionConfig(await reach(other, named)));
    await client.connect();
    const { rows } = await client.query('select host(inet_server_addr()) as at').finally(() => client.end());
    assert.equal(rows[0].at, named);
    await assert.rejects(reach(other, `${other}:1`), { name: 'StartError', message: /es de otro nombre/ });
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true });
  }
});
