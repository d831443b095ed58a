import { type SQL, sql } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import type { Database } from '../../database/database.ts';
import { holdsWords } from '../../lists/admin-list.ts';

/** Where an article is read, and what it is called. */
export type CommentArticle = { title: string; path: string };

/**
 * The articles behind these post ids, as the site's pages last described them. Only the part of the site that has an
 * article knows it; here a page without one, or one that is not read any more, is simply missing.
 */
export async function articlesOf(db: Database, postIds: readonly number[]): Promise<Map<number, CommentArticle>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await db.execute<CommentArticle & { postId: number }>(
    sql`select post_id as "postId", title, path from site_pages
      where post_id = any(${sql.param([...new Set(postIds)])}::int[]) order by path desc`,
  );
  return new Map(rows.map(({ postId, title, path }) => [postId, { title, path }]));
}

/**
 * Whether there is an article of a number, as SQL. The site's pages tell which there are; until they were read once, as in an API
 * that just began, every number may be one.
 */
export const isPostSql = (post: string) =>
  `(exists (select from site_pages where post_id = ${post}) or not exists (select from site_pages where post_id is not null))`;

/** Returns the condition that a comment stands below an article whose title holds all these words. */
export function isBelowArticle(words: string | undefined): SQL | undefined {
  const holds = holdsWords(words, sql`plain_text(title)`);
  return holds && sql`${comments.postId} in (select post_id from site_pages where post_id is not null and ${holds})`;
}
