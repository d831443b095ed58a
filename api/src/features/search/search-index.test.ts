import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type pg from 'pg';
import { createPool } from '../../database/database.ts';
import type { SearchSource } from '../../feature/search-source.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createMigratedDatabase } from '../../testing/migrated-database.ts';
import { eventSource } from './event-source.ts';
import { indexSource } from './search-index.ts';

describe('an area with many pages', () => {
  let pool: pg.Pool;
  let drop: () => Promise<void>;
  before(async () => {
    const database = await createMigratedDatabase();
    pool = createPool(database.url, 2);
    drop = database.drop;
  });
  after(async () => {
    await pool.end();
    await drop();
  });

  /** Indexes the events. @returns the pages that were read, and how many were written or went */
  async function index(everything?: boolean) {
    const read: string[] = [];
    const spied: SearchSource = {
      ...eventSource,
      documents(db, paths) {
        read.push(...(paths ?? ['all']));
        return eventSource.documents(db, paths);
      },
    };
    const changes = await indexSource(pool, spied, everything);
    return { read, changes };
  }

  const words = async (like = '%') =>
    (
      await pool.query<{ word: string; spelling: string; pages: number }>(
        'select word, spelling, pages from search_words where word like $1 order by word',
        [like],
      )
    ).rows;

  test('is read where it changed, and nowhere else', async () => {
    await addEvent(pool, { slug: 'uno', name: 'Imagen fija' });
    await addEvent(pool, { slug: 'dos', name: 'Imágen viva' });
    assert.deepEqual(await index(), { read: ['/eventos/dos', '/eventos/uno'], changes: 2 });
    assert.deepEqual(await index(), { read: [], changes: 0 });

    await pool.query(`update events set name = 'Imagen nueva' where slug = 'uno'`);
    assert.deepEqual(await index(), { read: ['/eventos/uno'], changes: 1 });

    await pool.query(`update events set price = price where slug = 'uno'`);
    assert.deepEqual(await index(), { read: ['/eventos/uno'], changes: 0 }, 'was written again as it was');
    assert.deepEqual((await index()).read, []);

    await pool.query(`update events set state = 'draft' where slug = 'dos'`);
    assert.deepEqual(await index(), { read: [], changes: 1 });
    await pool.query(`update events set state = 'published' where slug = 'dos'`);
    assert.deepEqual(await index(), { read: ['/eventos/dos'], changes: 1 });
  });

  test('is read where the name of a speaker changed', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into people (name, slug, state, role_group, title) values ('Ada Prueba', 'ada', 'published', 'speaker', 'Ponente') returning id`,
    );
    await pool.query(
      `insert into event_speakers (event_id, person_id, position) select id, $1, 0 from events where slug = 'uno'`,
      [rows[0]?.id],
    );
    assert.deepEqual((await index()).read, ['/eventos/uno']);
    await pool.query(`update people set name = 'Ada Ejemplo' where slug = 'ada'`);
    assert.deepEqual((await index()).read, ['/eventos/uno']);
    assert.deepEqual((await words('ejemplo')).length, 1);
    assert.deepEqual(await words('prueba'), []);
  });

  test('is read whole where other code may have made its pages', async () => {
    const counted = await words();
    await pool.query(
      `update search_words set pages = pages + 7; insert into search_words values ('nada', 'nada', 'nada', 1, '{}', '{}')`,
    );
    assert.deepEqual(await index(true), { read: ['/eventos/dos', '/eventos/uno'], changes: 0 });
    assert.deepEqual(await words(), counted, 'the vocabulary is gathered from all pages');
  });

  test('leaves the vocabulary as if it were gathered from all pages', async () => {
    await addEvent(pool, { slug: 'tres', name: 'Imágen, imagen e IMÁGEN' });
    await index();
    const [image] = await words('imagen');
    assert.deepEqual(image, { word: 'imagen', spelling: 'imágen', pages: 4 });
    const followed = await words();
    // As code of before leaves it.
    await pool.query('update search_words set spellings = null');
    await pool.query(`update events set price = 'Gratis' where slug = 'tres'`);
    await index();
    await pool.query(`update events set price = null where slug = 'tres'`);
    await index();
    assert.deepEqual(await words(), followed);
  });

  test('is read in parts where it is long, each page once', async () => {
    await pool.query(
      `insert into events (name, starts_at, timezone, slug)
       select 'Serie ' || n, now(), 'Europe/Madrid', 'serie-' || n from generate_series(1, 2100) as n`,
    );
    const { read, changes } = await index();
    assert.equal(changes, 2100);
    assert.equal(new Set(read).size, read.length);
    assert.deepEqual((await words('serie')).at(0)?.pages, 2100);
    assert.deepEqual(await index(), { read: [], changes: 0 });
    await pool.query(`delete from events where slug like 'serie-%'`);
    assert.equal((await index()).changes, 2100);
    assert.deepEqual(await words('serie'), []);
  });
});
