import { trialArticle } from '../../testing/trial-article.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
import { filterArticles } from './filter-articles.ts';
import { listAddress, readRequestedFilters } from './list-filters.ts';
import { listLibrary } from './list-library.ts';

const grid = { tag: 'grid', name: 'Grid' };
const access = { tag: 'accesibilidad', name: 'accesibilidad' };
const articles = [
  trialArticle('uno', { tags: [grid, access] }),
  trialArticle('dos', { level: 'avanzado', tags: [grid] }),
  trialArticle('tres', { area: 'html', tags: [access] }),
];
const { level: _, ...aniversario } = trialArticle('cuatro', { area: 'noticias' });
const all = [...articles, aniversario];

const view = (search: string, of: ArticleSummary[] = all) =>
  filterArticles(of, readRequestedFilters(new URLSearchParams(search)));
const titles = (search: string) => view(search).articles.map(({ title }) => title);

test('without filters every article is there', () => {
  expect(titles('')).toEqual(['uno', 'dos', 'tres', 'cuatro']);
});

test('filters hold together', () => {
  expect(titles('categoria=css')).toEqual(['uno', 'dos']);
  expect(titles('etiqueta=accesibilidad')).toEqual(['uno', 'tres']);
  expect(titles('categoria=css&etiqueta=accesibilidad')).toEqual(['uno']);
  expect(titles('nivel=avanzado')).toEqual(['dos']);
});

test('each value says how many articles it would leave with the other filters', () => {
  const { options } = view('etiqueta=accesibilidad');
  expect(options.category).toEqual([
    { value: 'css', name: 'CSS', count: 1 },
    { value: 'html', name: 'HTML', count: 1 },
  ]);
  expect(options.tag.map(({ name, count }) => [name, count])).toEqual([
    ['accesibilidad', 2],
    ['Grid', 2],
  ]);
});

test('filters that leave nothing can still be seen and taken back', () => {
  const { total, options } = view('categoria=html&nivel=avanzado');
  expect(total).toBe(0);
  expect(options.level).toContainEqual({ value: 'avanzado', name: 'Nivel avanzado', count: 0 });
});

test('what nobody knows is said and left aside', () => {
  const { refusals, total, filters } = view('categoria=constructor&etiqueta=zzz&nivel=experta&pagina=7');
  expect(total).toBe(4);
  expect(filters).toEqual({ category: null, tag: null, level: null });
  expect(refusals).toEqual([
    'No hay ninguna categoría «constructor», así que las ves todas.',
    'No hay ninguna etiqueta «zzz», así que no la tenemos en cuenta.',
    'No hay ningún nivel «experta», así que los ves todos.',
    'No hay ninguna página «7»: todo cabe en una.',
  ]);
});

test('a page has twelve articles, and the last one what is left', () => {
  const many = Array.from({ length: 25 }, (_, index) => trialArticle(String(index)));
  expect(view('', many).articles).toHaveLength(12);
  expect(view('pagina=3', many)).toMatchObject({ page: 3, pages: 3, articles: [{ title: '24' }] });
  for (const page of ['4', '0', '-1', '1.5', 'dos'])
    expect(view(`pagina=${page}`, many).refusals).toEqual([
      `No hay ninguna página «${page}»: hay 3, y estás en la primera.`,
    ]);
});

test('a list has one address, however it came about', () => {
  expect(listAddress({})).toBe('/blog');
  expect(listAddress({ category: 'css', level: null }, 1)).toBe('/blog?categoria=css');
  expect(listAddress({ tag: 'grid' }, 2)).toBe('/blog?etiqueta=grid&pagina=2');
});

test('the library follows the path, area by area, with its quizzes, and has no empty areas', () => {
  const html = trialArticle('primero', { area: 'html', path: '/recursos/html/primero' });
  const css = [trialArticle('tercero'), trialArticle('segundo'), aniversario];
  const quiz = { area: 'react', path: '/recursos/react/quiz', title: 'Quiz', description: '', passPercent: 70 };
  const steps = ['/recursos/html/primero', '/recursos/css/segundo', '/recursos/css/tercero'];
  const library = listLibrary([...css, html], [{ ...quiz, published: '', revised: '', topics: [] }], steps);
  expect(
    library.map(({ name, articles, quizzes }) => [name, articles.map(({ title }) => title), quizzes.length]),
  ).toEqual([
    ['HTML', ['primero'], 0],
    ['CSS', ['segundo', 'tercero'], 0],
    ['React', [], 1],
  ]);
});
