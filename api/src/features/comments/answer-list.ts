import type { Comment, ListedComment } from '@femcoders/contracts/comment';
import { answersPerPage } from '@femcoders/contracts/comment-limits';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { readKeysetPage } from '../../lists/keyset-page.ts';
import type { KeysetPage } from '../../lists/listing.ts';
import { shown, toComment } from './comment-row.ts';

const approved = eq(comments.state, 'approved');
const answersTo = (id: string) => and(approved, eq(comments.answerTo, id));

/**
 * Reads the oldest answers to each of some comments, however many each has, and how many more there are.
 * @returns what the list says of the answers to one of them
 */
export async function firstAnswers(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => Pick<ListedComment, 'answers' | 'moreAnswers'>> {
  if (ids.length === 0) return () => ({});
  const first = sql`(select oldest.id from comments as answered cross join lateral (
    select id from comments where answer_to = answered.id and state = 'approved'
     order by created_at, id limit ${answersPerPage}) as oldest
    where ${inArray(sql`answered.id`, [...ids])})`;
  const [rows, long] = await Promise.all([
    db
      .select(shown)
      .from(comments)
      .innerJoin(sql`${first} as first (id)`, sql`first.id = ${comments.id}`)
      .orderBy(asc(comments.createdAt), asc(comments.id)),
    db
      .select({ id: comments.answerTo, n: count() })
      .from(comments)
      .where(and(approved, inArray(comments.answerTo, [...ids])))
      .groupBy(comments.answerTo)
      .having(gt(count(), answersPerPage)),
  ]);
  const below = Map.groupBy(rows.map(toComment), ({ answerTo }) => answerTo);
  const counts = new Map(long.map(({ id, n }) => [id, n]));
  return (id) => {
    const answers = below.get(id);
    if (!answers) return {};
    const moreAnswers = (counts.get(id) ?? 0) - answers.length;
    return { answers, ...(moreAnswers > 0 && { moreAnswers }) };
  };
}

/** The answers to a comment, the oldest first; one more than the page holds, when there is one. */
export async function listAnswers(db: Database, id: string, page: KeysetPage): Promise<Comment[]> {
  const listed = answersTo(id);
  const rows = await readKeysetPage(db, page, {
    table: comments,
    instant: comments.createdAt,
    id: comments.id,
    order: 'asc',
    listed,
    columns: shown,
    length: () => db.select({ n: count() }).from(comments).where(listed).getSQL(),
  });
  return rows.map(toComment);
}

/** Where an answer stands among those to the same comment, the oldest being 1. */
export function placeBelow(db: Database, answered: string, id: string): Promise<number> {
  const notAfter = sql`(${comments.createdAt}, ${comments.id}) <= (select created_at, id from comments where id = ${id}::uuid)`;
  return db.$count(comments, and(answersTo(answered), notAfter));
}
