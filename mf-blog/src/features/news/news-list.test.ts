import type { NewsSummary } from '@femcoders/contracts/news';
import { trialArticle } from '../../testing/trial-article.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
import { everyArticle } from './news-list.ts';

const own = [
  trialArticle('nuevo', { published: '2026-05-01' }),
  trialArticle('x', { path: '/noticias/HackBarna2025', area: 'noticias', published: '2025-06-12' }),
];

beforeAll(() => Object.assign(globalThis, { ARTICLE_INDEX: own satisfies ArticleSummary[] }));

const news = (slug: string, published: string, fields: Partial<NewsSummary> = {}): NewsSummary => ({
  slug,
  postId: 10_000,
  title: slug,
  description: 'De qué va',
  author: { name: 'Equipo editorial', role: 'cofundadoras', about: '' },
  published,
  revised: published,
  tags: ['Diseño adaptable'],
  minutes: 2,
  cover: null,
  formerSlugs: ['antes'],
  ...fields,
});
const telling = (list: NewsSummary[] | Error) => ({
  request: jest.fn(async () => {
    if (list instanceof Error) throw list;
    return list as never;
  }),
});

test('news of the administration stand among the articles by their day', async () => {
  const all = await everyArticle(telling([news('Abril', '2026-04-01'), news('Junio', '2026-06-01')]));
  expect(all.map(({ path }) => path)).toEqual([
    '/noticias/Junio',
    '/recursos/css/nuevo',
    '/noticias/Abril',
    '/noticias/HackBarna2025',
  ]);
  expect(all[0]).toMatchObject({
    area: 'noticias',
    author: 'Equipo editorial',
    tags: [{ tag: 'diseno-adaptable', name: 'Diseño adaptable' }],
    formerPaths: ['/noticias/antes'],
  });
});

test('an article of the repository keeps its address', async () => {
  expect(await everyArticle(telling([news('hackbarna2025', '2026-04-01')]))).toHaveLength(2);
});

test('while the API cannot be asked, the articles of the repository are there', async () => {
  expect(await everyArticle(telling(new Error('away')))).toEqual(own);
});
