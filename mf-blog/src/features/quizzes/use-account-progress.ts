import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { useApi, useSession } from '@femcoders/platform';
import { useEffect, useState } from 'react';
import { adoptProgress, saveToAccount } from './account-progress.ts';
import { useStoredQuiz } from './use-stored-quiz.ts';

/** Several answers in a row are sent at once, in milliseconds. */
const pauseMs = 1_500;

/**
 * Keeps a quiz in step with the account of the member: at once when the page opens, then after every answer.
 * Synchronises the progress with the account; a failed request is sent again when the connection is back, with the next answer, or the next time she comes.
 * @returns where her progress is kept now
 */
export function useAccountProgress(quiz: string): 'device' | 'saving' | 'account' | 'unreached' {
  const { user } = useSession();
  const api = useApi();
  const { progress } = useStoredQuiz(quiz);
  const [saved, setSaved] = useState<{ userId: string; progress: QuizProgress }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const userId = user?.id;
  const isSaved = saved !== undefined && saved.userId === userId && saved.progress === progress;
  const isFirst = saved?.userId !== userId;

  useEffect(() => {
    const again = () => setAttempt((number) => number + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer and every attempt sends again
  useEffect(() => {
    if (!userId || isSaved) return;
    adoptProgress(quiz, userId);
    const gone = new AbortController();
    const timer = setTimeout(
      () => {
        saveToAccount(api, { userId, quiz, signal: gone.signal }).then(
          (both) => {
            setFailed(false);
            if (both) setSaved({ userId, progress: both });
          },
          () => gone.signal.aborted || setFailed(true),
        );
      },
      isFirst ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, quiz, userId, isSaved, progress, attempt]);

  if (!userId) return 'device';
  if (isSaved) return 'account';
  return failed ? 'unreached' : 'saving';
}
