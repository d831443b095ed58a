import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { FilterOption, ListView } from '../filter-articles.ts';
import { Filters } from './filters.tsx';

const tags = Array.from({ length: 10 }, (_, index) => ({
  value: `t${index}`,
  name: `Tema ${index}`,
  count: 10 - index,
}));

function show(filters: Partial<ListView['filters']> = {}, tag: FilterOption[] = tags) {
  const view: ListView = {
    articles: [],
    total: 0,
    page: 1,
    pages: 1,
    refusals: [],
    filters: { category: null, tag: null, level: null, ...filters },
    options: { category: [{ value: 'css', name: 'CSS', count: 1 }], level: [], tag },
  };
  render(
    <MemoryRouter>
      <Filters view={view} />
    </MemoryRouter>,
  );
}

test('each value is a link that keeps the other filters, and says how many articles it leaves', () => {
  show({ level: 'inicial' });
  const css = screen.getByRole('link', { name: 'CSS 1 artículo' });
  expect(css).toHaveAttribute('href', '/blog?categoria=css&nivel=inicial');
  const all = within(screen.getByRole('list', { name: 'Nivel' })).getByRole('link', { name: 'Todos' });
  expect(all).toHaveAttribute('href', '/blog');
  expect(all).not.toHaveAttribute('aria-current');
});

test('many tags are behind a word, unless one of them is chosen', () => {
  show();
  expect(screen.getByText('Otras 2')).toBeVisible();
  expect(screen.getByText('Tema 7')).toBeVisible();
  expect(screen.getByText('Tema 9')).not.toBeVisible();
});

test('the chosen one is in sight', () => {
  show({ tag: 't9' });
  expect(screen.getByText('Tema 9')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tema 9 1 artículo' })).toHaveAttribute('aria-current', 'true');
});
