import type { PageHead } from '@femcoders/platform';
import type { ArticleSummary } from './article-summary.ts';

/**
 * What an article says of itself to search engines and social networks.
 * @param origin the site's own, without a slash at its end
 */
export function articleHead(article: ArticleSummary, origin: string): PageHead {
  return {
    title: article.title,
    description: article.description,
    canonicalPath: article.path,
    type: 'article',
    trail: [{ name: 'Blog', path: '/blog' }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        inLanguage: 'es',
        datePublished: article.published,
        dateModified: article.revised,
        author: { '@type': 'Organization', name: article.author },
        mainEntityOfPage: origin + article.path,
      },
    ],
  };
}
