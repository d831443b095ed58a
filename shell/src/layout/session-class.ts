import { useSession } from '@femcoders/platform';
import { useEffect } from 'react';

/**
 * Keeps the class `has-session` of `<html>` true once it is known who is there. The script before the first paint has set it by
 * what lies in the storage; without this, who logs in or out without a load would see the other's page.
 */
export function useSessionClass(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'unknown') document.documentElement.classList.toggle('has-session', status === 'signed-in');
  }, [status]);
}
