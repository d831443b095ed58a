import { connectionConfig } from '@femcoders/api/database/connection-config';
import { endClient } from '@femcoders/api/database/end-client';
import pg from 'pg';

/**
 * Does something that takes as long as it takes, on its own connection.
 *
 * @param url of the database, without a pooler
 * @param name by which the database knows it
 */
export async function onLongConnection<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connectionConfig(url),
    application_name: name,
    connectionTimeoutMillis: 10_000,
    // Nothing limits a statement: only the network can say that the server's machine has gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  // Pending queries are rejected.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await endClient(client);
  }
}
