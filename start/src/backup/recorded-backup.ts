import type { ClientBase, Pool } from 'pg';

/** A backup that was believed to be one of this site. */
export interface RecordedBackup {
  madeAt: Date;
  rows: number;
  /** Of the file. */
  bytes: number;
}

/** Records a backup that has succeeded, so that the processes can tell how old the last one is. */
export async function recordBackup(
  client: Pick<ClientBase, 'query'>,
  { madeAt, rows, bytes }: RecordedBackup,
): Promise<void> {
  await client.query(
    `insert into last_good_backup (made_at, rows, bytes) values ($1, $2, $3)
     on conflict (only_row) do update set made_at = excluded.made_at, rows = excluded.rows, bytes = excluded.bytes`,
    [madeAt, rows, bytes],
  );
}

/** Returns the last backup that has succeeded; null where none was made. */
export async function readRecordedBackup(pool: Pick<Pool, 'query'>): Promise<RecordedBackup | null> {
  const { rows } = await pool.query<RecordedBackup>(
    `select made_at as "madeAt", rows::float8 as rows, bytes::float8 as bytes from last_good_backup`,
  );
  return rows[0] ?? null;
}
