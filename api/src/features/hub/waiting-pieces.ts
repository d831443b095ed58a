import { count, min } from 'drizzle-orm';
import { hubPieces } from '../../database/hub-tables.ts';
import type { WorkSource } from '../waiting/waiting-work.ts';
import { needsLook } from './admin-pieces.ts';

/** Pieces that wait for a moderator, and published ones that readers object to. */
export const waitingPieces: WorkSource = {
  section: '/admin/comunidad',
  roles: ['moderator', 'admin'],
  async count(db) {
    const [row] = await db
      .select({ count: count(), since: min(hubPieces.createdAt) })
      .from(hubPieces)
      .where(needsLook);
    return { count: row?.count ?? 0, since: row?.since ?? null };
  },
};
