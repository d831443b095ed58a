import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type pg from 'pg';
import { createDatabase, createPool } from '../../database/database.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createMigratedDatabase } from '../../testing/migrated-database.ts';
import { personSource } from './person-source.ts';

describe('the people whom the search finds', () => {
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

  const add = (slug: string, group: string, state = 'published') =>
    pool.query('insert into people (name, slug, state, role_group, title) values ($1, $2, $3, $4, $5)', [
      `Persona ${slug}`,
      slug,
      state,
      group,
      'Oficio de prueba',
    ]);
  const speak = (person: string, event: string) =>
    pool.query(
      `insert into event_speakers (event_id, person_id, position)
       select events.id, people.id, 0 from events, people where events.slug = $1 and people.slug = $2`,
      [event, person],
    );
  const paths = async () => (await personSource.documents(createDatabase(pool))).map(({ path }) => path).sort();

  test('are those of a public page, where they stand on it', async () => {
    await add('ada', 'cofounder');
    await add('berta', 'promoter', 'draft');
    await add('carla', 'speaker', 'archived');
    await add('dora', 'speaker');
    assert.deepEqual(await paths(), ['/equipo/ada', '/eventos#ponente-dora']);

    await addEvent(pool, { slug: 'charla', name: 'Charla' });
    for (const person of ['carla', 'dora']) await speak(person, 'charla');
    assert.deepEqual(await paths(), ['/equipo/ada', '/eventos/charla#ponente-dora']);

    await pool.query(`update events set state = 'draft'`);
    assert.deepEqual(await paths(), ['/equipo/ada', '/eventos#ponente-dora'], 'a draft is no public page');
    await pool.query(`update people set state = 'archived'`);
    assert.deepEqual(await paths(), []);
  });

  test('without an event are only as many speakers as the page of events shows', async () => {
    for (let number = 100; number < 161; number += 1) await add(`ponente-${number}`, 'speaker');
    const found = await paths();
    assert.equal(found.length, 60);
    assert.equal(found.includes('/eventos#ponente-ponente-160'), false);
  });
});
