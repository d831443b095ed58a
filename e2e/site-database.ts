import { runningServer, socketUrl } from '@femcoders/services/postgres/running-server';
import { embeddedDatabase, embeddedDataFolder, embeddedRole } from '@femcoders/start/site-database';
import pg from 'pg';
import { siteUnderTest } from './site-under-test.ts';

/**
 * Asks the database of the site under test: for what no visitor can cause, such as a mail that failed yesterday.
 */
export function askDatabase<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return onConnection(async (client) => (await client.query<Row>(sql, values)).rows);
}

/** Does something while all who ask for anything of a table wait and wait. */
export function whileHanging(table: string, work: () => Promise<void>): Promise<void> {
  return onConnection(async (client) => {
    await client.query(`begin; lock table ${client.escapeIdentifier(table)} in access exclusive mode`);
    await work();
  });
}

async function onConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await runningServer(embeddedDataFolder(siteUnderTest().varDir));
  if (!server) throw new Error('The database of the site under test does not run.');
  const client = new pg.Client({
    connectionString: socketUrl(server.socketFolder, embeddedRole, embeddedDatabase),
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
