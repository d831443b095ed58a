import { hubLimits } from '@femcoders/contracts/hub-limits';
import { moderation } from '@femcoders/contracts/role-groups';
import type { Role } from '@femcoders/contracts/session';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hubPieces } from '../../database/hub-tables.ts';

/** How many pieces of a member were published and not taken down by a moderator. */
export async function countAccepted(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(hubPieces)
    .where(
      and(
        eq(hubPieces.authorId, userId),
        isNotNull(hubPieces.publishedAt),
        inArray(hubPieces.state, ['published', 'withdrawn']),
      ),
    );
  return row?.count ?? 0;
}

/** Whether what she puts up is published without waiting for a moderator. */
export async function isTrusted(db: Database, { id, role }: { id: string; role: Role }): Promise<boolean> {
  return moderation.some((one) => one === role) || (await countAccepted(db, id)) >= hubLimits.trustedAfter;
}
