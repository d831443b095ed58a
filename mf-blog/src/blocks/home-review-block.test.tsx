import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { apiAnswering } from '@femcoders/kit/test/fake-api';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Block } from './home-review-block.tsx';

const path = '/recursos/css/quiz-css-entrevistas';
const questions = ['gap', 'fr', 'subgrid'].map((id) => [id, 'inicial']);
// What the build writes from the quizzes (build.ts).
Object.assign(globalThis, {
  QUIZ_INDEX: [
    { path, area: 'css', title: 'Quiz de CSS', topics: [{ id: 'grid', name: 'Grid', questions }] },
    { path: '/recursos/javascript/quiz', area: 'javascript', title: 'Quiz de JavaScript', topics: [] },
  ],
});

beforeEach(() => {
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  sessionStore.setState({ status: 'signed-in', user }, true);
});

const openWith = (progress: Record<string, QuizProgress>) =>
  act(
    async () =>
      void renderInHost(
        <Suspense>
          <Block />
        </Suspense>,
        apiAnswering(() => ({ body: progress })),
      ),
  );
const at = '2020-11-01T10:00:00.000Z';

test('mistakes that wait are counted by quiz, and those of questions that are gone are not', async () => {
  const wrong = { at, right: false, step: 0 };
  await openWith({
    css: {
      version: 1,
      exams: [],
      questions: { gap: wrong, fr: wrong, subgrid: { at, right: true, step: null }, gone: wrong },
    },
  });
  expect(await screen.findByRole('link', { name: '2 preguntas de CSS' })).toHaveAttribute('href', path);
});

test('without mistakes she is led to the quizzes, by the names of their areas', async () => {
  await openWith({});
  expect(await screen.findByRole('link', { name: 'Quiz de JavaScript' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Quiz de CSS' })).toHaveAttribute('href', path);
  expect(screen.getByText(/^Ninguno\./)).toBeInTheDocument();
});
