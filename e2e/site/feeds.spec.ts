import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import { readEvents } from '../api.ts';
import { everyPage } from '../every-page.ts';
import { readFeed } from '../read-feed.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test } from '../visitor.ts';

/** Paths with query of what the pages tell programs of, by their type. */
async function alternatesOf(request: APIRequestContext, type: RegExp): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of new Set(everyPage.filter(({ asAdmin }) => !asAdmin).map((page) => page.path))) {
    const html = await (await request.get(path)).text();
    for (const [, attributes = ''] of html.matchAll(/<link ([^>]*rel="alternate"[^>]*)>/g)) {
      const [mediaType, href] = ['type', 'href'].map(
        (name) => new RegExp(` ?${name}="([^"]*)"`).exec(attributes)?.[1] ?? '',
      );
      if (type.test(mediaType ?? '')) found.set((href ?? '').replaceAll('&amp;', '&'), mediaType ?? '');
    }
  }
  return found;
}

test('programs can read every feed that a page names, and what is in it leads to the site', async ({ request }) => {
  const { url: origin } = siteUnderTest();
  test.setTimeout(180_000);
  const feeds = await alternatesOf(request, /rss|atom|feed\+json/);
  for (const kind of ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'])
    expect([...feeds.keys()].map((address) => new URL(address, origin).pathname)).toContain(kind);
  expect(feeds.size).toBeGreaterThan(5);

  const linked = new Set<string>();
  for (const [address, type] of feeds) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toBe(`${type}; charset=utf-8`);
    const feed = readFeed(await answer.text());
    expect(feed.self, address).toBe(new URL(address, origin).href);
    expect(feed.page, address).toMatch(new RegExp(`^${origin}/`));
    expect(feed.language, address).toMatch(/^es/);
    expect(feed.title, address).toBeTruthy();
    linked.add(feed.page ?? '');
    const ids = feed.entries.map(({ id }) => id);
    expect(new Set(ids).size, `${address}: two entries are called the same`).toBe(ids.length);
    for (const { id, title, link, text, published } of feed.entries) {
      const where = `${address}: ${title}`;
      expect(id, where).toBeTruthy();
      expect(title, where).toBeTruthy();
      expect(text, where).toBeTruthy();
      expect(link, where).toMatch(new RegExp(`^${origin}/`));
      expect(Date.parse(published ?? ''), where).toBeLessThanOrEqual(Date.now());
      linked.add(link ?? '');
    }
  }
  for (const address of linked) expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});

/** Checks a calendar and each of its events against RFC 5545. @returns the events */
function checkCalendar(text: string, where: string): ICAL.Event[] {
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), `${where}: a line that is not folded`).toBeLessThanOrEqual(75);
    expect(line, where).not.toMatch(/[\r\n]/);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name, where).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version'), where).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid'), where).toBeTruthy();
  const entries = calendar.getAllSubcomponents('vevent');
  for (const entry of entries) {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'summary', 'url', 'status'])
      expect(entry.getAllProperties(name), `${where}: ${name}`).toHaveLength(1);
  }
  return entries.map((entry) => new ICAL.Event(entry));
}

test('calendars can subscribe to the events and keep one of them', async ({ request }) => {
  const { url: origin } = siteUnderTest();
  const feed = await request.get('/api/events/api/calendar.ics');
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const subscribed = checkCalendar(await feed.text(), 'the subscription');
  const upcoming = await readEvents('upcoming');
  expect(upcoming.length).toBeGreaterThan(0);
  expect(new Set(subscribed.map(({ uid }) => uid)).size).toBe(subscribed.length);

  for (const event of upcoming) {
    const where = event.slug;
    const file = await request.get(`/api/events/api/detail/${event.slug}/calendar.ics`);
    const [entry, ...others] = checkCalendar(await file.text(), where);
    expect(others, where).toEqual([]);
    expect(entry?.summary, where).toContain(event.name);
    // A calendar counts in seconds.
    expect(entry?.startDate.toUnixTime(), where).toBe(Math.floor(Date.parse(event.start_utc) / 1000));
    expect(entry?.endDate.compare(entry.startDate), `${where} ends before it begins`).toBeGreaterThanOrEqual(0);
    const address = String(entry?.component.getFirstPropertyValue('url'));
    expect(address, where).toBe(`${origin}/eventos/${event.slug}`);
    expect((await request.get(address, { maxRedirects: 0 })).status(), where).toBe(200);
    // Subscribers get the same entry, so that her calendar does not show it twice.
    expect(subscribed.find(({ uid }) => uid === entry?.uid)?.toString(), where).toBe(entry?.toString());
  }
});

test('the sitemap is what crawlers expect, and the rules for crawlers let them in', async ({
  page,
  request,
  baseURL,
}) => {
  const text = await (await request.get('/sitemap.xml')).text();
  await page.goto('about:blank');
  const sitemap = await page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
    const textOf = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? null;
    const entries = [...root.children].map((entry) => ({
      loc: textOf(entry, 'loc'),
      lastmod: textOf(entry, 'lastmod'),
    }));
    return { name: root.localName, namespace: root.namespaceURI, entries };
  }, text);
  expect(sitemap).toMatchObject({ name: 'urlset', namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
  const places = sitemap.entries.map(({ loc }) => loc);
  expect(new Set(places).size).toBe(places.length);
  expect(Buffer.byteLength(text), 'at most 50 MB').toBeLessThan(50 * 1024 * 1024);
  for (const { loc, lastmod } of sitemap.entries) {
    expect(loc).toMatch(new RegExp(`^${baseURL}/`));
    if (lastmod === null) continue;
    // W3C's date and time, in one of the two forms that the site has.
    expect(lastmod, loc ?? '').toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/);
    expect(Date.parse(lastmod), `${loc} was changed in the future`).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  }

  const robots = (await (await request.get('/robots.txt')).text()).trim().split('\n');
  for (const line of robots) expect(line).toMatch(/^(|#.*|(User-agent|Allow|Disallow|Sitemap): \S+)$/);
  expect(robots.indexOf('User-agent: *')).toBeLessThan(robots.indexOf('Allow: /'));
  expect(robots.filter((line) => /^Disallow/.test(line))).toEqual([]);
});
