import { listHubPieces } from '@femcoders/contracts/endpoints/hub';
import type { HubPiece } from '@femcoders/contracts/hub';
import { launchDate } from '@femcoders/contracts/site-defaults';
import { callApi, type DocumentRoute } from '@femcoders/platform';
import { feedPath, hubPath, piecePath } from './hub-address.ts';
import { kindWords } from './hub-words.ts';

/** As many as a reader who looks seldom may have missed. */
const mostEntries = 50;

/** The feed of the hub, as RSS 2.0 (https://www.rssboard.org/rss-specification). The same pieces give the same bytes. */
export const hubFeed: DocumentRoute = {
  path: feedPath,
  type: 'application/rss+xml; charset=utf-8',
  async make({ api, site, publicUrl, signal }) {
    const pieces = await callApi(api, listHubPieces, { query: { limit: mostEntries }, signal });
    const { brand } = site;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
      '<channel>',
      `<title>${xmlText(`La plaza de la comunidad · ${brand}`)}</title>`,
      `<link>${xmlText(publicUrl + hubPath)}</link>`,
      '<description>Recursos, proyectos que buscan manos, grupos y parejas de estudio.</description>',
      '<language>es</language>',
      `<lastBuildDate>${mailDate(pieces[0]?.publishedAt)}</lastBuildDate>`,
      `<atom:link href="${xmlText(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
      ...pieces.flatMap((piece) => itemOf(piece, publicUrl + piecePath(piece.slug))),
      '</channel>',
      '</rss>\n',
    ].join('\n');
  },
};

function itemOf({ kind, title, body, author, topics, publishedAt }: HubPiece, url: string): string[] {
  return [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(url)}</link>`,
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    `<description>${xmlText(body)}</description>`,
    `<dc:creator>${xmlText(author)}</dc:creator>`,
    ...[kindWords[kind].one, ...topics].map((category) => `<category>${xmlText(category)}</category>`),
    `<pubDate>${mailDate(publishedAt)}</pubDate>`,
    '</item>',
  ];
}

/** An instant in RFC 822's words. */
const mailDate = (instant: string | null | undefined) => new Date(instant ?? launchDate).toUTCString();

/** Text inside an element or an attribute, without what XML 1.0 cannot hold (section 2.2). */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
