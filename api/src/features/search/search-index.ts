import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { inTransaction, type Transaction } from '../../database/database.ts';
import type { SearchDocument, SearchSource } from '../../feature/search-source.ts';
import { siteSource } from './search-sources.ts';
import { rootableText, spelledWords, wordsOf } from './search-words.ts';
import { countSpellings, gatherWords, type SpellingChanges, updateVocabulary } from './vocabulary.ts';

/** Longest text of a section that is kept, in characters: what PostgreSQL can index of one text has an end, too. */
const longestText = 50_000;

/** So many are compared at a time, some 2 ms. */
const batch = 200;

/** So many pages are written in one transaction, a second or two: who waits for the index longer than ten gives up. */
const together = 1_000;

/** Changes when the same document is written otherwise: what was written before is written again. */
const indexForm = 3;

/** Any number that nothing else locks: a writer of the index holds it until the transaction ends. */
export const indexLock = 4_812_303;

/** Returns whether a page is kept in the index although the source does not have it now. */
export type Kept = (page: { path: string; owner: string | null }) => boolean;

/**
 * Makes the index hold what an area has now.
 * @param everything whether pages are read whose version says that they are as they were: other code may have made them
 * @returns how many pages were written or went
 */
export async function indexSource(pool: pg.Pool, source: SearchSource, everything = false): Promise<number> {
  const { name, versions } = source;
  // Read under the lock: the last writer has read last.
  if (!versions) return writing(pool, async ({ db, client }) => putDocuments(client, name, await source.documents(db)));
  let part: WrittenPart = { changes: 0, last: '' };
  let changes = 0;
  do {
    const after = part.last ?? '';
    part = await writing(pool, (transaction) =>
      putVersions(transaction, { ...source, versions }, { everything, after }),
    );
    changes += part.changes;
  } while (part.last !== undefined);
  return changes;
}

/**
 * Makes the index hold what was read from the site. A page that an area indexes itself is left to the area.
 * @param keeps pages that stay although they were not read
 * @returns how many pages were written or went
 */
export function indexSite(pool: pg.Pool, documents: readonly SearchDocument[], keeps: Kept): Promise<number> {
  return writing(pool, ({ client }) => putDocuments(client, siteSource, documents, keeps));
}

interface WrittenPart {
  changes: number;
  /** The last path of the part, where there may be more behind it. */
  last: string | undefined;
}

/** One process at a time. */
function writing<Result>(pool: pg.Pool, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (transaction) => {
    await transaction.client.query('select pg_advisory_xact_lock($1)', [indexLock]);
    return work(transaction);
  });
}

/**
 * Reads and writes only pages whose version in the index is another than in the area: those that follow a path, as many as fit into a
 * transaction for which others wait.
 */
async function putVersions(
  { db, client }: Transaction,
  source: SearchSource & { versions: SQL },
  { everything, after }: { everything: boolean; after: string },
): Promise<WrittenPart> {
  const { rows } = await db.execute<{ path: string; version: string | null }>(sql`
    select path, current.version from (${source.versions}) as current
      full join (select path, version from site_pages where source = ${source.name}) as indexed using (path)
    where (${everything} or current.version is distinct from indexed.version) and path > ${after}
    order by path limit ${together}`);
  const spellings: SpellingChanges = new Map();
  const gone = rows.filter(({ version }) => version === null).map(({ path }) => path);
  await removePages(client, gone, spellings);
  let changes = gone.length;
  const present = rows.filter(({ version }) => version !== null);
  for (let at = 0; at < present.length; at += batch) {
    const read = present.slice(at, at + batch);
    const documents = await source.documents(
      db,
      read.map(({ path }) => path),
    );
    changes += await writeChanged(client, source.name, documents, spellings);
    await client.query(
      `update site_pages set version = given.version from unnest($1::text[], $2::text[]) as given (path, version)
       where site_pages.path = given.path and site_pages.version is distinct from given.version`,
      [read.map(({ path }) => path), read.map(({ version }) => version)],
    );
  }
  const isEnd = rows.length < together;
  // Who reads everything trusts nothing that was written before.
  await (everything && isEnd ? gatherWords(client) : updateVocabulary(client, spellings));
  return { changes, last: isEnd ? undefined : rows.at(-1)?.path };
}

