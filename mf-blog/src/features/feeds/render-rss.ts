import { launchDate } from '@femcoders/contracts/site-defaults';
import { type Feed, type FeedEntry, instantOf, lastChange, xmlText } from './feed.ts';

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with the feed's own address as its best practices ask. */
export function renderRss(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${xmlText(feed.title)}</title>`,
    `<link>${xmlText(feed.page)}</link>`,
    `<description>${xmlText(feed.description)}</description>`,
    '<language>es</language>',
    `<lastBuildDate>${mailDate(lastChange(feed, launchDate))}</lastBuildDate>`,
    `<atom:link href="${xmlText(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.flatMap(renderItem),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function renderItem({ url, title, description, author, published, revised, tags }: FeedEntry): string[] {
  return [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(url)}</link>`,
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    `<description>${xmlText(description)}</description>`,
    `<dc:creator>${xmlText(author)}</dc:creator>`,
    ...tags.map((tag) => `<category>${xmlText(tag)}</category>`),
    `<pubDate>${mailDate(published)}</pubDate>`,
    `<atom:updated>${instantOf(revised)}</atom:updated>`,
    '</item>',
  ];
}

/** A day in RFC 822's words: `Fri, 17 Nov 2023 00:00:00 GMT`. */
function mailDate(date: string): string {
  return new Date(instantOf(date)).toUTCString();
}
