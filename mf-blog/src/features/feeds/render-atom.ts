import { launchDate } from '@femcoders/contracts/site-defaults';
import { type Feed, type FeedEntry, instantOf, lastChange, xmlText } from './feed.ts';

/** Atom 1.0 (RFC 4287). */
export function renderAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">',
    `<id>${xmlText(feed.self)}</id>`,
    `<title>${xmlText(feed.title)}</title>`,
    `<subtitle>${xmlText(feed.description)}</subtitle>`,
    `<updated>${instantOf(lastChange(feed, launchDate))}</updated>`,
    `<author><name>${xmlText(feed.author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>`,
    ...feed.entries.flatMap(renderEntry),
    '</feed>\n',
  ].join('\n');
}

function renderEntry({ url, title, description, author, published, revised, tags }: FeedEntry): string[] {
  return [
    '<entry>',
    `<id>${xmlText(url)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    `<summary>${xmlText(description)}</summary>`,
    `<author><name>${xmlText(author)}</name></author>`,
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    `<published>${instantOf(published)}</published>`,
    `<updated>${instantOf(revised)}</updated>`,
    '</entry>',
  ];
}
