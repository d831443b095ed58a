import { socialPicturePath } from '@femcoders/contracts/social-picture';
import type { PageHead } from '@femcoders/platform';
import type { ArticleView } from './article-content.ts';
import { areaNames, libraryAreas } from './article-names.ts';
import type { ArticleSummary } from './article-summary.ts';

/** Returns the head of an article for search engines and social networks. */
export function articleHead({ summary }: Pick<ArticleView, 'summary'>): PageHead {
  return {
    title: summary.title,
    description: summary.description,
    canonicalPath: summary.path,
    type: 'article',
    trail: trailOf(summary.area),
  };
}

/** The pages above an article, as its head names them; above a chapter stands its article, too. The server alone writes them. */
export function articleTrail({ summary, partOf }: Pick<ArticleView, 'summary' | 'partOf'>): PageHead['trail'] {
  const above = trailOf(summary.area) ?? [];
  return partOf ? [...above, { name: partOf.title, path: partOf.path }] : above;
}

/**
 * Returns the schema.org data of an article, which the server alone writes.
 * @param origin the site's own, without a slash at its end
 */
export function articleStructure(
  { summary, goals }: Pick<ArticleView, 'summary' | 'goals'>,
  origin: string,
): Record<string, unknown> {
  const { area } = summary;
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(area),
    headline: summary.title,
    description: summary.description,
    image: [origin + (summary.photo?.path ?? socialPicturePath(summary.path))],
    inLanguage: 'es',
    datePublished: summary.published,
    dateModified: summary.revised,
    author: [{ '@type': 'Organization', name: summary.author, url: `${origin}/femcoders-quienes-somos` }],
    publisher: { '@id': `${origin}/#organization` },
    mainEntityOfPage: origin + summary.path,
    keywords: summary.tags.map(({ name }) => name).join(', '),
    isAccessibleForFree: true,
    ...(libraryAreas.includes(area) && learning(summary, goals)),
  };
}

/** schema.org's kind for each area; for the library two in one, because Google reads articles and schools resources. */
function typeOf(area: string): string | string[] {
  if (area === 'noticias') return 'NewsArticle';
  return area === 'blog' ? 'BlogPosting' : ['Article', 'LearningResource'];
}

function learning({ level, minutes, title }: ArticleSummary, goals: string[] = []) {
  return {
    name: title,
    learningResourceType: 'Guía',
    educationalLevel: level,
    timeRequired: `PT${minutes}M`,
    teaches: goals,
  };
}

function trailOf(area: string): PageHead['trail'] {
  const blog = { name: 'Blog', path: '/blog' };
  if (area === 'noticias') return [blog, { name: areaNames[area] ?? area, path: '/blog/noticias' }];
  return libraryAreas.includes(area) ? [blog, { name: 'Recursos', path: '/blog/recursos' }] : [blog];
}
