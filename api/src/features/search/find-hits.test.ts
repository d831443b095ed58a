import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { searchLimits } from '@femcoders/contracts/search-limits';
import { createDatabase, createPool } from '../../database/database.ts';
import { createMigratedDatabase } from '../../testing/migrated-database.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { createSearch } from './search.ts';

const now = new Date('2026-11-22T12:00:00Z');
const { ofKind } = searchLimits;

/**
 * An index with so many events, half of them past, an hour apart: «común» is in all of them, «medio» in every fifth, «raro»
 * in every thousandth; 30 articles, a third of them for beginners, have «común», too.
 */
async function createGrownIndex(events: number) {
  const { url, drop } = await createMigratedDatabase();
  const pool = createPool(url, 2);
  await pool.query(
    `insert into site_pages (path, source, kind, title, description, day, starts_at, over_at, level, spellings, digest)
     select '/eventos/' || n, 'events', 'evento', 'Encuentro', '', (starts_at at time zone 'Europe/Madrid')::date, starts_at,
       starts_at + interval '3 hours', null, '{}'::text[], ''
     from generate_series(1, $1::int) as n, lateral (select $2::timestamptz + (n - $1::int / 2) * interval '1 hour' as starts_at) as times
     union all
     select '/recursos/' || n, 'site', 'articulo', 'Recurso', '', date '2025-01-01' + n, null, null,
       case n % 3 when 0 then 'inicial' end, '{}'::text[], ''
     from generate_series(1, 30) as n`,
    [events, now],
  );
  await pool.query(
    `insert into search_sections (path, position, body, roots)
     select path, 0, body, setweight(to_tsvector('es_roots', title), 'A') || to_tsvector('es_roots', body)
     from site_pages, lateral (select substring(path from '\\d+$')::int as n) as numbers,
       lateral (select 'comun' || case when kind = 'evento' and n % 5 = 0 then ' medio' else '' end ||
         case when kind = 'evento' and n % 1000 = 0 then ' raro' else '' end as body) as texts`,
  );
  await pool.query(
    `insert into search_words (word, root, spelling, pages, forms)
     select word, (ts_lexize('es_root', word))[1], word, pages, '{}'
     from (values ('comun', $1::int + 30), ('medio', $1::int / 5), ('raro', $1::int / 1000), ('encuentro', $1::int), ('recurso', 30)) as given (word, pages)`,
    [events],
  );
  await pool.query('vacuum analyze');
  const find = (q: string, filters = {}, page = 1) =>
    createSearch(createDatabase(pool))(q, filters, { page, limit: 10 }, now);
  const read = async (table: string, q: string, filters = {}) =>
    (await rowsRead(pool, table, (db) => createSearch(db)(q, filters, { page: 1, limit: 10 }, now))).read;
  return { pool, find, read, close: () => pool.end().then(drop) };
}

type GrownIndex = Awaited<ReturnType<typeof createGrownIndex>>;

