import { pageReader, type SitePages, sitePagesPath, sitePagesSchema } from '@femcoders/contracts/site-pages';
import type pg from 'pg';
import { tryWithAdvisoryLock } from '../../database/advisory-lock.ts';
import type { SearchDocument } from '../../feature/search-source.ts';
import { sectionsOf } from './page-sections.ts';
import { indexSite } from './search-index.ts';
import { siteSource } from './search-sources.ts';

/** Longest wait for one page, in ms. */
const patience = 10_000;
/** Largest page that is read, in characters. */
const largestPage = 5_000_000;
/** Longest list of pages that is read, in characters: one of 20,000 events has 5 million. */
const longestPageList = 50_000_000;
/** Texts that come from the database change without a new version: all is read again after this, in ms. */
const freshFor = 15 * 60_000;
/** The same after a reading that did not get everything. */
const retryAfter = 5 * 60_000;
/** Any number that nothing else locks: the job that reads the site holds it until its end. */
const readingLock = 4_812_304;

export interface CrawlPorts {
  pool: pg.Pool;
  /** Where the site answers, without a trailing slash. */
  siteUrl: string;
  clock: () => Date;
  /** Lets go of what is being read. */
  stopping?: AbortSignal | undefined;
  log: { warn(details: object, message: string): void };
}

/**
 * Reads every page that the site lists, as it answers them, where another version is live than at the last reading or
 * that was long ago. A page that cannot be had now, and those of a part of the site that cannot list them, stay as they
 * were. One process reads at a time.
 * @throws when the site does not tell its pages
 */
export async function crawlSite(ports: CrawlPorts): Promise<void> {
  await tryWithAdvisoryLock(ports.pool, readingLock, () => readWhenChanged(ports));
}

async function readWhenChanged(ports: CrawlPorts): Promise<void> {
  const { pool, clock } = ports;
  const last = await pool.query<{ etag: string; due_at: Date }>(
    'select etag, due_at from search_readings where source = $1',
    [siteSource],
  );
  const [reading] = last.rows;
  const etag = reading && reading.due_at > clock() ? reading.etag : undefined;
  const list = await fetchFrom(ports, sitePagesPath, etag ? { 'if-none-match': etag } : {});
  if (list.status === 304) return;
  if (list.status !== 200) throw new Error(`The site answered ${list.status} for its pages.`);
  const site = sitePagesSchema.parse(JSON.parse(await textOf(list, longestPageList)));
  const complete = await readPages(ports, site);
  const due = new Date(clock().getTime() + (complete ? freshFor : retryAfter));
  await pool.query(
    `insert into search_readings (source, etag, due_at) values ($1, $2, $3)
     on conflict (source) do update set etag = excluded.etag, due_at = excluded.due_at`,
    [siteSource, list.headers.get('etag') ?? '', due],
  );
}

/** @returns whether everything could be read */
async function readPages(ports: CrawlPorts, { pages, unread = [], missing }: SitePages): Promise<boolean> {
  const { pool, stopping, log } = ports;
  const others = await pool.query<{ path: string }>('select path from site_pages where source <> $1', [siteSource]);
  const listed = new Set(others.rows.map(({ path }) => path));
  const documents: SearchDocument[] = unread.map(toDocument);
  const failed = new Set<string>();
  for (const page of pages) {
    if (listed.has(page.path)) continue;
    try {
      const document = await readPage(ports, page);
      if (document) documents.push(document);
    } catch (error) {
      stopping?.throwIfAborted();
      failed.add(page.path);
      log.warn({ err: error, path: page.path }, 'A page could not be read for the search');
    }
  }
  stopping?.throwIfAborted();
  await indexSite(pool, documents, ({ path, owner }) => failed.has(path) || missing.includes(owner ?? ''));
  return failed.size === 0 && missing.length === 0;
}

/** @returns null where there is no such page any more */
async function readPage(ports: CrawlPorts, page: SitePages['pages'][number]): Promise<SearchDocument | null> {
  const answer = await fetchFrom(ports, page.path);
  // A page of which a part failed says so to search engines, too.
  if (answer.status !== 200 || answer.headers.has('x-robots-tag')) {
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return null;
    throw new Error(`The site answered ${answer.status} ${answer.headers.get('x-robots-tag') ?? ''}`.trim());
  }
  return { ...toDocument(page), sections: sectionsOf(await textOf(answer)) };
}

/** Makes a document of what the list says of a page, without its text. */
function toDocument({
  description = '',
  kind = 'pagina',
  published,
  ...page
}: SitePages['pages'][number]): SearchDocument {
  const sections = [{ anchor: null, heading: null, text: '' }];
  return { ...page, description, kind, day: published?.slice(0, 10), sections };
}

function fetchFrom({ siteUrl, stopping }: CrawlPorts, path: string, headers: Record<string, string> = {}) {
  const limit = AbortSignal.timeout(patience);
  return fetch(siteUrl + path, {
    headers: { 'user-agent': pageReader, ...headers },
    redirect: 'manual',
    signal: stopping ? AbortSignal.any([limit, stopping]) : limit,
  });
}

async function textOf(answer: Response, most = largestPage): Promise<string> {
  const text = await answer.text();
  if (text.length > most) throw new Error(`${text.length} characters are no page.`);
  return text;
}
