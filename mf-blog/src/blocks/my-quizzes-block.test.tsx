import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { apiAnswering } from '@femcoders/kit/test/fake-api';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuizSummary } from '../features/quizzes/quiz-summary.ts';
import { Block, loader } from './my-quizzes-block.tsx';

const css: QuizSummary = {
  path: '/recursos/css/quiz-css-entrevistas',
  area: 'css',
  title: 'Quiz de CSS',
  description: '',
  published: '2026-11-22',
  revised: '2026-11-22',
  passPercent: 70,
  topics: [
    {
      id: 'grid',
      name: 'Grid',
      questions: [
        ['gap', 'inicial'],
        ['fr', 'inicial'],
        ['subgrid', 'avanzado'],
      ],
    },
  ],
};
// What the build writes from the quizzes (build.ts).
Object.assign(globalThis, { QUIZ_INDEX: [css] });

beforeAll(() => loader({} as Parameters<typeof loader>[0]));
beforeEach(() => {
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  sessionStore.setState({ status: 'signed-in', user }, true);
});

function openWith(progress: Record<string, QuizProgress>) {
  renderInHost(
    <Block />,
    apiAnswering(({ path }) => (path === '/user/7/quizzes' ? { body: progress } : { status: 404 })),
  );
}

const at = '2026-11-01T10:00:00.000Z';

test('anyone who has begun none is led to them', async () => {
  openWith({});
  expect(await screen.findByRole('link', { name: 'Quiz de CSS' })).toHaveAttribute('href', css.path);
  expect(screen.getByText(/^Sin empezar: 3 preguntas/)).toBeInTheDocument();
});

test('it says how many are right, how the best mock interview went and what waits for review', async () => {
  openWith({
    css: {
      version: 1,
      questions: {
        gap: { at, right: true, step: null },
        fr: { at, right: false, step: 0 },
        gone: { at, right: true, step: null },
      },
      exams: [
        { at, right: 14, total: 20 },
        { at, right: 9, total: 20 },
      ],
    },
  });
  const entry = within((await screen.findByRole('link', { name: 'Quiz de CSS' })).closest('li') as HTMLElement);
  expect(
    entry.getByText('1 de 3 preguntas acertadas. Tu mejor simulacro: 70 %. Por repasar hoy: 1.'),
  ).toBeInTheDocument();
  expect(entry.getByText('Superado')).toBeInTheDocument();
});

test('a hair under seventy percent is not passed', async () => {
  openWith({ css: { version: 1, questions: {}, exams: [{ at, right: 699, total: 1000 }] } });
  expect(await screen.findByText(/Tu mejor simulacro: 69 %/)).toBeInTheDocument();
  expect(screen.queryByText('Superado')).not.toBeInTheDocument();
});

test('what cannot be loaded says so and can be asked for again', async () => {
  let broken = true;
  renderInHost(
    <Block />,
    apiAnswering(() =>
      broken ? { status: 500, body: { code: 'internal', message: 'Algo ha fallado.', requestId: 'x' } } : { body: {} },
    ),
  );
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Quiz de CSS' })).toBeInTheDocument();
});
