import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { trialArticle } from '../../../testing/trial-article.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { LatestArticles } from './latest-articles.tsx';

const demoArticle = (slug: string, fields: Partial<ArticleSummary> = {}) =>
  trialArticle(slug, { title: `Artículo de demostración ${slug}`, ...fields });

function show(newest: ArticleSummary, others: ArticleSummary[] = []) {
  render(
    <MemoryRouter>
      <LatestArticles newest={newest} others={others} />
    </MemoryRouter>,
  );
}

test('the newest article shows its area, its reading time and its date', () => {
  show(demoArticle('uno'));
  const newest = screen.getByRole('article');
  expect(within(newest).getByRole('heading', { level: 3 })).toHaveTextContent('Artículo de demostración uno');
  expect(within(newest).getByRole('link')).toHaveAttribute('href', '/recursos/css/uno');
  expect(newest).toHaveTextContent('CSS14 min de lectura · 17 de noviembre de 2023');
  expect(newest).toHaveTextContent('De qué trata.');
});

test('the ones before it follow in short, and everything else is one link away', () => {
  show(demoArticle('tres'), [demoArticle('dos', { area: 'noticias', minutes: 5 }), demoArticle('uno')]);
  const others = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(others.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Artículo de demostración dos',
    'Artículo de demostración uno',
  ]);
  expect(others[0]).toHaveTextContent('Noticias · 5 min');
  expect(screen.getByRole('link', { name: 'Todo el blog' })).toHaveAttribute('href', '/blog');
});

test('a single article stands without an empty list next to it', () => {
  show(demoArticle('uno'));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
