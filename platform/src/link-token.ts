import { useEffect, useState } from 'react';

/** 256 bits in base64url after the `#`, or something readable that they sign, such as the longest name. */
const linkToken = /^#([\w.-]{43,500})$/;

/**
 * The secret of a mail's link, which stands after `#` so that it reaches neither a log nor what counts pages nor the next
 * page.
 * @returns undefined until it is known, which is never on the server; null when there is none
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();

  useEffect(() => {
    const read = () => setToken(linkToken.exec(window.location.hash)?.[1] ?? null);
    read();
    // Another link of the same kind, opened in this tab.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  return token;
}
