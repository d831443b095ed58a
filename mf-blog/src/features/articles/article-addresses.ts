import type { PageAddress } from '@femcoders/platform';
import { allArticles } from './article-index.ts';

/** Where the articles below a path are, and what they are, for the sitemap and for searching. */
export function articleAddresses(prefix: string): PageAddress[] {
  return allArticles()
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path, title, description, published, revised, level, area, postId }) => ({
      path,
      title,
      description,
      published,
      modified: revised,
      kind: area === 'noticias' ? 'noticia' : 'articulo',
      postId,
      ...(level && { level }),
    }));
}
