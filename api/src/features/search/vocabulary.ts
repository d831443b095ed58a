import type pg from 'pg';
import { formsOf } from './edit-distance.ts';
import { rootable, spelledWords } from './search-words.ts';

/** By spelling, on how many pages more or, below zero, fewer it stands. */
export type SpellingChanges = Map<string, number>;

/** Words of the site, each with its spellings and on how many pages each of them stands. */
type Words = Map<string, Record<string, number>>;

/** Counts the spellings of a page in (1) or out (-1). */
export function countSpellings(changes: SpellingChanges, spellings: readonly string[], by: 1 | -1): void {
  for (const spelling of spellings) changes.set(spelling, (changes.get(spelling) ?? 0) + by);
}

/** Makes the vocabulary follow what changed on pages. Where code of before wrote it, it is gathered from all pages. */
export async function updateVocabulary(client: pg.ClientBase, changes: SpellingChanges): Promise<void> {
  const changed = new Map([...changes].filter(([, by]) => by !== 0));
  if (changed.size === 0) return;
  const { rows: first } = await client.query<{ counted: boolean }>(
    'select spellings is not null as counted from search_words limit 1',
  );
  if (first[0]?.counted) await applyChanges(client, changed);
  else await gatherWords(client);
}

async function applyChanges(client: pg.ClientBase, changes: SpellingChanges): Promise<void> {
  const touched = wordsOfSpellings(changes);
  const { rows } = await client.query<{ word: string; spellings: Record<string, number> }>(
    'select word, spellings from search_words where word = any($1)',
    [[...touched.keys()]],
  );
  for (const { word, spellings } of rows) {
    const by = touched.get(word) ?? {};
    for (const [spelling, pages] of Object.entries(spellings)) by[spelling] = (by[spelling] ?? 0) + pages;
  }
  await client.query('delete from search_words where word = any($1)', [[...touched.keys()]]);
  await insertWords(client, touched);
}

/** Gathers every word of the site from all pages. */
export async function gatherWords(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ spelling: string; pages: number }>(
    'select spelling, count(*)::int as pages from site_pages, unnest(spellings) as spelling group by spelling',
  );
  await client.query('delete from search_words');
  await insertWords(client, wordsOfSpellings(new Map(rows.map(({ spelling, pages }) => [spelling, pages]))));
}

function wordsOfSpellings(spellings: ReadonlyMap<string, number>): Words {
  const words: Words = new Map();
  for (const [spelling, pages] of spellings) {
    for (const { word } of spelledWords(spelling)) {
      const entry = words.get(word) ?? {};
      entry[spelling] = (entry[spelling] ?? 0) + pages;
      words.set(word, entry);
    }
  }
  return words;
}

async function insertWords(client: pg.ClientBase, words: Words): Promise<void> {
  const entries = [...words].flatMap(([word, counts]) => {
    const remaining = Object.entries(counts).filter(([, pages]) => pages > 0);
    // Of as many, the one with accents: it is the one that was meant.
    const [most] = remaining.toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? 1 : -1));
    return most ? [{ word, spelling: most[0], remaining }] : [];
  });
  const list = <T>(value: (entry: (typeof entries)[number]) => T) => entries.map(value);
  await client.query(
    `insert into search_words (word, root, spelling, pages, forms, spellings)
     select word, (ts_lexize('es_root', rootable))[1], spelling, pages, string_to_array(forms, ' '), spellings
     from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::jsonb[])
       as given (word, rootable, spelling, pages, forms, spellings)`,
    [
      list(({ word }) => word),
      list(({ word }) => rootable(word)),
      list(({ spelling }) => spelling),
      list(({ remaining }) => remaining.reduce((sum, [, pages]) => sum + pages, 0)),
      list(({ word }) => formsOf(word).join(' ')),
      list(({ remaining }) => JSON.stringify(Object.fromEntries(remaining))),
    ],
  );
}
