import type { Page } from '@playwright/test';
import { openPage } from './every-page.ts';
import { type Link, type PageLinks, readLinks } from './links.ts';

/** More than the demo site has; a trap of endless addresses ends here. */
const mostPages = 900;
/** Matches addresses of examples' frames, whose links only show what a link looks like. */
const ofExamples = /^\/mf\/[^/]+\/[^/]+\/examples\//;
/** Where authors write: what they refer to carries their name, and no attribute. */
const ofAuthors = /^\/(?:recursos|blog|noticias)\//;

export interface Crawl {
  /** Path and query of every page that was read. */
  visited: string[];
  /** Every link that does not lead where it says, each with the page and the words that it stands in. */
  faults: string[];
}

interface Answer {
  status: number;
  location: string | null;
  /** Of a page of the site; of any other file, nothing. */
  found?: PageLinks;
}

/** Asks for what is at a path with its query. */
export type Reader = (path: string) => Promise<Answer>;

/**
 * Reads pages as their HTML comes from the server.
 * @param page a page of the browser, which is used to read HTML
 */
export async function asVisitor(page: Page, origin: string): Promise<Reader> {
  await page.goto('about:blank');
  return async (path) => {
    const { html, ...answer } = await askFor(origin + path);
    if (html === undefined || answer.status !== 200 || ofExamples.test(path)) return answer;
    return { ...answer, found: await readLinks(page, origin, path, html) };
  };
}

/**
 * Reads the pages that are for who is logged in as they are in her browser; of all else, only that it is there.
 * @param page a page of the browser of somebody who is logged in
 * @param within the paths of those pages
 */
export function asMember(page: Page, origin: string, within: RegExp): Reader {
  return async (path) => {
    const { html, ...answer } = await askFor(origin + path);
    if (html === undefined || answer.status !== 200 || !within.test(path)) return answer;
    await openPage(page, { path });
    return { ...answer, found: await readLinks(page, origin, path) };
  };
}

interface CrawlOptions {
  /** Path of the first page; home by default. */
  start?: string;
  /** Requests at a time: one for a reader that uses one page of the browser for each. */
  together?: number;
  /** As many are visited of the pages that differ in a query or in the number of what they show. */
  mostAlike?: number;
}

/**
 * Reads the pages of the site that can be reached from one another, and asks for all that they lead to: pages, files,
 * pictures, places in a page.
 */
export async function crawlSite(
  read: Reader,
  origin: string,
  { start = '/', together = 4, mostAlike = 6 }: CrawlOptions = {},
): Promise<Crawl> {
  const faults: string[] = [];
  const idsOf = new Map<string, string[]>();
  const toPlaces = new Map<string, Link>();
  const alike = new Map<string, number>();
  const known = new Set([start]);
  const waiting: { path: string; link?: Link }[] = [{ path: start }];

  const enter = (link: Link) => {
    const url = new URL(link.address);
    const path = url.pathname + url.search;
    if (url.hash && !toPlaces.has(link.address)) toPlaces.set(link.address, link);
    if (known.has(path)) return;
    known.add(path);
    const kind = kindOf(path);
    const seen = (alike.get(kind) ?? 0) + 1;
    alike.set(kind, seen);
    if (kind === path || seen <= mostAlike) waiting.push({ path, link });
  };

  const visit = async ({ path, link }: { path: string; link?: Link }) => {
    const { status, location, found: { links, ids } = {} } = await read(path);
    if (status !== 200) faults.push(`${status} ${location ?? ''}: ${link ? inWords(link) : path}`);
    if (!links || !ids) return;
    idsOf.set(path, ids);
    for (const found of links) {
      const fault = faultOf(found, origin);
      if (fault) faults.push(`${fault}: ${inWords(found)}`);
      else if (isOf(origin, found)) enter(found);
    }
  };

  while (waiting.length > 0 && idsOf.size < mostPages) await Promise.all(waiting.splice(0, together).map(visit));
  if (waiting.length > 0) faults.push(`there are more than ${mostPages} pages, such as ${waiting[0]?.path}`);
  for (const link of toPlaces.values()) {
    const url = new URL(link.address);
    const ids = idsOf.get(url.pathname + url.search);
    if (ids && !ids.includes(decodeURIComponent(url.hash.slice(1)))) faults.push(`no such place: ${inWords(link)}`);
  }
  return { visited: [...idsOf.keys()], faults };
}

/** A path without what makes many pages of one: of a query only that there is one, and no numbers. */
export const kindOf = (path: string): string =>
  path.replace(/\?.*/, '?').replace(/(?:[\d-]+T[\d-]+\.\d+Z_)?[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');

async function askFor(address: string): Promise<Omit<Answer, 'found'> & { html?: string }> {
  const response = await fetch(address, { redirect: 'manual' });
  const { status, headers } = response;
  const location = headers.get('location');
  if (headers.get('content-type')?.startsWith('text/html')) return { status, location, html: await response.text() };
  await response.body?.cancel();
  return { status, location };
}

/** Returns the fault of a link that shows before it is followed. */
export function faultOf(link: Link, origin: string): string | undefined {
  const { href, address, on, rel, followed } = link;
  if (!URL.canParse(address)) return 'no address';
  if (href === '' || href === '#') return 'leads nowhere';
  if (!followed || isOf(origin, link) || !/^https?:$/.test(new URL(address).protocol) || ofAuthors.test(on)) return;
  return /\b(?:noopener|noreferrer)\b/.test(rel) ? undefined : 'leads away without rel="noopener"';
}

const isOf = (origin: string, { address }: Link) => address.startsWith(`${origin}/`);

/** Where a link is found. */
export const inWords = ({ on, text, href }: Link) => `on ${on}, «${text}» (${href})`;
