import { anonymousAlias } from '@femcoders/contracts/anonymous-alias';
import type { ModeratedComment, ModerationList } from '@femcoders/contracts/moderation';
import type { CommentListName, CommentSort } from '@femcoders/contracts/moderation-names';
import { and, asc, count, desc, eq, getTableName, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { type AdminQuery, holdsWords, orderOf } from '../../lists/admin-list.ts';
import { type Page, rowsToSkip } from '../../lists/listing.ts';
import { articlesOf, type CommentArticle, isBelowArticle } from './comment-articles.ts';
import { countPerPost } from './comment-counts.ts';
import { countReportedPerPost, isReported, openReports, reportedAt } from './comment-reports.ts';
import { type CommentRow, isSetApartByScore, toComment } from './comment-row.ts';

/** The part of the comments that a moderator asks for. */
export interface ModerationQuery extends AdminQuery<CommentSort> {
  state: CommentListName;
  postId?: number | undefined;
  /** Leaves out what was written later, so that rows do not move while she works. */
  until?: Date | undefined;
  page: Page;
}

/** Those that hold the words looked for are counted so far, and further once she has come that far. */
const countedAtOnce = 100;

/** One page of the comments in a list, how many there are in each, and what has come in meanwhile. */
export async function listForModerators(db: Database, query: ModerationQuery, now: Date): Promise<ModerationList> {
  const { state, q, postId, until = now, page } = query;
  const asked = and(
    state === 'reported' ? isReported(db) : eq(comments.state, state),
    postId === undefined ? undefined : eq(comments.postId, postId),
    or(holdsWords(q, sql`${comments}.search_text`), isBelowArticle(q)),
  );
  const listed = and(asked, lte(comments.createdAt, until));
  const order = orders(query.sort);
  const countedTo = countedAtOnce * (1 + Math.floor((page.page * page.limit) / countedAtOnce));

  // What is found is read in the list's order, once for the page and for the count, and no further than it is counted.
  // What no words were looked for is counted already.
  const whole = db.select().from(comments).where(listed);
  const list = q ? whole.orderBy(...order).limit(countedTo + 1) : whole;
  const [rows, newer, perPost, reportedPerPost] = await Promise.all([
    db
      .select({
        comment: comments,
        decidedByName: users.name,
        found: q ? sql<number>`(count(*) over ())::int` : sql<number>`0`,
      })
      // Named as its table is, whose columns it has.
      .from(list.as(getTableName(comments)))
      .leftJoin(users, eq(users.id, comments.decidedBy))
      .orderBy(...order)
      .limit(page.limit)
      .offset(rowsToSkip(page)),
    db.$count(comments, and(asked, gt(comments.createdAt, until))),
    countPerPost(db),
    countReportedPerPost(db),
  ]);
  // Where a page has no row to tell it, it is empty or beyond the last one.
  const searched = q ? (rows[0]?.found ?? (page.page === 1 ? 0 : await db.$count(list.as('found')))) : null;
  const perList = [...perPost, ...reportedPerPost.map((group) => ({ ...group, state: 'reported' as const }))];
  const inList = perList.filter((group) => group.state === state);
  const postIds = inList.map((group) => group.postId).sort((a, b) => a - b);
  const ofPost = inList.filter((group) => postId === undefined || group.postId === postId);
  const all = ofPost.reduce((sum, group) => sum + group.count, 0);
  const [alike, reports, articles, answered] = await Promise.all([
    decidedByAlias(
      db,
      rows.map(({ comment }) => comment.alias),
    ),
    openReports(
      db,
      rows.flatMap(({ comment }) => (comment.state === 'approved' ? comment.id : [])),
    ),
    articlesOf(db, postIds),
    answeredBy(
      db,
      rows.map(({ comment }) => comment),
    ),
  ]);

  const counts = { pending: 0, reported: 0, approved: 0, rejected: 0, spam: 0 };
  for (const group of perList) counts[group.state] += group.count;
  return {
    entries: rows.map(({ comment, decidedByName }) =>
      toModerated(comment, {
        decidedByName,
        reports: reports.get(comment.id) ?? null,
        article: articles.get(comment.postId) ?? null,
        sameAlias: alike.get(comment.alias),
        answersTo: comment.answerTo ? (answered.get(comment.answerTo) ?? null) : undefined,
      }),
    ),
    total: searched === null ? Math.max(0, all - newer) : Math.min(searched, countedTo),
    ...(searched !== null && searched > countedTo && { more: true }),
    newer,
    asOf: until.toISOString(),
    counts,
    postIds,
    titles: Object.fromEntries([...articles].map(([postId, { title }]) => [postId, title])),
  };
}

/** Times are never missing where they are sorted by, so the indexes give their order as it is. */
function orders(sort: ModerationQuery['sort']): SQL[] {
  const { createdAt, decidedAt, spamScore } = comments;
  const columns = { createdAt, decidedAt, reportedAt, score: spamScore };
  const name = sort.replace('-', '') as CommentSort;
  if (name === 'score') return orderOf(sort, columns, comments.id);
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(columns[name]), direction(comments.id)];
}

/** How the comments of the same alias were decided, for the aliases of a page. */
async function decidedByAlias(db: Database, aliases: string[]) {
  const tallies = new Map<string, { approved: number; rejected: number }>();
  const named = [...new Set(aliases)].filter((alias) => alias !== anonymousAlias);
  if (named.length === 0) return tallies;
  const rows = await db
    .select({ alias: comments.alias, state: comments.state, count: count() })
    .from(comments)
    .where(
      and(sql`${comments.alias} = any(${sql.param(named)}::text[])`, inArray(comments.state, ['approved', 'rejected'])),
    )
    .groupBy(comments.alias, comments.state);
  for (const { alias, state, count: n } of rows) {
    const tally = tallies.get(alias) ?? { approved: 0, rejected: 0 };
    tallies.set(alias, { ...tally, [state]: n });
  }
  return tallies;
}

/** The comments that the answers of a page answer, by id. */
async function answeredBy(db: Database, rows: readonly CommentRow[]) {
  const ids = rows.flatMap(({ answerTo }) => answerTo ?? []);
  if (ids.length === 0) return new Map<string, ModeratedComment['answersTo']>();
  const { id, alias, content, state } = comments;
  const found = await db.select({ id, alias, content, state }).from(comments).where(inArray(id, ids));
  return new Map(
    found.map((row) => [row.id, { alias: row.alias, content: row.content, approved: row.state === 'approved' }]),
  );
}

/** The data from other tables. */
interface RelatedData {
  decidedByName: string | null;
  reports: ModeratedComment['reports'];
  article: CommentArticle | null;
  sameAlias: { approved: number; rejected: number } | undefined;
  answersTo: ModeratedComment['answersTo'];
}

function toModerated(
  row: CommentRow,
  { decidedByName, reports, article, sameAlias = { approved: 0, rejected: 0 }, answersTo }: RelatedData,
): ModeratedComment {
  const { state, decidedAt } = row;
  return {
    ...toComment(row),
    state,
    score: row.spamScore,
    reasons: row.spamReasons,
    decision: decidedAt && {
      at: decidedAt.toISOString(),
      by: decidedByName,
      byScore: isSetApartByScore(row),
      reason: row.rejectReason,
      note: row.rejectNote,
    },
    article,
    editedAt: row.editedAt?.toISOString() ?? null,
    reports,
    sameAlias: row.alias === anonymousAlias ? null : sameAlias,
    ...(answersTo !== undefined && { answersTo }),
  };
}
