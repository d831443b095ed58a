/** The content of a feed in every format, with absolute addresses. */
export interface Feed {
  title: string;
  description: string;
  /** The page that it follows. */
  page: string;
  /** Its own address. */
  self: string;
  author: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Address of the article: it stays, so it is its id, too. */
  url: string;
  title: string;
  description: string;
  author: string;
  image: string;
  /** ISO dates. */
  published: string;
  revised: string;
  tags: string[];
}

/** The moment of a day of which only the date is known, in ISO 8601 (RFC 3339). */
export const instantOf = (date: string) => `${date}T00:00:00Z`;

/** When something in it changed last; an empty one has not changed since the site began. */
export function lastChange({ entries }: Feed, whenEmpty: string): string {
  return entries.map(({ revised }) => revised).reduce((a, b) => (a > b ? a : b), whenEmpty);
}

/** Text as XML holds it; control characters have no place there, not even escaped. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
