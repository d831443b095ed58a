import { searchLimits } from '@femcoders/contracts/search-limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { differByOneEdit, formsOf, mayHaveTypo } from './edit-distance.ts';
import { rootable, spelledWords } from './search-words.ts';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';

/** More words make no search better. */
const mostWords = 12;
/** Where an address begins that was copied whole: what follows says which page it is. */
const origin = /^https?:\/\/[^\s/]+(?=\/\S)/i;
/** A word that is still being typed may become so many others. */
const mostBeginnings = 30;

/** A parsed search query. */
export interface SearchQuery {
  /** As it was typed, without what was cut off. */
  text: string;
  /** The same with the words that were taken for others; null where there are none. */
  suggestion: string | null;
  /** The path, in lower case, where what was typed is the address of a page; else null. */
  path: string | null;
  /** For each word the roots that answer it, one of them at least. */
  terms: string[][];
  /** Every word that was typed, as `wordsOf` gives them, where some of them say nothing; else null. */
  sentence: string | null;
}

interface Term {
  typed: string;
  /** Of whole words first. */
  roots: string[];
  /** Whether the site, or a synonym, knows it. */
  known: boolean;
}

/**
 * Makes of any typed text the roots to look for: words that say nothing go, each root adds its
 * synonyms, the last word may be the beginning of others, and a word that the site does not know is taken for one that
 * it knows and that one mistake makes of it.
 */
export function createQueryReader(db: Database): (typed: string) => Promise<SearchQuery> {
  let synonymRoots: Promise<Map<string, string[]>> | undefined;
  return async (typed) => {
    const text = [...typed.replace(/\s+/g, ' ').trim()].slice(0, searchLimits.query).join('');
    const all = [...spelledWords(text.replace(origin, (start) => ' '.repeat(start.length)))].slice(0, mostWords);
    const telling = all.filter(({ word }) => word.length > 1 && !stopWords.has(word));
    const words = telling.length > 0 ? telling : all;
    const sentence = words.length < all.length ? all.map(({ word }) => word).join(' ') : null;
    const path = pathOf(text);
    if (words.length === 0) return { text, suggestion: null, path, terms: [], sentence };

    synonymRoots ??= readSynonyms(db).catch((error) => {
      synonymRoots = undefined;
      throw error;
    });
    const groups = await synonymRoots;
    const terms = await readTerms(db, [...new Set(words.map(({ word }) => word))], groups, all.at(-1)?.word);
    const meant = await nearest(
      db,
      terms.filter(({ known, typed }) => !known && mayHaveTypo(typed)),
    );
    if (meant.size === 0) return { text, suggestion: null, path, terms: terms.map(({ roots }) => roots), sentence };

    let suggestion = text;
    for (const { word, index, end } of words.toReversed()) {
      const spelling = meant.get(word)?.spelling;
      if (spelling) suggestion = suggestion.slice(0, index) + spelling + suggestion.slice(end);
    }
    const right = await readTerms(db, [...new Set(words.map(({ word }) => meant.get(word)?.word ?? word))], groups);
    return { text, suggestion, path, terms: right.map(({ roots }) => roots), sentence };
  };
}

function pathOf(text: string): string | null {
  const [path = ''] = text.replace(origin, '').split(/[?#]/);
  return /^\/[^\s/]\S*$/.test(path) ? path.replace(/\/$/, '').toLowerCase() : null;
}

/** Each root that has synonyms, with theirs. */
async function readSynonyms(db: Database): Promise<Map<string, string[]>> {
  const roots = await rootsOf(db, synonyms.flat());
  const groups = new Map<string, string[]>();
  for (const group of synonyms) {
    const own = group.map((word) => roots.get(word) ?? word);
    for (const root of own) groups.set(root, [...(groups.get(root) ?? []), ...own]);
  }
  return groups;
}

async function rootsOf(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ word: string; root: string }>(
    sql`select word, (ts_lexize('es_root', rootable))[1] as root
        from unnest(${sql.param(words)}::text[], ${sql.param(words.map(rootable))}::text[]) as given (word, rootable)`,
  );
  return new Map(rows.map(({ word, root }) => [word, root]));
}

async function readTerms(
  db: Database,
  words: readonly string[],
  groups: Map<string, string[]>,
  unfinished?: string,
): Promise<Term[]> {
  const roots = await rootsOf(db, words);
  const [known, begun] = await Promise.all([
    db.execute<{ root: string }>(
      sql`select distinct root from search_words where root = any(${sql.param([...roots.values()])}::text[])`,
    ),
    unfinished && unfinished.length > 1
      ? db.execute<{ root: string }>(
          sql`select root from search_words where word > ${unfinished} and word < ${`${unfinished}~`}
              group by root order by sum(pages) desc, root limit ${mostBeginnings}`,
        )
      : { rows: [] },
  ]);
  const knownRoots = new Set(known.rows.map(({ root }) => root));
  const begunRoots = begun.rows.map(({ root }) => root);
  return words.map((typed) => {
    const root = roots.get(typed) ?? typed;
    const same = groups.get(root) ?? [];
    const beginnings = typed === unfinished ? begunRoots : [];
    return {
      typed,
      roots: [...new Set([root, ...same, ...beginnings])],
      known: knownRoots.has(root) || same.length > 0 || beginnings.length > 0,
    };
  });
}

type Neighbour = { word: string; spelling: string };

/** For each word that nobody knows, the likeliest one that it could be, of these the most usual. */
async function nearest(db: Database, terms: readonly Term[]): Promise<Map<string, Neighbour>> {
  const meant = new Map<string, Neighbour>();
  if (terms.length === 0) return meant;
  const { rows } = await db.execute<Neighbour & { typed: string; pages: number }>(
    sql`select given.typed, word, spelling, pages
        from unnest(${sql.param(terms.map(({ typed }) => typed))}::text[],
                    ${sql.param(terms.map(({ typed }) => formsOf(typed).join(' ')))}::text[]) as given (typed, forms)
        join search_words on search_words.forms && string_to_array(given.forms, ' ')`,
  );
  const ofSynonyms = terms.flatMap(({ typed }) =>
    synonyms.flat().map((word) => ({ typed, word, spelling: word, pages: 0 })),
  );
  // A letter doubled or not, and two that changed places, are the mistakes that happen most.
  const likely = ({ typed, word }: { typed: string; word: string }) =>
    (lettersOf(typed) === lettersOf(word) ? 2 : 0) + (typed[0] === word[0] ? 1 : 0);
  const candidates = [...rows, ...ofSynonyms]
    .filter(({ typed, word }) => differByOneEdit(typed, word))
    .toSorted((a, b) => likely(b) - likely(a) || b.pages - a.pages || (a.word < b.word ? -1 : 1));
  for (const { typed, ...neighbour } of candidates) if (!meant.has(typed)) meant.set(typed, neighbour);
  return meant;
}

const lettersOf = (word: string) => [...new Set(word)].toSorted().join('');
