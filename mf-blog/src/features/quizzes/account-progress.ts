import * as endpoints from '@femcoders/contracts/endpoints/quiz-progress';
import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { mergeQuizProgress, noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { type ApiClient, callApi } from '@femcoders/platform';
import { storedQuiz } from './stored-quiz.ts';

/**
 * Makes what this device keeps of a quiz this member's. What was nobody's becomes hers; what was another member's is not
 * mixed with hers, and is in the other's account already.
 */
export function adoptProgress(quiz: string, userId: string): void {
  const { owner, progress, run } = storedQuiz(quiz);
  const before = owner.read();
  if (before === userId) return;
  if (before !== null) {
    progress.write(noQuizProgress);
    run.write(null);
  }
  owner.write(userId);
}

/**
 * Sends what this device knows of a quiz to a member's account, and keeps here what the account knows more.
 * @returns what both know, unless she has answered on meanwhile
 * @throws ApiError, UnreachableError
 */
export async function saveToAccount(
  api: ApiClient,
  { userId, quiz, signal }: { userId: string; quiz: string; signal: AbortSignal },
): Promise<QuizProgress | null> {
  const { progress } = storedQuiz(quiz);
  const sent = progress.read();
  const known = await callApi(api, endpoints.mergeQuizProgress, { params: { id: userId, quiz }, body: sent, signal });
  if (signal.aborted || progress.read() !== sent) return null;
  const both = mergeQuizProgress(sent, known);
  if (!isSame(both, sent)) progress.write(both);
  return progress.read();
}

/**
 * Forgets a quiz on this device, and first in her account where she has one.
 * @throws ApiError, UnreachableError; then nothing is forgotten
 */
export async function forgetProgress(api: ApiClient, quiz: string, userId: string | undefined): Promise<void> {
  if (userId) await callApi(api, endpoints.forgetQuizProgress, { params: { id: userId, quiz } });
  const { progress, run } = storedQuiz(quiz);
  progress.write(noQuizProgress);
  run.write(null);
}

/** Independent of the order in which its questions were stored. */
function isSame(a: QuizProgress, b: QuizProgress): boolean {
  return sorted(a) === sorted(b);
}

function sorted({ questions, exams }: QuizProgress): string {
  return JSON.stringify([Object.entries(questions).sort(([a], [b]) => (a < b ? -1 : 1)), exams]);
}
