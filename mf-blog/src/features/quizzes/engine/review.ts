import { laterInstant } from '@femcoders/contracts/later-instant';
import type { QuestionProgress, QuizProgress } from '@femcoders/contracts/quiz-progress';
import { reviewDays } from '@femcoders/contracts/quiz-progress-limits';

const dayMs = 86_400_000;

/**
 * Returns a question's progress after an answer. A mistake makes it due at once; each right answer when it was due moves
 * it back later, until it has stood the last time.
 * @param now instant of the answer, in milliseconds of the epoch
 */
export function afterAnswer(before: QuestionProgress | undefined, right: boolean, now: number): QuestionProgress {
  const at = laterInstant(before?.at, now);
  if (!right) return { at, right, step: 0 };
  if (!before || before.step === null) return { at, right, step: null };
  // Who answers it again before its day has not shown that she still knows it then.
  if (dueAt(before) > now) return before;
  const next = before.step + 1;
  return { at, right, step: next < reviewDays.length ? next : null };
}

export interface ReviewQueue {
  /** Ids of the questions to repeat now, those that wait longest first. */
  due: string[];
  /** How many come back later. */
  later: number;
  /** When the next of those does, in milliseconds of the epoch; null when there is none. */
  nextAt: number | null;
}

/** Which mistakes are to be repeated, at `now` in milliseconds of the epoch. */
export function reviewQueue({ questions }: QuizProgress, now: number): ReviewQueue {
  const waiting = Object.entries(questions)
    .filter(([, { step }]) => step !== null)
    .map(([id, progress]) => ({ id, at: dueAt(progress) }))
    .sort((a, b) => a.at - b.at);
  const due = waiting.filter(({ at }) => at <= now);
  const next = waiting[due.length];
  return { due: due.map(({ id }) => id), later: waiting.length - due.length, nextAt: next?.at ?? null };
}

function dueAt({ at, step }: QuestionProgress): number {
  return Date.parse(at) + (reviewDays[step ?? 0] ?? 0) * dayMs;
}
