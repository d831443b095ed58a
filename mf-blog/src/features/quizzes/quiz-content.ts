import type { QuizReading } from './components/quiz-reading.tsx';
import type { Quiz } from './quiz.ts';

/** A quiz's questions, parsed each time that they are read, and what draws them for reading. */
export interface WholeQuiz {
  readQuiz: () => Quiz;
  Reading: typeof QuizReading;
}

const arrived = new Map<string, WholeQuiz>();

/**
 * Loads what reads the questions of a quiz.
 * @throws what kept it from arriving
 */
export async function loadQuestions(area: string): Promise<() => Quiz> {
  const { readQuiz } = (await import(
    /* webpackChunkName: "quiz-[request]" */ `../../../content/quizzes/${area}.yaml`
  )) as { readQuiz: () => Quiz };
  return readQuiz;
}

/** Loads a quiz with what draws it for reading, once. */
export async function loadQuiz(area: string): Promise<WholeQuiz> {
  const known = arrived.get(area);
  if (known) return known;
  const [readQuiz, { QuizReading: Reading }] = await Promise.all([
    loadQuestions(area),
    import(/* webpackChunkName: "quiz-text" */ './components/quiz-reading.tsx'),
  ]);
  const whole = { readQuiz, Reading };
  arrived.set(area, whole);
  return whole;
}

/** The quiz, unless its page has come as HTML from the server: that is kept, and its making is not asked for. */
export function arrivedQuiz(area: string): WholeQuiz | undefined {
  return arrived.get(area);
}
