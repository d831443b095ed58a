import type { DocumentRoute } from '@femcoders/platform';
import { blogFeed } from './features/feeds/blog-feed.ts';
import type { Feed } from './features/feeds/feed.ts';
import { type FeedFormat, feedFormats, feedPath } from './features/feeds/feed-formats.ts';
import { renderAtom } from './features/feeds/render-atom.ts';
import { renderJsonFeed } from './features/feeds/render-json-feed.ts';
import { renderRss } from './features/feeds/render-rss.ts';
import { everyArticle } from './features/news/news-list.ts';

const renderers: Record<FeedFormat['name'], (feed: Feed) => string> = {
  RSS: renderRss,
  Atom: renderAtom,
  'JSON Feed': renderJsonFeed,
};

/** The feeds of the blog: everything, and each category by itself. */
export function createDocuments(): DocumentRoute[] {
  return feedFormats.flatMap((format) =>
    [undefined, ':category'].map((category) => ({
      path: feedPath(format, category),
      type: `${format.type}; charset=utf-8`,
      make: async (args) => renderers[format.name](blogFeed(format, args, await everyArticle(args.api, args.signal))),
    })),
  );
}