describe('a search among very many pages', () => {
  let few: GrownIndex;
  let many: GrownIndex;
  before(async () => {
    few = await createGrownIndex(3_000);
    many = await createGrownIndex(12_000);
  });
  after(async () => {
    await few.close();
    await many.close();
  });

  const paths = async (q: string, filters = {}, page = 1) =>
    (await many.find(q, filters, page)).results.map(({ path }) => path);

  test('reads no more of them for a word that all have, or every fifth', async () => {
    for (const q of ['común', 'medio', 'común medio', 'encuentro', 'común inventado'])
      for (const table of ['search_pages', 'search_sections', 'site_pages']) {
        const [ofFew, ofMany] = [await few.read(table, q), await many.read(table, q)];
        assert.ok(ofMany <= ofFew * 1.1 + 20, `${q}: ${ofFew} of ${table}, then ${ofMany}`);
        assert.ok(ofMany <= 2_500, `${q}: ${ofMany} of ${table}`);
      }
  });

  test('reads as few of them where a filter leaves few', async () => {
    for (const filters of [{ level: 'inicial' }, { since: '2030-01-01' }]) {
      const read = await many.read('search_pages', 'común', filters);
      // Those that were looked through in both directions of time in vain, each in the index and by itself, and those that
      // the filter leaves.
      assert.ok(read <= 8_200, `${JSON.stringify(filters)}: ${read}`);
    }
    assert.equal((await many.find('común', { level: 'inicial' })).total, 10);
    assert.equal((await many.find('común medio', { level: 'inicial' })).total, 0);
  });

  test('has the nearest ones, those to come first, and as many pages of them as it counts', async () => {
    const { total, kinds } = await many.find('común');
    assert.deepEqual(kinds, [
      { kind: 'evento', count: ofKind },
      { kind: 'articulo', count: 30 },
    ]);
    assert.equal(total, ofKind + 30);
    const all: string[] = [];
    for (let page = 1; page <= total / 10; page++) all.push(...(await paths('común', {}, page)));
    assert.equal(new Set(all).size, total);
    // What began two hours ago goes on.
    const nearest = Array.from({ length: ofKind }, (_, n) => `/eventos/${5_998 + n}`);
    assert.deepEqual(all.filter((path) => path.startsWith('/eventos/')).toSorted(), nearest.toSorted());
    assert.deepEqual(await paths('común', { kind: 'articulo' }, 4), []);
    assert.equal((await paths('común', { kind: 'articulo' }, 3)).length, 10);
  });

  test('finds a title with the word however far away it is', async () => {
    for (const n of [20, 11_900]) {
      await many.pool.query('update site_pages set title = $2 where path = $1', [`/eventos/${n}`, 'Común']);
      await many.pool.query('delete from search_sections where path = $1', [`/eventos/${n}`]);
      await many.pool.query(
        `insert into search_sections (path, position, body, roots)
         values ($1, 0, 'comun', setweight(to_tsvector('es_roots', 'comun'), 'A') || to_tsvector('es_roots', 'comun'))`,
        [`/eventos/${n}`],
      );
    }
    assert.deepEqual((await paths('común')).slice(0, 2), ['/eventos/11900', '/eventos/20']);
  });

  test('finds a word that few have, alone and with one that all have, and counts them', async () => {
    const rare = Array.from({ length: 12 }, (_, n) => `/eventos/${(n + 1) * 1000}`);
    for (const q of ['raro', 'común raro', 'raro medio común']) {
      const { total } = await many.find(q);
      assert.equal(total, 12, q);
      assert.deepEqual([...(await paths(q)), ...(await paths(q, {}, 2))].toSorted(), rare.toSorted());
    }
  });

  test('finds pages with half of the words where none has all of them', async () => {
    assert.equal((await many.find('común inventado')).total, ofKind + 30);
    assert.equal((await many.find('raro inventado')).total, 12);
    assert.equal((await many.find('raro inventado otroinvento')).total, 0);
    assert.equal((await many.find('medio recurso inventado marciano')).total, 0);
    assert.equal((await many.find('medio recurso')).total, ofKind + 30);
    assert.equal((await many.find('inventado marciano')).total, 0);
  });

  test('knows a page whose sections were written one after the other, and forgets it with them', async () => {
    await many.pool.query(
      `insert into site_pages (path, source, kind, title, description, spellings, digest)
       values ('/dos', 'site', 'pagina', 'Dos', '', '{}', '')`,
    );
    for (const [position, word] of ['comun', 'medio'].entries())
      await many.pool.query(
        `insert into search_sections (path, position, body, roots) values ('/dos', $1, $2, to_tsvector('es_roots', $2))`,
        [position, word],
      );
    assert.deepEqual(await paths('común medio', { kind: 'pagina' }), ['/dos']);
    await many.pool.query(`delete from site_pages where path = '/dos'`);
    assert.deepEqual(await paths('común medio', { kind: 'pagina' }), []);
  });
});
