import type { listNewsInAnyState } from '@femcoders/contracts/endpoints/news';
import type { AdminNews } from '@femcoders/contracts/news';
import type { NewsFields } from '@femcoders/contracts/news-names';
import { unreadyDocument } from '@femcoders/contracts/rich-document';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { news, newsVersions } from '../../database/news-tables.ts';
import { users } from '../../database/schema.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';

export type NewsRow = typeof news.$inferSelect;

/** Versions that the editor is shown. */
const shownVersions = 30;

const columns = {
  title: sql`${newsVersions.title} collate "es-x-icu"`,
  published_on: news.publishedOn,
  state: news.state,
  updated_at: news.updatedAt,
};

/** The fields that were saved last. */
const isSaved = and(eq(newsVersions.newsId, news.id), eq(newsVersions.version, news.savedVersion));

const isPending = sql<boolean>`(${news.state} = 'published' and ${news.liveVersion} <> ${news.savedVersion})`;

/** One page of the news, in any state, and how many there are on all of them. */
export function listAdminNews(db: Database, { q, state, sort }: ListQuery<typeof listNewsInAnyState>, page: Page) {
  const selected = and(
    state && eq(news.state, state),
    matchesWords(q, [newsVersions.title, sql`${newsVersions.content}->>'description'`, news.slug]),
  );
  const { id, slug, state: newsState, publishedOn, updatedAt } = news;
  const from = db.select({ n: sql`1` }).from(news).innerJoin(newsVersions, isSaved).where(selected).as('selected');
  return readAdminPage(
    page,
    db
      .select({ id, slug, title: newsVersions.title, state: newsState, publishedOn, pending: isPending, updatedAt })
      .from(news)
      .innerJoin(newsVersions, isSaved)
      .where(selected)
      .orderBy(...orderOf(sort, columns, news.id)),
    db.$count(from),
    isoDates,
  );
}

/** @throws ApiProblem `not-found` */
export async function readAdminNews(db: Database, id: string): Promise<AdminNews> {
  const [found] = await db
    .select({ row: getTableColumns(news), content: newsVersions.content, pending: isPending })
    .from(news)
    .innerJoin(newsVersions, isSaved)
    .where(eq(news.id, id));
  if (!found) throw noAdminNews();
  const { row, content, pending } = found;
  const { postId, state, slug, publishedOn, liveSlug, updatedAt } = row;
  const history = await db
    .select({
      ...{ version: newsVersions.version, title: newsVersions.title, savedAt: newsVersions.savedAt },
      ...{ savedBy: users.name, publishedAt: newsVersions.publishedAt },
    })
    .from(newsVersions)
    .leftJoin(users, eq(users.id, newsVersions.savedBy))
    .where(eq(newsVersions.newsId, id))
    .orderBy(desc(newsVersions.version))
    .limit(shownVersions);
  return {
    ...content,
    id,
    ...isoDates({ postId, state, slug, publishedOn, liveSlug, updatedAt }),
    pending,
    version: row.savedVersion,
    missing: missingFor(content),
    history: history.map(isoDates),
  };
}

/** @throws ApiProblem `not-found` */
export async function readVersion(db: Database, newsId: string, version: number): Promise<NewsFields> {
  const [found] = await db
    .select({ content: newsVersions.content })
    .from(newsVersions)
    .where(and(eq(newsVersions.newsId, newsId), eq(newsVersions.version, version)));
  if (!found) throw notFound('Esa versión no está aquí.');
  return found.content;
}

/** Returns the reasons why news cannot be published yet, as sentences. */
export function missingFor({ description, tags, document }: NewsFields): string[] {
  return [
    ...(description ? [] : ['Falta el resumen: es lo que se lee en las listas y en las redes.']),
    ...(tags.length > 0 ? [] : ['Falta al menos una etiqueta.']),
    ...unreadyDocument(document),
  ];
}

export const noAdminNews = () => notFound('Esta noticia no está aquí. Puede que alguien la haya borrado.');
