import type { Comment, CommentCount, ListedComment } from '@femcoders/contracts/comment';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { readKeysetPage } from '../../lists/keyset-page.ts';
import type { KeysetPage } from '../../lists/listing.ts';
import { firstAnswers, placeBelow } from './answer-list.ts';
import { notedCount } from './comment-counts.ts';
import { shown, toComment } from './comment-row.ts';

/** The newest first; one row more than the page holds, when there is one. */
export async function listComments(
  db: Database,
  state: 'pending' | 'approved',
  postId: number | undefined,
  page: KeysetPage,
): Promise<Comment[]> {
  const rows = await readKeysetPage(db, page, {
    table: comments,
    instant: comments.createdAt,
    id: comments.id,
    order: 'desc',
    listed: and(eq(comments.state, state), postId === undefined ? undefined : eq(comments.postId, postId)),
    columns: shown,
    length: () => notedCount(db, state, postId),
  });
  return rows.map(toComment);
}

/** Whether it stands by itself where answers stand below what they answer: also once that is not published any more. */
const standsAlone = sql`(${comments.answerTo} is null or not exists (
  select from comments as answered where answered.id = ${comments.answerTo} and answered.state = 'approved'))`;

/** As `listComments`, with the first answers below the approved comments that they answer. */
export async function listWithAnswers(
  db: Database,
  postId: number | undefined,
  page: KeysetPage,
): Promise<ListedComment[]> {
  const approved = eq(comments.state, 'approved');
  const listed = and(approved, postId === undefined ? undefined : eq(comments.postId, postId), standsAlone);
  const rows = await readKeysetPage(db, page, {
    table: comments,
    instant: comments.createdAt,
    id: comments.id,
    order: 'desc',
    listed,
    columns: shown,
    length: () => db.select({ n: count() }).from(comments).where(listed).getSQL(),
  });
  const below = await firstAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toComment(row), ...below(row.id) }));
}

/**
 * How many approved comments a post has, and where one of them stands in the list.
 * @param commentId whose place is asked for
 * @param below whether the list has answers below what they answer: then they do not count, and have its place
 */
export async function countApproved(
  db: Database,
  postId: number,
  commentId?: string,
  below = false,
): Promise<CommentCount> {
  const ofPost = and(eq(comments.state, 'approved'), eq(comments.postId, postId));
  const listed = and(ofPost, below ? standsAlone : undefined);
  const [all, total] = await Promise.all([below ? db.$count(comments, ofPost) : 0, db.$count(comments, listed)]);
  const counted = { total, ...(below && { answers: all - total }) };
  if (commentId === undefined) return { ...counted, place: null };
  const asked = await listedRow(db, commentId, listed, below);
  if (!asked) return { ...counted, place: null };
  const notAfter = sql`(${comments.createdAt}, ${comments.id}) >= (select created_at, id from comments where id = ${asked}::uuid)`;
  const place = await db.$count(comments, and(listed, notAfter));
  if (asked === commentId) return { ...counted, place };
  return { ...counted, place, below: { answerTo: asked, place: await placeBelow(db, asked, commentId) } };
}

/** The comment of the list in whose place one is found: itself, or what it answers. */
async function listedRow(db: Database, id: string, listed: SQL | undefined, below: boolean): Promise<string | null> {
  const [itself] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(listed, eq(comments.id, id)));
  if (itself || !below) return itself?.id ?? null;
  const answered = sql`${comments.id} = (select answer_to from comments where id = ${id}::uuid and state = 'approved')`;
  const [parent] = await db.select({ id: comments.id }).from(comments).where(and(listed, answered));
  return parent?.id ?? null;
}
