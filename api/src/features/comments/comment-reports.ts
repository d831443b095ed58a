import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { and, count, countDistinct, eq, exists, inArray, isNull, lte, max, min, type SQL, sql } from 'drizzle-orm';
import { commentReports, comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';

type Reports = NonNullable<ModeratedComment['reports']>;

/** Notes of a comment that moderators are shown. */
const mostNotes = 20;

const isOpen = isNull(commentReports.closedAt);

/** A comment that is published although somebody objects to it, about which nobody has decided since. */
export function isReported(db: Database): SQL | undefined {
  const open = db
    .select({ id: commentReports.id })
    .from(commentReports)
    .where(and(eq(commentReports.commentId, comments.id), isOpen));
  return and(eq(comments.state, 'approved'), exists(open));
}

/** When the first open report of a comment came. */
export const reportedAt = sql`(select min(r.created_at) from comment_reports r where r.comment_id = ${comments.id} and r.closed_at is null)`;

/** How many comments are reported, and since when the first. */
export async function countReported(db: Database): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: countDistinct(commentReports.commentId), since: min(commentReports.createdAt) })
    .from(commentReports)
    .innerJoin(comments, eq(comments.id, commentReports.commentId))
    .where(and(isOpen, eq(comments.state, 'approved')));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** The articles with reported comments, and how many each has. */
export function countReportedPerPost(db: Database): Promise<{ postId: number; count: number }[]> {
  return db
    .select({ postId: comments.postId, count: count() })
    .from(comments)
    .where(isReported(db))
    .groupBy(comments.postId);
}

/** Returns what readers object to in some comments. */
export async function openReports(db: Database, commentIds: string[]): Promise<Map<string, Reports>> {
  const found = new Map<string, Reports>();
  if (commentIds.length === 0) return found;
  const { commentId, reason, note, createdAt } = commentReports;
  const of = and(inArray(commentId, commentIds), isOpen);
  const ranked = db
    .select({
      commentId,
      reason,
      note,
      createdAt,
      rank: sql<number>`row_number() over (partition by ${commentId} order by ${createdAt} desc)`.as('rank'),
    })
    .from(commentReports)
    .where(and(of, sql`${note} is not null`))
    .as('ranked');
  const [tallies, notes] = await Promise.all([
    db
      .select({ commentId, reason, n: count(), since: min(createdAt), until: max(createdAt) })
      .from(commentReports)
      .where(of)
      .groupBy(commentId, reason)
      .orderBy(sql`count(*) desc`, reason),
    db.select().from(ranked).where(sql`${ranked.rank} <= ${mostNotes}`).orderBy(ranked.rank),
  ]);
  for (const { commentId: id, reason: why, n, since, until } of tallies) {
    const first = since?.toISOString() ?? '';
    const last = until?.toISOString() ?? '';
    const known = found.get(id) ?? { count: 0, since: first, until: last, reasons: [], notes: [] };
    known.count += n;
    if (first < known.since) known.since = first;
    if (last > known.until) known.until = last;
    known.reasons.push({ reason: why, count: n });
    found.set(id, known);
  }
  for (const row of notes)
    found.get(row.commentId)?.notes.push({ reason: row.reason, note: row.note ?? '', at: row.createdAt.toISOString() });
  return found;
}

/**
 * The reports of a comment are done with.
 * @param until those that came later stay open: the moderator has not seen them
 */
export async function closeReports(db: Database, commentId: string, now: Date, until = now): Promise<void> {
  await db
    .update(commentReports)
    .set({ closedAt: now })
    .where(and(eq(commentReports.commentId, commentId), isOpen, lte(commentReports.createdAt, until)));
}

/** The reports that were last done with wait again. */
export async function reopenReports(db: Database, commentId: string): Promise<void> {
  const hers = eq(commentReports.commentId, commentId);
  const last = db
    .select({ at: sql`max(${commentReports.closedAt})` })
    .from(commentReports)
    .where(hers);
  await db
    .update(commentReports)
    .set({ closedAt: null })
    .where(and(hers, eq(commentReports.closedAt, last)));
}
