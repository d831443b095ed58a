import { useSession } from '@femcoders/platform';
import { useLayoutEffect } from 'react';

/**
 * Keeps the class `has-session` of `<html>` true once it is known who is there. The script before the first paint has set it by
 * what lies in the storage; without this, who logs in or out without a load would see the other's page. It stands with the
 * home page, which alone is drawn by it for longer: other pages need not load it.
 */
export function useSessionClass(): void {
  const { status } = useSession();
  useLayoutEffect(() => {
    if (status !== 'unknown') document.documentElement.classList.toggle('has-session', status === 'signed-in');
  }, [status]);
}
