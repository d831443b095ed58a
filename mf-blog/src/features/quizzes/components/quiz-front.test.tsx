import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRun } from '../engine/run.ts';
import { storedQuiz } from '../stored-quiz.ts';
import { trialQuestions, trialSummary } from '../testing/trial-quiz.ts';
import { QuizFront } from './quiz-front.tsx';

jest.mock('../quiz-content.ts', () => ({ arrivedQuiz: () => undefined }));

const onBegin = jest.fn();
const onResume = jest.fn();

function open(progress: Partial<QuizProgress> = {}) {
  const stored = storedQuiz('css');
  stored.progress.write({ ...noQuizProgress, ...progress });
  renderInHost(<QuizFront summary={trialSummary} preparing={null} onBegin={onBegin} onResume={onResume} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const wrong = (day: string) => ({ at: `${day}T10:00:00.000Z`, right: false, step: 0 });

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  storedQuiz('css').run.write(null);
});

test('practice begins with the topic, the level and the number of her choice', async () => {
  open();
  expect(screen.getByText('Serán 4 preguntas.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tema' }), 'Flexbox');
  await userEvent.click(screen.getByRole('radio', { name: 'Avanzado' }));
  await userEvent.click(screen.getByRole('radio', { name: '5' }));
  expect(screen.getByText('Serán 1 pregunta.')).toBeVisible();
  await press('Empezar la práctica');
  expect(onBegin).toHaveBeenCalledWith({ mode: 'practice', topics: ['flex'], level: 'avanzado', count: 5 });
});

test('a topic without questions of a level says so, and does not begin', async () => {
  open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tema' }), 'Grid');
  await userEvent.click(screen.getByRole('radio', { name: 'Avanzado' }));
  expect(screen.getByText('No hay preguntas de ese tema y nivel: elige otro.')).toBeVisible();
  await press('Empezar la práctica');
  expect(onBegin).not.toHaveBeenCalled();
});

test('a mock interview begins with its clock or without', async () => {
  open();
  await press('Empezar el simulacro');
  expect(onBegin).toHaveBeenLastCalledWith({ mode: 'exam', clock: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Con reloj' }));
  await press('Empezar el simulacro');
  expect(onBegin).toHaveBeenLastCalledWith({ mode: 'exam', clock: false });
});

test('without mistakes there is nothing to review, and a sentence says when there will be', () => {
  open();
  expect(screen.getByText(/Aún no hay nada que repasar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Repasar/ })).not.toBeInTheDocument();
});

test('mistakes wait to be reviewed, those of questions that are gone aside', async () => {
  open({ questions: { una: wrong('2026-01-01'), varias: wrong('2026-01-02'), antigua: wrong('2026-01-03') } });
  expect(screen.getByText(/Te esperan 2 preguntas que fallaste/)).toBeVisible();
  await press('Repasar mis 2 fallos');
  expect(onBegin).toHaveBeenCalledWith({ mode: 'review', early: false });
});

test('mistakes whose day has not come say when it comes, and can be reviewed all the same', async () => {
  const soon = { at: new Date().toISOString(), right: true, step: 2 };
  open({ questions: { una: soon } });
  expect(screen.getByText(/Nada para hoy\. Una pregunta vuelve más adelante; la próxima, el \d+ de \w+/)).toBeVisible();
  await press('Repasar ya');
  expect(onBegin).toHaveBeenCalledWith({ mode: 'review', early: true });
});

test('what was put aside can be taken up', async () => {
  storedQuiz('css').run.write({ ...startRun('exam', trialQuestions, 1), current: 2, paused: true });
  open();
  expect(screen.getByText(/Dejaste un simulacro en la/)).toHaveTextContent('pregunta 3 de 4');
  await press('Seguir donde estaba');
  expect(onResume).toHaveBeenCalled();
});

test('each topic says how much of it was answered right', () => {
  open({ questions: { una: { at: '2026-01-01T10:00:00.000Z', right: true, step: null } } });
  const topics = screen.getByRole('list', { name: 'Temas' });
  expect(topics).toHaveTextContent('Grid1 de 2 acertadas');
  expect(topics).toHaveTextContent('Flexbox0 de 2 acertadas');
});
