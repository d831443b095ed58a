import { and, count, gt, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { preparedOnce } from '../../database/prepared-once.ts';
import { commentEditTokens, comments, moderationNotice } from '../../database/schema.ts';
import type { CommentRow } from './comment-list.ts';
import { type EditToken, keptToken } from './edit-tokens.ts';
import { isNoticeDue, noticeDueBefore } from './moderation-notice.ts';

/** How far back the same text is looked for. */
const latelyMs = 7 * 24 * 60 * 60_000;
const lately = (now: Date) => new Date(now.getTime() - latelyMs);

/** A new comment: nobody has decided about it, unless its score has. */
export type NewComment = Pick<
  CommentRow,
  'id' | 'postId' | 'content' | 'alias' | 'authorId' | 'state' | 'createdAt' | 'decidedAt' | 'spamScore' | 'spamReasons'
>;

const value = sql.placeholder;

const statements = preparedOnce((db) => {
  const stored = db.$with('stored').as(
    db
      .insert(comments)
      .values({
        id: value('id'),
        postId: value('postId'),
        content: value('content'),
        alias: value('alias'),
        authorId: value('authorId'),
        state: value('state'),
        createdAt: value('createdAt'),
        decidedAt: sql`${value('decidedAt')}::timestamptz`,
        spamScore: value('spamScore'),
        spamReasons: value('spamReasons'),
      })
      .returning({ id: comments.id }),
  );
  return {
    lookAround: db
      .select({
        sameTextLately: count(),
        noticeDue: sql<boolean>`exists (select from ${moderationNotice} where ${isNoticeDue(value('noticeBefore'))})`,
      })
      .from(comments)
      .where(hasSameText({ id: value('id'), content: value('content') }, value('since')))
      .prepare('look_around_comment'),
    store: db
      .with(stored)
      .insert(commentEditTokens)
      .values({ commentId: value('id'), tokenHash: value('tokenHash'), expiresAt: value('expiresAt') })
      .prepare('store_comment'),
  };
});

/**
 * All that has to be known before a comment is stored, in one question. Whether moderators are to be told is looked at
 * again by whoever tells them.
 */
export async function lookAround(db: Database, { id, content }: Pick<CommentRow, 'id' | 'content'>, now: Date) {
  const asked = { id, content, since: lately(now), noticeBefore: noticeDueBefore(now) };
  const [seen] = await statements(db).lookAround.execute(asked);
  return seen ?? { sameTextLately: 0, noticeDue: true };
}

/** A comment and the secret with which it may be changed: both are stored, or neither. */
export async function storeWithToken(db: Database, row: NewComment, edit: EditToken): Promise<void> {
  const { tokenHash, expiresAt } = keptToken(row.id, edit);
  await statements(db).store.execute({
    ...row,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    tokenHash,
    expiresAt,
  });
}

/** How many other comments of the last days have the same text, whatever its case and accents. */
export async function countSameText(db: Database, row: Pick<CommentRow, 'id' | 'content'>, now: Date): Promise<number> {
  return db.$count(comments, hasSameText(row, lately(now)));
}

/** Other comments since then that have the same text, whatever its case and accents. */
function hasSameText(
  { id, content }: { id: string | Placeholder; content: string | Placeholder },
  since: Date | Placeholder,
) {
  return and(
    sql`md5(plain_text(${comments.content})) = md5(plain_text(${content}))`,
    ne(comments.id, id),
    gt(comments.createdAt, since),
  );
}
