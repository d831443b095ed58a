import { noQuizProgress } from '@femcoders/contracts/quiz-progress-merge';
import { useSyncExternalStore } from 'react';
import { storedQuiz } from './stored-quiz.ts';

/**
 * Returns the state of a quiz on this device, in step with other tabs.
 * @returns nothing done and nothing begun on the server and while the page comes to life
 */
export function useStoredQuiz(quiz: string) {
  const { progress, run } = storedQuiz(quiz);
  return {
    progress: useSyncExternalStore(progress.subscribe, progress.read, () => noQuizProgress),
    run: useSyncExternalStore(run.subscribe, run.read, () => null),
  };
}
