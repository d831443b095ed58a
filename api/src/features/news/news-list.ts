import type { NewsArticle, NewsSummary } from '@femcoders/contracts/news';
import { documentMinutes } from '@femcoders/contracts/rich-document';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { news, newsVersions } from '../../database/news-tables.ts';
import { notFound } from '../../problems.ts';

/** The newest that lists show. */
const mostListed = 500;

const isLive = and(eq(newsVersions.newsId, news.id), eq(newsVersions.version, news.liveVersion));

const columns = {
  slug: news.liveSlug,
  postId: news.postId,
  published: news.publishedOn,
  revised: news.revisedOn,
  content: newsVersions.content,
  formerSlugs: sql<string[]>`array(
    select former.slug from news_former_slugs as former where former.news_id = ${news.id} order by former.slug)`,
};

const selectLive = (db: Database) => db.select(columns).from(news).innerJoin(newsVersions, isLive);
type LiveRow = Awaited<ReturnType<typeof selectLive>>[number];

/** The published news as readers see them, the newest first. */
export async function listLiveNews(db: Database): Promise<NewsArticle[]> {
  const rows = await selectLive(db)
    .where(eq(news.state, 'published'))
    .orderBy(desc(news.publishedOn), asc(news.postId))
    .limit(mostListed);
  return rows.map(toArticle);
}

/** The same without their texts. */
export const listNews = async (db: Database): Promise<NewsSummary[]> =>
  (await listLiveNews(db)).map(({ document: _, ...summary }) => summary);

/**
 * Published news, at their exact address.
 * @throws ApiProblem `not-found`, also for a draft
 */
export async function findNews(db: Database, slug: string): Promise<NewsArticle> {
  const [row] = await selectLive(db).where(and(eq(news.state, 'published'), eq(news.liveSlug, slug)));
  if (!row) throw notFound('No encontramos esta noticia.');
  return toArticle(row);
}

function toArticle({ slug, postId, published, revised, content, formerSlugs }: LiveRow): NewsArticle {
  const { title, description, author, tags, cover, document } = content;
  return {
    ...{ slug: slug ?? content.slug, postId, title, description, author, tags, cover, document, formerSlugs },
    published: published ?? '',
    revised: revised ?? published ?? '',
    minutes: documentMinutes(document),
  };
}
