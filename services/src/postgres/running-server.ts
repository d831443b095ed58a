import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readLockFile } from './lock-file.ts';

/** A PostgreSQL server that answers. */
export interface RunningServer {
  pid: number;
  socketFolder: string;
}

/** Address of a database behind a socket, for any PostgreSQL client. */
export function socketUrl(socketFolder: string, user: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/**
 * The server that serves a data folder right now, found through its lock file and asked for the identity that the
 * folder itself carries; `null` when none answers (yet).
 */
export async function runningServer(dataFolder: string): Promise<RunningServer | null> {
  const lock = readLockFile(dataFolder);
  if (!lock?.socketFolder) return null;
  const client = new pg.Client({
    connectionString: socketUrl(lock.socketFolder, 'postgres', 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const answer = await client.query<{ identity: string }>(
      'SELECT system_identifier::text AS identity FROM pg_control_system()',
    );
    return answer.rows[0]?.identity === folderIdentity(dataFolder)
      ? { pid: lock.pid, socketFolder: lock.socketFolder }
      : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The identifier that `initdb` gave to the folder: the first eight bytes of its control file. */
function folderIdentity(dataFolder: string): string {
  const file = openSync(join(dataFolder, 'global', 'pg_control'), 'r');
  try {
    const bytes = Buffer.alloc(8);
    readSync(file, bytes, 0, 8, 0);
    const little = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
    return String(little ? BigInt.asIntN(64, bytes.readBigUInt64LE()) : BigInt.asIntN(64, bytes.readBigUInt64BE()));
  } finally {
    closeSync(file);
  }
}
