import { and, gt, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { markKeptSql } from '../../database/transaction-scope.ts';
import { isPostSql } from './comment-articles.ts';
import type { CommentRow } from './comment-row.ts';
import { type EditToken, keptToken } from './edit-tokens.ts';
import { notificationDueBefore } from './moderation-notification.ts';

/** How far back the same text is looked for. */
const latelyMs = 7 * 24 * 60 * 60_000;
const lately = (now: Date) => new Date(now.getTime() - latelyMs);

/** A new comment: nobody has decided about it, unless its score has. */
export type NewComment = Pick<
  CommentRow,
  | 'id'
  | 'postId'
  | 'content'
  | 'alias'
  | 'authorId'
  | 'state'
  | 'createdAt'
  | 'decidedAt'
  | 'spamScore'
  | 'spamReasons'
  | 'answerTo'
>;

/** A client that queries the database: the pool, or the connection of a transaction. */
type Asking = Pick<pg.ClientBase, 'query'>;

/** The facts about a comment and its post that storing it needs. */
export interface SubmissionFacts {
  /** How many others have its text: of the last days, and of those before it that are looked at together. */
  sameTextLately: number;
  /** Whether moderators may need a mail; the job that sends it checks again. */
  notificationDue: boolean;
  /** Whether there is such an article. */
  isPost: boolean;
  /** The published comment of this post that it answers: of an answer, what that one answers. */
  answerTo: string | null;
}

const countAndCheckText = `
with sent as materialized (
  select md5(plain_text(content)) as text_hash, post, answered, place
  from unnest($1::text[], $4::int[], $5::uuid[]) with ordinality as sent (content, post, answered, place)
)
select
  (
    (select count(*) from comments where md5(plain_text(content)) = text_hash and created_at > $2) +
    count(*) over (
      partition by text_hash order by place rows between unbounded preceding and 1 preceding
    )
  )::int as "sameTextLately",
  exists (select from moderation_notice where sent_at is null or sent_at <= $3) as "notificationDue",
  ${isPostSql('post')} as "isPost",
  (
    select coalesce(comments.answer_to, comments.id) from comments
    where comments.id = answered and comments.post_id = post and comments.state = 'approved'
  ) as "answerTo"
from sent order by place`;

/**
 * Reads what must be known before comments are stored (counts, their post), in one statement. They count one after the other.
 * @returns one result per comment, in order
 */
export async function countAndCheck(
  asking: Asking,
  sent: readonly { content: string; postId: number; answerTo: string | null }[],
  now: Date,
): Promise<SubmissionFacts[]> {
  const values = [
    sent.map(({ content }) => content),
    lately(now),
    notificationDueBefore(now),
    sent.map(({ postId }) => postId),
    sent.map(({ answerTo }) => answerTo),
  ];
  const { rows } = await asking.query<SubmissionFacts>({
    name: 'count_and_check_comments',
    text: countAndCheckText,
    values,
  });
  return rows;
}

const storeText = `
with sent as materialized (
  select * from json_to_recordset($1) as sent (
    "id" uuid, "postId" integer, "content" text, "alias" text, "authorId" uuid, "state" text, "createdAt" timestamptz,
    "decidedAt" timestamptz, "spamScore" smallint, "spamReasons" jsonb, "answerTo" uuid, "tokenHash" text, "expiresAt" timestamptz
  )
),
stored as (
  insert into comments (id, post_id, content, alias, author_id, state, created_at, decided_at, spam_score, spam_reasons, answer_to)
  select "id", "postId", "content", "alias", "authorId", "state", "createdAt", "decidedAt", "spamScore", "spamReasons", "answerTo" from sent
),
marked as (${markKeptSql('$2')})
insert into comment_edit_tokens (comment_id, token_hash, expires_at)
select "id", decode("tokenHash", 'base64'), "expiresAt" from sent`;

/** Comments, each with the secret with which it may be changed and marked as kept: all of them are stored, or none. */
export async function storeWithTokens(
  asking: Asking,
  sent: readonly { comment: NewComment; edit: EditToken; sending: Buffer | null }[],
): Promise<void> {
  const rows = sent.map(({ comment, edit }) => {
    const { tokenHash, expiresAt } = keptToken(comment.id, edit);
    return { ...comment, tokenHash: tokenHash.toString('base64'), expiresAt };
  });
  const marks = sent.flatMap(({ sending }) => sending ?? []);
  await asking.query({ name: 'store_comments', text: storeText, values: [JSON.stringify(rows), marks] });
}

/** How many other comments of the last days have the same text, ignoring case and accents. */
export async function countSameText(
  db: Database,
  { id, content }: Pick<CommentRow, 'id' | 'content'>,
  now: Date,
): Promise<number> {
  const sameText = sql`md5(plain_text(${comments.content})) = md5(plain_text(${content}))`;
  return db.$count(comments, and(sameText, ne(comments.id, id), gt(comments.createdAt, lately(now))));
}
