import { type Keeping, useKeptInAccount } from '../stored/use-kept-in-account.ts';
import { adoptProgress, saveToAccount } from './account-progress.ts';
import { useStoredQuiz } from './use-stored-quiz.ts';

/**
 * Keeps a quiz in step with the account of the member.
 * @returns where her progress is kept now
 */
export function useAccountProgress(quiz: string): Keeping {
  const { progress } = useStoredQuiz(quiz);
  return useKeptInAccount(progress, {
    adopt: (userId) => adoptProgress(quiz, userId),
    save: (api, options) => saveToAccount(api, { ...options, quiz }),
  });
}
