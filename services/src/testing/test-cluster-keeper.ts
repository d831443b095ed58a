/**
 * Keeps one throw-away PostgreSQL alive while tests use it and removes it when the last of them has gone.
 * `test-database.ts` starts this program; it is never started by hand.
 */
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lockDirectory } from '../directory-lock.ts';
import { ensureDatabase, startServer } from '../postgres/server.ts';
import { keeperName, testClusterFolder, testDataFolder } from './test-cluster.ts';

/** How long nobody may use the cluster before it goes, in ms. */
const idleLimit = 15_000;

async function keep(): Promise<void> {
  const folder = testClusterFolder();
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const lock = lockDirectory(folder, 'las pruebas');
  if (!lock.held) return;
  const server = await startServer({
    dataFolder: testDataFolder(),
    logFile: join(folder, 'postgres.log'),
    settings: {
      max_connections: '300',
      shared_buffers: '64MB',
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
    },
    sync: false,
  });
  try {
    await ensureDatabase(server, 'tests', 'tests');
    await waitUntilUnused(server.url('postgres', 'postgres'));
  } finally {
    await server.stop();
    rmSync(join(realpathSync(folder), 'data'), { recursive: true, force: true });
    lock.release();
  }
}

async function waitUntilUnused(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: keeperName });
  client.on('error', () => {});
  await client.connect();
  let unusedSince = Date.now();
  while (Date.now() - unusedSince < idleLimit) {
    await sleep(500);
    const answer = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    if (answer.rowCount) unusedSince = Date.now();
  }
  await client.end();
}

await keep();
