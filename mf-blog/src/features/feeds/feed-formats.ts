/** The forms in which the blog can be subscribed to, each at its own address. */
export const feedFormats = [
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
] as const;

export type FeedFormat = (typeof feedFormats)[number];

/**
 * Where a feed is.
 * @param category only what is new in one area: `css`; everything without it
 */
export function feedPath({ file }: FeedFormat, category?: string | null): string {
  return category ? `/blog/${category}/${file}` : `/blog/${file}`;
}
