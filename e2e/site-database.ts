import { runningServer, socketUrl } from '@femcoders/start/postgres/running-server';
import { embeddedDatabase, embeddedDataFolder, embeddedRole } from '@femcoders/start/site-database';
import pg from 'pg';
import { siteUnderTest } from './site-under-test.ts';

/**
 * Asks the database of the site under test: for what no visitor can bring about, such as a mail that failed yesterday.
 */
export async function askDatabase<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const server = await runningServer(embeddedDataFolder(siteUnderTest().varDir));
  if (!server) throw new Error('The database of the site under test does not run.');
  const client = new pg.Client({
    connectionString: socketUrl(server.socketFolder, embeddedRole, embeddedDatabase),
  });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
