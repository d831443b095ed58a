import { type ApiClient, useApi, useSession } from '@femcoders/platform';
import { useEffect, useState } from 'react';

/** Several changes in a row are sent at once, in milliseconds. */
const pauseMs = 1_500;

/** Where something of hers is kept now. */
export type Keeping = 'device' | 'saving' | 'account' | 'unreached';

interface Account<T> {
  /** Makes what this device keeps this member's. */
  adopt: (userId: string) => void;
  /**
   * Sends her account what the device knows, and keeps here what the account knows more.
   * @returns what both know, unless it has changed meanwhile
   */
  save: (api: ApiClient, options: { userId: string; signal: AbortSignal }) => Promise<T | null>;
}

/**
 * Keeps a value of this device in step with the account of the member: at once when its page opens, or when she logs in,
 * then after every change. A failed request is sent again when the connection is back, with the next change, or the next
 * time she comes.
 * @param value what the device keeps now
 * @returns where it is kept now
 */
export function useKeptInAccount<T>(value: T, { adopt, save }: Account<T>): Keeping {
  const { user } = useSession();
  const api = useApi();
  const [saved, setSaved] = useState<{ userId: string; value: T }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const userId = user?.id;
  const isSaved = saved !== undefined && saved.userId === userId && saved.value === value;
  const isFirst = saved?.userId !== userId;

  useEffect(() => {
    const again = () => setAttempt((number) => number + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change and every attempt sends again
  useEffect(() => {
    if (!userId || isSaved) return;
    adopt(userId);
    const gone = new AbortController();
    const timer = setTimeout(
      () => {
        save(api, { userId, signal: gone.signal }).then(
          (both) => {
            setFailed(false);
            if (both) setSaved({ userId, value: both });
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
  }, [api, userId, isSaved, value, attempt]);

  if (!userId) return 'device';
  if (isSaved) return 'account';
  return failed ? 'unreached' : 'saving';
}
