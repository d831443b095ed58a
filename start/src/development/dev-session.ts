import { openSession } from '@femcoders/api/authentication/session';
import { createDatabase } from '@femcoders/api/database/database';
import type { Pool } from 'pg';

/** The session as a browser stores it: name → value. */
export type StoredSession = Record<'authToken' | 'userId' | 'userName', string>;

/**
 * Signs the first admin in, for the pages that a remote shows by itself in development. Only of demo data, and only by
 * the program that `npm run dev` starts: no release and no other start has a way to this.
 */
export async function openDevSession(pool: Pool, now: Date): Promise<StoredSession | null> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, name from users where role = 'admin' order by created_at limit 1`,
  );
  const [admin] = rows;
  if (!admin) return null;
  const authToken = await openSession(createDatabase(pool), admin.id, now, { device: 'npm run dev' });
  return { authToken, userId: admin.id, userName: admin.name };
}
