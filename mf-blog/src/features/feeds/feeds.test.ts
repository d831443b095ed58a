import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { PageNotFound } from '@femcoders/platform';
import { trialArticle } from '../../testing/trial-article.ts';
import type { ArticleSummary } from '../articles/article-summary.ts';
import { blogFeed } from './blog-feed.ts';
import type { Feed } from './feed.ts';
import { feedFormats } from './feed-formats.ts';
import { renderAtom } from './render-atom.ts';
import { renderJsonFeed } from './render-json-feed.ts';
import { renderRss } from './render-rss.ts';

const [rss, atom, json] = feedFormats;
const origin = 'https://example.org';
const hostile = 'Etiquetas <b> & "comillas" ]]> \u0000\u000b\ud800 ñ 🌷';
const cleaned = 'Etiquetas <b> & "comillas" ]]>  ñ 🌷';

const article = (slug: string, fields: Partial<ArticleSummary> = {}) =>
  trialArticle(slug, { tags: [{ tag: 'grid', name: 'Grid' }], ...fields });
const articles = [article('uno', { title: hostile, revised: '2026-11-22' }), article('dos', { area: 'html' })];

const feed = (format: (typeof feedFormats)[number], category?: string, of = articles): Feed =>
  blogFeed(format, { params: { category }, site: defaultSiteConfig, publicUrl: origin }, of);

/** @throws when it is not well-formed */
function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map((element) => element.textContent);
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

test('RSS says all that version 2.0 demands, in whole addresses', () => {
  const document = parseXml(renderRss(feed(rss)));
  const channel = document.querySelector('rss[version="2.0"] > channel') as Element;
  expect(textsOf(channel, ':scope > title')).toEqual(['Blog de FemCoders Club']);
  expect(textsOf(channel, ':scope > link').filter(Boolean)).toEqual([`${origin}/blog`]);
  expect(textsOf(channel, ':scope > description')[0]).not.toBe('');
  expect(textsOf(channel, ':scope > language')).toEqual(['es']);
  expect(textsOf(channel, ':scope > lastBuildDate')).toEqual(['Sun, 22 Nov 2026 00:00:00 GMT']);
  const self = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
  expect(self?.getAttribute('href')).toBe(`${origin}/blog/rss.xml`);

  const items = [...channel.querySelectorAll('item')];
  expect(items.map((item) => textsOf(item, 'title')[0])).toEqual([cleaned, 'dos']);
  for (const item of items) {
    expect(textsOf(item, 'guid')).toEqual(textsOf(item, 'link'));
    expect(textsOf(item, 'link')[0]).toMatch(/^https:\/\/example\.org\/recursos\/css\//);
    expect(textsOf(item, 'pubDate')[0]).toMatch(rfc822);
  }
  expect(new Set(textsOf(channel, 'guid')).size).toBe(2);
});

test('Atom says all that RFC 4287 demands', () => {
  const document = parseXml(renderAtom(feed(atom)));
  const root = document.documentElement;
  expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(root.getAttribute('xml:lang')).toBe('es');
  expect(textsOf(root, ':scope > id')).toEqual([`${origin}/blog/atom.xml`]);
  expect(textsOf(root, ':scope > updated')).toEqual(['2026-11-22T00:00:00Z']);
  expect(textsOf(root, ':scope > author > name')).toEqual(['FemCoders Club']);
  expect(root.querySelector(':scope > link[rel="self"]')?.getAttribute('href')).toBe(`${origin}/blog/atom.xml`);
  const entries = [...root.querySelectorAll('entry')];
  expect(entries).toHaveLength(2);
  for (const entry of entries) {
    for (const required of ['id', 'title', 'updated', 'author', 'summary'])
      expect(entry.querySelectorAll(`:scope > ${required}`)).toHaveLength(1);
    expect(textsOf(entry, 'updated')[0]).toMatch(rfc3339);
    expect(textsOf(entry, 'published')).toEqual(['2023-11-17T00:00:00Z']);
    expect(entry.querySelector('link[rel="alternate"]')?.getAttribute('href')).toBe(textsOf(entry, 'id')[0]);
  }
});

test('JSON Feed says all that version 1.1 demands', () => {
  const parsed = JSON.parse(renderJsonFeed(feed(json)));
  expect(parsed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog de FemCoders Club',
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    language: 'es',
  });
  expect(parsed.items).toHaveLength(2);
  for (const item of parsed.items) {
    expect(item).toMatchObject({
      id: item.url,
      content_text: 'De qué trata.',
      authors: [{ name: 'Equipo editorial' }],
    });
    expect(item.url).toMatch(/^https:\/\/example\.org\//);
    expect(item.image).toMatch(/^https:\/\/example\.org\/social\/.*\.png$/);
    expect([item.date_published, item.date_modified].every((date) => rfc3339.test(date))).toBe(true);
  }
});

test('a category has feeds of its own, which follow its page', () => {
  expect(feed(rss, 'html')).toMatchObject({
    title: 'HTML · FemCoders Club',
    page: `${origin}/blog/recursos#html`,
    self: `${origin}/blog/html/rss.xml`,
    entries: [{ title: 'dos', tags: ['HTML', 'Grid'] }],
  });
  expect(feed(atom, 'noticias').page).toBe(`${origin}/blog/noticias`);
});

test('a category in which nothing has been published yet is an empty feed, and no mistake', () => {
  expect(parseXml(renderRss(feed(rss, 'noticias'))).querySelectorAll('item')).toHaveLength(0);
  const updated = parseXml(renderAtom(feed(atom, 'noticias'))).querySelector('updated')?.textContent;
  expect(updated).toBe('2023-10-24T00:00:00Z');
  expect(JSON.parse(renderJsonFeed(feed(json, 'noticias'))).items).toEqual([]);
});

test('a category that there is not has no feed', () => {
  for (const category of ['nada', 'constructor']) expect(() => feed(rss, category)).toThrow(PageNotFound);
});
