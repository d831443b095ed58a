import type { ApiClient, PageAddress } from '@femcoders/platform';
import { everyArticle } from '../news/news-list.ts';
import { allArticles } from './article-index.ts';
import type { ArticleSummary } from './article-summary.ts';

/**
 * Where the articles below a path are, and what they are, for the sitemap and for searching.
 * @param api knows the news of the administration
 */
export async function addressesBelow(prefix: string, api: ApiClient): Promise<PageAddress[]> {
  // Only news are written there.
  return articleAddresses(prefix === '/noticias/' ? await everyArticle(api) : allArticles(), prefix);
}

function articleAddresses(articles: readonly ArticleSummary[], prefix: string): PageAddress[] {
  return articles
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path, title, description, published, revised, level, area, postId, formerPaths }) => ({
      path,
      title,
      description,
      published,
      modified: revised,
      kind: area === 'noticias' ? 'noticia' : 'articulo',
      postId,
      ...(level && { level }),
      ...(formerPaths && { formerPaths }),
    }));
}
