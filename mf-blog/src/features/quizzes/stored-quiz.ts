import type { FinishedExam, QuestionProgress, QuizProgress } from '@femcoders/contracts/quiz-progress';
import { reviewDays } from '@femcoders/contracts/quiz-progress-limits';
import { mergeQuizProgress, noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { asOwner, createStoredValue, type StoredValue } from '../stored/stored-value.ts';
import { isRun, type QuizRun } from './engine/run.ts';

/** The data of one quiz on this device. */
export interface StoredQuiz {
  /** Her progress: every answer and every finished mock interview. */
  progress: StoredValue<QuizProgress>;
  /** The unfinished run, or the result that she is looking at. */
  run: StoredValue<QuizRun | null>;
  /** Id of the member whose account knows it, too; null while it is nobody's. */
  owner: StoredValue<string | null>;
}

const opened = new Map<string, StoredQuiz>();

/** @param quiz its id: `css` */
export function storedQuiz(quiz: string): StoredQuiz {
  const known = opened.get(quiz);
  if (known) return known;
  const stored: StoredQuiz = {
    progress: createStoredValue(`quizProgress:${quiz}`, asProgress, noQuizProgress),
    run: createStoredValue<QuizRun | null>(`quizRun:${quiz}`, (value) => (isRun(value) ? value : undefined), null),
    owner: createStoredValue<string | null>(`quizOwner:${quiz}`, asOwner, null),
  };
  opened.set(quiz, stored);
  return stored;
}

/**
 * Adds to the progress on this device, after what another tab has written meanwhile.
 * @returns whether it was kept
 */
export function addProgress(quiz: string, added: Partial<Pick<QuizProgress, 'questions' | 'exams'>>): boolean {
  const { progress } = storedQuiz(quiz);
  return progress.write(mergeQuizProgress(progress.read(), { ...noQuizProgress, ...added }));
}

/** Returns stored progress as far as it is understood: it may be of another version of the site. */
export function asProgress(value: unknown): QuizProgress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, questions, exams } = value as Record<keyof QuizProgress, unknown>;
  if (version !== 1 || typeof questions !== 'object' || questions === null || !Array.isArray(exams)) return undefined;
  return {
    version,
    questions: Object.fromEntries(Object.entries(questions).filter(([, one]) => isQuestionProgress(one))),
    exams: exams.filter(isExam),
  };
}

function isQuestionProgress(value: unknown): value is QuestionProgress {
  const { at, right, step } = (value ?? {}) as Record<keyof QuestionProgress, unknown>;
  return isInstant(at) && typeof right === 'boolean' && (step === null || reviewDays[step as number] !== undefined);
}

function isExam(value: unknown): value is FinishedExam {
  const { at, right, total } = (value ?? {}) as Record<keyof FinishedExam, unknown>;
  return isInstant(at) && Number.isInteger(right) && Number.isInteger(total) && (total as number) > 0;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
