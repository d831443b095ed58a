import { type Feed, instantOf } from './feed.ts';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function renderJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: 'es',
    authors: [{ name: feed.author, url: feed.page }],
    items: feed.entries.map(({ url, title, description, author, image, published, revised, tags }) => ({
      id: url,
      url,
      title,
      content_text: description,
      image,
      date_published: instantOf(published),
      date_modified: instantOf(revised),
      authors: [{ name: author }],
      tags,
    })),
  });
}
