import { parseFeed } from 'feedsmith';

/** The common content of RSS 2.0, Atom and JSON Feed. */
export interface ReadFeed {
  format: 'rss' | 'atom' | 'json';
  title?: string | undefined;
  /** Address of the page that the feed belongs to. */
  page?: string | undefined;
  /** The feed's own address. */
  self?: string | undefined;
  language?: string | undefined;
  entries: ReadEntry[];
}

export interface ReadEntry {
  id?: string | undefined;
  title?: string | undefined;
  link?: string | undefined;
  text?: string | undefined;
  published?: string | undefined;
}

const linkOf = (links: readonly { href?: string; rel?: string }[] | undefined, rel: string) =>
  links?.find((link) => (link.rel ?? 'alternate') === rel)?.href;

/** Reads a feed as a reader's program does. @throws ParseError when it is none, or not well-formed */
export function readFeed(text: string): ReadFeed {
  const { format, feed } = parseFeed(text);
  switch (format) {
    case 'rss':
      return {
        format,
        title: feed.title,
        page: feed.link,
        self: linkOf(feed.atom?.links, 'self'),
        language: feed.language,
        entries: (feed.items ?? []).map(({ guid, title, link, description, pubDate }) => ({
          id: guid?.value,
          title,
          link,
          text: description,
          published: pubDate,
        })),
      };
    case 'atom':
      return {
        format,
        title: feed.title?.value,
        page: linkOf(feed.links, 'alternate'),
        self: linkOf(feed.links, 'self'),
        language: feed.xml?.lang,
        entries: (feed.entries ?? []).map(({ id, title, links, summary, published }) => ({
          id,
          title: title?.value,
          link: linkOf(links, 'alternate'),
          text: summary?.value,
          published,
        })),
      };
    case 'json':
      return {
        format,
        title: feed.title,
        page: feed.home_page_url,
        self: feed.feed_url,
        language: feed.language,
        entries: (feed.items ?? []).map(({ id, title, url, content_text, date_published }) => ({
          id,
          title,
          link: url,
          text: content_text,
          published: date_published,
        })),
      };
    default:
      throw new Error(`The site has no feeds in ${format}.`);
  }
}
