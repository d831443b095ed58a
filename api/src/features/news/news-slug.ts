import { newsLimits } from '@femcoders/contracts/news-limits';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { news, newsFormerSlugs } from '../../database/news-tables.ts';
import { slugOf } from '../../slug.ts';

/** Room for a number. */
const longest = newsLimits.slug - 6;

/** A title as articles of the repository have it in their address: "¡Felices fiestas!" is `FelicesFiestas`. */
export function newsSlugOf(title: string): string {
  const words = slugOf(title).split('-').filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return joined.slice(0, longest) || 'Noticia';
}

/**
 * Whether other news have an address, or had it, or a page of the repository does; capitals make no difference.
 * @param id of the news that want it; null for new ones
 */
export async function isSlugTaken(db: Database, slug: string, id: string | null): Promise<boolean> {
  const plain = slug.toLowerCase();
  const [{ taken } = { taken: true }] = await db
    .select({
      taken: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(news)
        .where(and(or(isSlug(news.slug, plain), isSlug(news.liveSlug, plain)), id ? ne(news.id, id) : undefined))})
        or exists (${db
          .select({ one: sql`1` })
          .from(newsFormerSlugs)
          .where(and(eq(newsFormerSlugs.slug, plain), id ? ne(newsFormerSlugs.newsId, id) : undefined))})
        or exists (select from site_pages where lower(path) = ${`/noticias/${plain}`} and source <> 'news')`,
    })
    .from(sql`(select) as nothing`);
  return taken;
}

const isSlug = (column: typeof news.slug | typeof news.liveSlug, plain: string): SQL =>
  sql`lower(${column}) = ${plain}`;

/** Returns an address made of a title that nobody else has, with the first number from 2 that makes it free. */
export async function freeNewsSlug(db: Database, title: string, id: string | null): Promise<string> {
  const wanted = newsSlugOf(title);
  let free = wanted;
  for (let number = 2; await isSlugTaken(db, free, id); number += 1) free = `${wanted}-${number}`;
  return free;
}
