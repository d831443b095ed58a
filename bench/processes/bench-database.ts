import { join } from 'node:path';
import { ensureDatabase, startServer } from '@femcoders/services/postgres/server';
import { embeddedSettings } from '@femcoders/start/site-database';
import pg from 'pg';

/** The PostgreSQL of a part of the bench: the site's own, with its settings, forced to disk as it is there. */
export interface BenchDatabases {
  /** An empty database. @returns its address */
  create(name: string): Promise<string>;
  dataFolder: string;
  stop(): Promise<void>;
}

/**
 * @param folder absolute path; its data lie below
 * @throws Error when the server does not force what it stores to disk
 */
export async function startBenchDatabases(folder: string): Promise<BenchDatabases> {
  const dataFolder = join(folder, 'postgres', 'data');
  const server = await startServer({
    dataFolder,
    logFile: join(folder, 'postgres.log'),
    settings: embeddedSettings,
    sync: true,
  });
  return {
    async create(name) {
      const url = await ensureDatabase(server, 'bench', name);
      await checkDurability(url);
      return url;
    },
    dataFolder,
    stop: server.stop,
  };
}

async function checkDurability(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const [row] = await query<Record<string, string>>(url, `show ${setting}`);
    if (row?.[setting] !== 'on') throw new Error(`PostgreSQL runs with ${setting} = ${row?.[setting]}.`);
  }
}

/** Asks a database over a separate connection. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
