import { trialArticle } from '../../testing/trial-article.ts';
import { articleHead, articleStructure, articleTrail } from './article-head.ts';
import type { ArticleSummary } from './article-summary.ts';

const origin = 'https://example.org';
const library = trialArticle('css-grid', { title: 'CSS Grid', tags: [{ tag: 'grid', name: 'Grid' }] });
const viewOf = (fields: Partial<ArticleSummary>) => ({ summary: { ...library, ...fields }, goals: ['Saber'] });
const structureOf = (fields: Partial<ArticleSummary>) => articleStructure(viewOf(fields), origin);

const kinds: [string, unknown, (string | undefined)[]][] = [
  ['css', ['Article', 'LearningResource'], ['/blog', '/blog/recursos']],
  ['noticias', 'NewsArticle', ['/blog', '/blog/noticias']],
  ['blog', 'BlogPosting', ['/blog']],
];

test.each(kinds)('an article of %s says what search engines ask of its kind', (area, type, trail) => {
  expect(articleHead(viewOf({ area })).trail?.map(({ path }) => path)).toEqual(trail);
  expect(structureOf({ area })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': type,
    headline: 'CSS Grid',
    image: [`${origin}/social/recursos/css/css-grid.png`],
    datePublished: '2023-11-17',
    dateModified: '2026-11-21',
    author: [{ '@type': 'Organization', name: 'Equipo editorial', url: expect.stringMatching(/^https:/) }],
    publisher: { '@id': `${origin}/#organization` },
    inLanguage: 'es',
  });
});

test('above a chapter stands the article that it goes on with', () => {
  const partOf = { path: '/recursos/react/tienda', title: 'Una tienda' };
  const pathsAbove = (view: Parameters<typeof articleTrail>[0]) => articleTrail(view)?.map(({ path }) => path);
  expect(pathsAbove({ ...viewOf({}), partOf })).toEqual(['/blog', '/blog/recursos', '/recursos/react/tienda']);
  expect(pathsAbove(viewOf({}))).toEqual(['/blog', '/blog/recursos']);
});

test('a resource says what one learns with it, and how long that takes', () => {
  expect(structureOf({})).toMatchObject({
    name: 'CSS Grid',
    learningResourceType: 'Guía',
    educationalLevel: 'inicial',
    timeRequired: 'PT14M',
    teaches: ['Saber'],
  });
  expect(structureOf({ area: 'noticias' })).not.toHaveProperty('teaches');
});
