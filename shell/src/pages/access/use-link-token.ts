import { useEffect, useState } from 'react';

/**
 * The secret of a mail's link, which stands after `#` so that it reaches neither a log nor the next page. It is taken out
 * of the address as soon as it is known.
 * @returns undefined until it is known, which is never on the server; null when there is none
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();

  useEffect(() => {
    const take = () => {
      const found = /^#([\w-]{43})$/.exec(window.location.hash)?.[1];
      if (found) {
        const { pathname, search } = window.location;
        window.history.replaceState(window.history.state, '', pathname + search);
      }
      setToken((known) => found ?? known ?? null);
    };
    take();
    // Another link of the same kind, opened in this tab.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  return token;
}
