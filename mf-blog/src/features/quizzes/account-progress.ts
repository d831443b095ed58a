import * as endpoints from '@femcoders/contracts/endpoints/quiz-progress';
import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { mergeQuizProgress, noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { type ApiClient, callApi } from '@femcoders/platform';
import { adoptStored, mergeWithAccount } from '../stored/keep-in-account.ts';
import { storedQuiz } from './stored-quiz.ts';

/** Makes what this device keeps of a quiz this member's. */
export const adoptProgress = (quiz: string, userId: string): void =>
  adoptStored(storedQuiz(quiz).owner, userId, () => forgetHere(quiz));

/**
 * Sends what this device knows of a quiz to a member's account, and keeps here what the account knows more.
 * @returns what both know, unless she has answered on meanwhile
 * @throws ApiError, UnreachableError
 */
export function saveToAccount(
  api: ApiClient,
  { userId, quiz, signal }: { userId: string; quiz: string; signal: AbortSignal },
): Promise<QuizProgress | null> {
  const send = (body: QuizProgress) =>
    callApi(api, endpoints.mergeQuizProgress, { params: { id: userId, quiz }, body, signal });
  return mergeWithAccount(storedQuiz(quiz).progress, send, mergeQuizProgress, signal);
}

/**
 * Forgets a quiz on this device, and first in her account where she has one.
 * @throws ApiError, UnreachableError; then nothing is forgotten
 */
export async function forgetProgress(api: ApiClient, quiz: string, userId: string | undefined): Promise<void> {
  if (userId) await callApi(api, endpoints.forgetQuizProgress, { params: { id: userId, quiz } });
  forgetHere(quiz);
}

function forgetHere(quiz: string): void {
  const { progress, run } = storedQuiz(quiz);
  progress.write(noQuizProgress);
  run.write(null);
}
