import type { ReadingProgress } from '@femcoders/contracts/reading-progress';
import { mergeReadingProgress, noReadingProgress } from '@femcoders/contracts/reading-progress-merge';
import { apiAnswering } from '@femcoders/kit/test/fake-api';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ArticleSummary } from '../features/articles/article-summary.ts';
import type { PathStage } from '../features/path/learning-path.ts';
import { minutesInWords } from '../features/path/path-view.ts';
import { markArticle, readingOwner, storedReading } from '../features/reading/stored-reading.ts';
import { trialArticle } from '../testing/trial-article.ts';
import { Page } from './path-page.tsx';

const articles: ArticleSummary[] = [
  trialArticle('uno', { title: 'Uno: el primero', minutes: 40 }),
  trialArticle('dos', { title: 'Dos', minutes: 35 }),
  trialArticle('tres', { title: 'Tres', minutes: 10 }),
];
const step = (slug: string, requires: string[] = []) => ({ path: `/recursos/css/${slug}`, requires });
const stages: PathStage[] = [
  {
    ...{ id: 'estilo', title: 'Un estilo', about: 'Aprendes.', result: 'una página' },
    steps: [step('uno'), step('dos', ['/recursos/css/uno'])],
    quiz: '/recursos/css/quiz-css-entrevistas',
  },
  { id: 'lejos', title: 'Más lejos', about: 'Sigues.', result: 'otra', steps: [step('tres')] },
];
const quiz = { path: '/recursos/css/quiz-css-entrevistas', title: 'Quiz de CSS', area: 'css', topics: [] };
Object.assign(globalThis, { ARTICLE_INDEX: articles, QUIZ_INDEX: [quiz], LEARNING_PATH: stages });

/** The accounts of the site, by member. */
let accounts: Record<string, ReadingProgress>;
const api = apiAnswering(({ method, path, body }) => {
  const id = path.split('/')[2] ?? '';
  if (method === 'DELETE') {
    delete accounts[id];
    return { status: 204 };
  }
  accounts[id] = mergeReadingProgress(accounts[id] ?? noReadingProgress, body as ReadingProgress);
  return { body: accounts[id] };
});

const signIn = (id: string | null) =>
  act(async () => {
    const user = id && ({ id, name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const);
    sessionStore.setState(user ? { status: 'signed-in', user } : { status: 'anonymous', user: null }, true);
  });

beforeEach(async () => {
  accounts = {};
  storedReading.write(noReadingProgress);
  readingOwner.write(null);
  await signIn(null);
});

const open = async () => {
  renderInHost(
    <Suspense>
      <Page />
    </Suspense>,
    api,
  );
  await screen.findByRole('heading', { level: 1 });
};
const button = (title: string) => screen.getByRole('button', { name: `Leído: ${title}` });

test('the path says what each stage is for, what each article requires, and where to begin', async () => {
  await open();
  expect(screen.getByRole('heading', { name: '3 artículos' })).toBeVisible();
  expect(screen.getByText('En total 1 h 25 min de lectura.')).toBeVisible();
  expect(screen.getByText('Empieza por').parentElement).toHaveTextContent('Uno: el primero');
  const stage = screen.getByRole('region', { name: 'Un estilo' });
  expect(stage).toHaveTextContent('Al acabar tendrás una página.');
  expect(stage).toHaveTextContent('2 artículos, 1 h 15 min');
  const [, second, last] = within(stage).getAllByRole('listitem');
  expect(second).toHaveTextContent('Antes: Uno');
  expect(within(last as HTMLElement).getByRole('link', { name: 'Quiz de CSS' })).toBeVisible();
});

test('what she marks counts, and the next article is the first that she has not read', async () => {
  await open();
  await userEvent.click(button('Uno: el primero'));
  expect(button('Uno: el primero')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: '1 de 3 artículos leídos' })).toBeVisible();
  expect(screen.getByText('Te quedan 45 min de lectura.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Artículos leídos' })).toHaveProperty('value', 1);
  expect(screen.getByText('Sigue por').parentElement).toHaveTextContent('Dos');
  for (const title of ['Dos', 'Tres']) await userEvent.click(button(title));
  expect(screen.getByText('Has recorrido el camino entero.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ver toda la biblioteca/ })).toHaveAttribute('href', '/blog/recursos');
});

test('a visitor reads where it is kept, and how she would have it in an account', async () => {
  await open();
  expect(screen.getByText(/se guarda en este dispositivo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'inicias sesión' })).toHaveAttribute('href', '/login?volver=%2Frecursos');
});

test('what she read before she logged in comes into her account, and what the account knows comes here', async () => {
  markArticle('css/uno', true);
  accounts.ada = { version: 1, articles: { 'css/tres': { at: '2026-11-20T10:00:00.000Z', read: true } } };
  await open();
  await signIn('ada');
  expect(await screen.findByText('Tu progreso está guardado en tu cuenta.')).toBeVisible();
  expect(Object.keys(accounts.ada.articles).sort()).toEqual(['css/tres', 'css/uno']);
  expect(button('Tres')).toHaveAttribute('aria-pressed', 'true');
});

test('what another member has read on this device is not mixed with hers', async () => {
  markArticle('css/uno', true);
  readingOwner.write('otra');
  await open();
  await signIn('ada');
  await screen.findByText('Tu progreso está guardado en tu cuenta.');
  expect(accounts.ada?.articles).toEqual({});
  expect(button('Uno: el primero')).toHaveAttribute('aria-pressed', 'false');
});

test('what she has forgotten is gone here and in her account', async () => {
  markArticle('css/uno', true);
  await open();
  await signIn('ada');
  await waitFor(() => expect(accounts.ada).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Borrar mi progreso' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Borrarlo' }));
  expect(await screen.findByRole('heading', { name: '3 artículos' })).toBeVisible();
  expect(storedReading.read()).toEqual(noReadingProgress);
});

test('reading time is shown in hours and minutes', () => {
  expect([0, 45, 60, 125].map(minutesInWords)).toEqual(['0 min', '45 min', '1 h', '2 h 5 min']);
});
