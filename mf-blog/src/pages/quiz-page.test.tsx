import { renderInHost } from '@femcoders/kit/test/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuizPlayer } from '../features/quizzes/components/quiz-player.tsx';
import { begin } from '../features/quizzes/quiz-steps.ts';
import { trialQuiz, trialSummary } from '../features/quizzes/testing/trial-quiz.ts';
import { Page } from './quiz-page.tsx';

const mockPlayer = async () => ({ quiz: trialQuiz, QuizPlayer, begin });
jest.mock('../features/quizzes/quiz-player-loader.ts', () => ({ playerLoader: () => mockPlayer }));
jest.mock('../features/quizzes/quiz-content.ts', () => ({ arrivedQuiz: () => undefined }));
jest.mock('../features/quizzes/check-fix.ts', () => ({}));
jest.mock('../features/quizzes/components/fix-field.tsx', () => ({}));

beforeEach(() => {
  Object.assign(globalThis, { QUIZ_INDEX: [trialSummary] });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

test('a quiz that is put aside leads back to its beginning, and the focus goes along', async () => {
  renderInHost(<Page />, undefined, { address: trialSummary.path });
  await userEvent.click(screen.getByRole('button', { name: 'Empezar el simulacro' }));
  expect(screen.queryByRole('heading', { level: 1, name: trialSummary.title })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Dejarlo para luego' }));
  expect(screen.getByRole('heading', { level: 1, name: trialSummary.title })).toHaveFocus();
});
