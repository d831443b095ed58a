import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { inTransaction, type Transaction } from '../../database/database.ts';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { formsOf } from './edit-distance.ts';
import { siteSource } from './search-sources.ts';
import { rootable, rootableText, spelledWords } from './search-words.ts';

/** Longest text of a section that is kept, in characters: what PostgreSQL can index of one text has an end, too. */
const longestText = 50_000;

/** So many are compared at a time, some 2 ms. */
const batch = 200;

/** Any number that nothing else locks: a writer of the index holds it until the transaction ends. */
export const indexLock = 4_812_303;

/** Returns whether a page is kept in the index although the source does not have it now. */
export type Kept = (page: { path: string; owner: string | null }) => boolean;

/**
 * Makes the index hold what an area has now.
 * @returns how many pages were written or went
 */
export function indexSource(pool: pg.Pool, { name, documents }: SearchSource): Promise<number> {
  // Read under the lock: the last writer has read last.
  return writing(pool, async ({ db, client }) => putDocuments(client, name, await documents(db)));
}

/**
 * Makes the index hold what was read from the site. A page that an area tells of itself is left to the area.
 * @param keeps pages that stay although they were not read
 * @returns how many pages were written or went
 */
export function indexSite(pool: pg.Pool, documents: readonly SearchDocument[], keeps: Kept): Promise<number> {
  return writing(pool, ({ client }) => putDocuments(client, siteSource, documents, keeps));
}

/** One process at a time. */
function writing(pool: pg.Pool, work: (transaction: Transaction) => Promise<number>): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    await transaction.client.query('select pg_advisory_xact_lock($1)', [indexLock]);
    return work(transaction);
  });
}

async function putDocuments(
  client: pg.ClientBase,
  source: string,
  documents: readonly SearchDocument[],
  keeps: Kept = () => false,
): Promise<number> {
  const { rows } = await client.query<{ path: string; owner: string | null; source: string; digest: string }>(
    'select path, owner, source, digest from site_pages',
  );
  const known = new Map(rows.map((row) => [row.path, row]));
  let changes = 0;
  for (const [at, document] of documents.entries()) {
    if (at % batch === batch - 1) await setImmediate();
    const page = known.get(document.path);
    if (page && page.source !== source && source === siteSource) continue;
    const digest = createHash('sha256')
      .update(JSON.stringify([source, document]))
      .digest('base64url');
    if (page?.digest === digest) continue;
    await writeDocument(client, source, document, digest);
    changes += 1;
  }
  const present = new Set(documents.map(({ path }) => path));
  const gone = rows.filter((page) => page.source === source && !present.has(page.path) && !keeps(page));
  if (gone.length > 0) {
    await client.query('delete from site_pages where path = any($1)', [gone.map(({ path }) => path)]);
  }
  changes += gone.length;
  if (changes > 0) await writeVocabulary(client);
  return changes;
}

async function writeDocument(client: pg.ClientBase, source: string, document: SearchDocument, digest: string) {
  const { path, owner, kind, title, description, level, day, startsAt, overAt, postId } = document;
  const sections = document.sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading,
    body: withoutNull(text.slice(0, longestText)),
  }));
  const texts = [title, description, ...sections.flatMap(({ heading, body }) => [heading ?? '', body])];
  const spellings = new Set(texts.flatMap((text) => [...spelledWords(text)].map(({ spelling }) => spelling)));
  await client.query('delete from site_pages where path = $1', [path]);
  await client.query(
    `insert into site_pages
       (path, source, owner, kind, title, description, level, day, starts_at, over_at, post_id, spellings, digest)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      path,
      source,
      owner ?? null,
      kind,
      withoutNull(title),
      withoutNull(description),
      level ?? null,
      day ?? null,
      startsAt ?? null,
      overAt ?? null,
      postId ?? null,
      [...spellings],
      digest,
    ],
  );
  const list = <T>(value: (section: (typeof sections)[number], position: number) => T) => sections.map(value);
  await client.query(
    `insert into search_sections (path, position, anchor, heading, body, roots)
     select $1, position, anchor, heading, body,
       setweight(to_tsvector('es_roots', $2), 'A') || setweight(to_tsvector('es_roots', heading_roots), 'B') ||
       setweight(to_tsvector('es_roots', case position when 0 then $3 else '' end), 'C') || to_tsvector('es_roots', body_roots)
     from unnest($4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       as given (position, anchor, heading, body, heading_roots, body_roots)`,
    [
      path,
      rootableText(title),
      rootableText(description),
      list((_, position) => position),
      list(({ anchor }) => anchor),
      list(({ heading }) => heading && withoutNull(heading)),
      list(({ body }) => body),
      list(({ heading }) => rootableText(heading ?? '')),
      list(({ body }) => rootableText(body)),
    ],
  );
}

/** PostgreSQL keeps no NUL in a text. */
const withoutNull = (text: string) => text.replaceAll('\0', '');

/** Gathers every word of the site, as it is mostly written and with its root. */
async function writeVocabulary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ spelling: string; pages: number }>(
    'select spelling, count(*)::int as pages from site_pages, unnest(spellings) as spelling group by spelling',
  );
  const words = new Map<string, { spelling: string; most: number; pages: number }>();
  for (const { spelling, pages } of rows) {
    for (const { word } of spelledWords(spelling)) {
      const entry = words.get(word) ?? { spelling, most: 0, pages: 0 };
      // Of as many, the one with accents: it is the one that was meant.
      const better = pages > entry.most || (pages === entry.most && spelling > entry.spelling);
      words.set(word, {
        spelling: better ? spelling : entry.spelling,
        most: Math.max(pages, entry.most),
        pages: entry.pages + pages,
      });
    }
  }
  const entries = [...words];
  await client.query('delete from search_words');
  await client.query(
    `insert into search_words (word, root, spelling, pages, forms)
     select word, (ts_lexize('es_root', rootable))[1], spelling, pages, string_to_array(forms, ' ')
     from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[]) as given (word, rootable, spelling, pages, forms)`,
    [
      entries.map(([word]) => word),
      entries.map(([word]) => rootable(word)),
      entries.map(([, { spelling }]) => spelling),
      entries.map(([, { pages }]) => pages),
      entries.map(([word]) => formsOf(word).join(' ')),
    ],
  );
}
