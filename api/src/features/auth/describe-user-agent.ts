import Bowser from 'bowser';

/** The longest user agent of a browser, in characters. */
const longestUserAgent = 512;
const known: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const usualNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/**
 * Browser and system in words that their owner knows again: "Firefox en Android". Only names from a list: a caller that
 * writes his own words into the header does not find them in a mail.
 * @param userAgent the request's header
 */
export function describeUserAgent(userAgent: string | undefined): string {
  // Bowser refuses to look at an empty one.
  const { browser, os } = Bowser.parse(userAgent?.slice(0, longestUserAgent) || '-');
  const name = browser.name && known.has(browser.name) ? browser.name : undefined;
  const browserWords = name ? (usualNames[name] ?? name) : 'Navegador desconocido';
  return os.name ? `${browserWords} en ${os.name}` : browserWords;
}
