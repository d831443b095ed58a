import { useNavigate } from '@femcoders/platform';
import { useEffect, useState } from 'react';

/**
 * Asks before a link of the site, or closing the tab, leads away from what is not saved.
 * @returns where she wants to go while she is asked, and her answers
 */
export function useLeaveGuard(dirty: boolean) {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<string | null>(null);

  useEffect(() => {
    if (!dirty) return;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || elsewhere || link.target === '_blank') return;
      const to = new URL(link.href);
      if (to.origin !== location.origin || to.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(to.pathname + to.search + to.hash);
    };
    window.addEventListener('beforeunload', stop);
    // Before the link's own handler.
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', stop);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [dirty]);

  return {
    asking: destination !== null,
    stay: () => setDestination(null),
    leave: () => {
      if (destination !== null) navigate(destination);
    },
  };
}