async function putDocuments(
  client: pg.ClientBase,
  source: string,
  documents: readonly SearchDocument[],
  keeps: Kept = () => false,
): Promise<number> {
  const { rows } = await client.query<{ path: string; owner: string | null }>(
    'select path, owner from site_pages where source = $1',
    [source],
  );
  const spellings: SpellingChanges = new Map();
  let changes = 0;
  for (let at = 0; at < documents.length; at += batch) {
    changes += await writeChanged(client, source, documents.slice(at, at + batch), spellings);
    await setImmediate();
  }
  const present = new Set(documents.map(({ path }) => path));
  const gone = rows.filter((page) => !present.has(page.path) && !keeps(page)).map(({ path }) => path);
  await removePages(client, gone, spellings);
  await updateVocabulary(client, spellings);
  return changes + gone.length;
}

/** Writes those of a source's documents that the index has not or has otherwise. @returns how many */
async function writeChanged(
  client: pg.ClientBase,
  source: string,
  documents: readonly SearchDocument[],
  spellings: SpellingChanges,
): Promise<number> {
  const { rows } = await client.query<{ path: string; source: string; digest: string }>(
    'select path, source, digest from site_pages where path = any($1)',
    [documents.map(({ path }) => path)],
  );
  const known = new Map(rows.map((row) => [row.path, row]));
  let changes = 0;
  for (const document of documents) {
    const page = known.get(document.path);
    if (page && page.source !== source && source === siteSource) continue;
    const digest = createHash('sha256')
      .update(JSON.stringify([indexForm, source, document]))
      .digest('base64url');
    if (page?.digest === digest) continue;
    await writeDocument(client, source, document, digest, spellings);
    changes += 1;
  }
  return changes;
}

async function removePages(client: pg.ClientBase, paths: readonly string[], spellings: SpellingChanges): Promise<void> {
  if (paths.length === 0) return;
  const { rows } = await client.query<{ spellings: string[] }>(
    'delete from site_pages where path = any($1) returning spellings',
    [paths],
  );
  for (const page of rows) countSpellings(spellings, page.spellings, -1);
}

async function writeDocument(
  client: pg.ClientBase,
  source: string,
  document: SearchDocument,
  digest: string,
  changes: SpellingChanges,
): Promise<void> {
  const { path, owner, kind, title, description, level, day, startsAt, overAt, postId, formerPaths = [] } = document;
  const sections = document.sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading,
    body: withoutNull(text.slice(0, longestText)),
  }));
  const { name, folders } = addressWords([path, ...formerPaths], title);
  const texts = [title, description, name, folders, ...sections.flatMap(({ heading, body }) => [heading ?? '', body])];
  const spellings = [...new Set(texts.flatMap((text) => [...spelledWords(text)].map(({ spelling }) => spelling)))];
  await removePages(client, [path], changes);
  countSpellings(changes, spellings, 1);
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
      spellings,
      digest,
    ],
  );
  const list = <T>(value: (section: (typeof sections)[number], position: number) => T) => sections.map(value);
  await client.query(
    `insert into search_sections (path, position, anchor, heading, body, roots)
     select $1, position, anchor, heading, body,
       setweight(to_tsvector('es_roots', $2), 'A') || setweight(to_tsvector('es_roots', concat_ws(' ', heading_roots, case position when 0 then $10::text end)), 'B') ||
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
      list(({ body }, position) => rootableText(position === 0 ? `${folders} ${body}` : body)),
      rootableText(name),
    ],
  );
}

/** PostgreSQL keeps no NUL in a text. */
const withoutNull = (text: string) => text.replaceAll('\0', '');

/** Words that begin with the same letters, so many, are forms of one (`accesible`, `accesibilidad`). */
const sameBeginning = 6;

/**
 * The words of a page's addresses that its title has in no form: people type them as they remember them. An event that got
 * another name keeps its address, and news keep those of before. Capitals begin a word (`DataConnectEvento`), which is also
 * looked for as a whole.
 * @param paths its address, and those that it had before
 * @returns the words of their last parts, which count like a heading, and those of the folders above
 */
function addressWords(paths: readonly string[], title: string): { name: string; folders: string } {
  const beginning = (word: string) => word.slice(0, sameBeginning);
  const inTitle = new Set(wordsOf(title).map(beginning));
  const telling = (words: string[]) => words.filter((word) => !inTitle.has(beginning(word)));
  const names: string[] = [];
  const folders: string[] = [];
  for (const path of paths) {
    // A place on a page is called by its title alone.
    if (path.includes('#')) continue;
    const [last = '', ...above] = path.replaceAll('-', ' ').split('/').reverse();
    const apart = wordsOf(last.replace(/(?<=\p{Ll})(?=[\p{Lu}\d])/gu, ' '));
    names.push(...telling(apart), ...wordsOf(last).filter((word) => !apart.includes(word)));
    folders.push(...telling(wordsOf(above.join(' '))));
  }
  return { name: [...new Set(names)].join(' '), folders: [...new Set(folders)].join(' ') };
}
