import { useEffect, useRef, useState } from 'react';
import { isUnanswered, retryUntilAnswered } from './retry-until-answered.ts';

/** Returns whether a form is sent again by itself because no answer came, with ways to start and end it. */
export function useAutoRetry() {
  const [retrying, setRetrying] = useState(false);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return {
    /** The form's sentence says so. */
    retrying,
    /** Ends it: the form is sent by hand, or was changed. */
    end() {
      stop.current?.();
      setRetrying(false);
    },
    /** Starts it after an error that leaves open whether the API has received the form. @param retry of `retryUntilAnswered`, as `own` */
    after(error: unknown, retry: () => Promise<boolean>, own: Element | null) {
      stop.current?.();
      setRetrying(isUnanswered(error));
      if (isUnanswered(error)) stop.current = retryUntilAnswered(retry, () => setRetrying(false), own);
    },
  };
}
