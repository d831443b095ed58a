import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { mergeQuizProgress, noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { apiAnswering } from '@femcoders/kit/test/fake-api';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuizKeeping } from './components/quiz-keeping.tsx';
import { addProgress, storedQuiz } from './stored-quiz.ts';

const answer = (day: number, right = true) => ({ at: `2026-03-0${day}T10:00:00.000Z`, right, step: right ? null : 0 });
const known = () => Object.keys(storedQuiz('css').progress.read().questions).sort();

/** The accounts of the site, by member. */
let accounts: Record<string, QuizProgress>;
let unreachable: boolean;

const api = apiAnswering(({ method, path, body }) => {
  if (unreachable) return { status: 503, body: { code: 'unavailable', message: 'No responde.', requestId: 'x' } };
  const id = path.split('/')[2] ?? '';
  if (method === 'DELETE') {
    delete accounts[id];
    return { status: 204 };
  }
  accounts[id] = mergeQuizProgress(accounts[id] ?? noQuizProgress, body as QuizProgress);
  return { body: accounts[id] };
});

const signIn = (id: string | null) =>
  act(async () => {
    const user = id && ({ id, name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const);
    sessionStore.setState(user ? { status: 'signed-in', user } : { status: 'anonymous', user: null }, true);
  });

beforeEach(async () => {
  accounts = {};
  unreachable = false;
  const { progress, run, owner } = storedQuiz('css');
  progress.write(noQuizProgress);
  run.write(null);
  owner.write(null);
  await signIn(null);
});

const open = () => renderInHost(<QuizKeeping quiz="css" path="/recursos/css/quiz-css-entrevistas" />, api);

test('a visitor reads that it stays on her device, and how she would have it in an account', async () => {
  open();
  expect(screen.getByText(/se guarda en este dispositivo/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'inicias sesión' })).toHaveAttribute(
    'href',
    '/login?volver=%2Frecursos%2Fcss%2Fquiz-css-entrevistas',
  );
});

test('what she did before she logged in comes into her account, and what the account knows comes here', async () => {
  addProgress('css', { questions: { gap: answer(1) } });
  accounts.ada = { ...noQuizProgress, questions: { fr: answer(2) } };
  open();
  await signIn('ada');
  expect(await screen.findByText('Tu progreso está guardado en tu cuenta.')).toBeInTheDocument();
  expect(Object.keys(accounts.ada?.questions ?? {}).sort()).toEqual(['fr', 'gap']);
  expect(known()).toEqual(['fr', 'gap']);
});

test('every later answer reaches the account', async () => {
  await signIn('ada');
  open();
  await screen.findByText('Tu progreso está guardado en tu cuenta.');
  act(() => void addProgress('css', { questions: { subgrid: answer(3) } }));
  expect(await screen.findByText('Guardando tu progreso en tu cuenta…')).toBeInTheDocument();
  expect(
    await screen.findByText('Tu progreso está guardado en tu cuenta.', {}, { timeout: 5_000 }),
  ).toBeInTheDocument();
  expect(Object.keys(accounts.ada?.questions ?? {})).toEqual(['subgrid']);
});

test('an account that does not answer gets it when the connection is back', async () => {
  unreachable = true;
  addProgress('css', { questions: { gap: answer(1) } });
  await signIn('ada');
  open();
  expect(await screen.findByText(/Tu cuenta no responde ahora/)).toBeInTheDocument();
  expect(known()).toEqual(['gap']);
  unreachable = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Tu progreso está guardado en tu cuenta.')).toBeInTheDocument();
  expect(Object.keys(accounts.ada?.questions ?? {})).toEqual(['gap']);
});

test('on a shared computer nobody gets what another member has done', async () => {
  await signIn('ada');
  open();
  await screen.findByText('Tu progreso está guardado en tu cuenta.');
  await act(async () => void addProgress('css', { questions: { gap: answer(1) } }));
  await signIn('grace');
  expect(await screen.findByText('Tu progreso está guardado en tu cuenta.')).toBeInTheDocument();
  expect(known()).toEqual([]);
  expect(accounts.grace?.questions).toEqual({});
});

test('she can have it forgotten, here and in her account, after one question', async () => {
  addProgress('css', { questions: { gap: answer(1) } });
  await signIn('ada');
  open();
  await screen.findByText('Tu progreso está guardado en tu cuenta.');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar mi progreso' }));
  expect(known()).toEqual(['gap']);
  await userEvent.click(screen.getByRole('button', { name: 'Borrarlo' }));
  expect(known()).toEqual([]);
  expect(accounts.ada?.questions ?? {}).toEqual({});
});

test('what could not be forgotten is all still there', async () => {
  addProgress('css', { questions: { gap: answer(1) } });
  await signIn('ada');
  open();
  await screen.findByText('Tu progreso está guardado en tu cuenta.');
  unreachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Borrar mi progreso' }));
  await userEvent.click(screen.getByRole('button', { name: 'Borrarlo' }));
  expect(known()).toEqual(['gap']);
  expect(Object.keys(accounts.ada?.questions ?? {})).toEqual(['gap']);
});
