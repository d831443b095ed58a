import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type AdminEvent, adminEventSchema, type EventInput } from '@femcoders/contracts/admin-event';
import type { RichDocument } from '@femcoders/contracts/rich-document';
import { purgeExpired } from '../../maintenance.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const bold: RichDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Segundo.', marks: [{ type: 'bold' }] }] }],
};

describe('the texts of an event that were saved', () => {
  let api: TestApi;
  let as: string;
  let event: AdminEvent;
  before(async () => {
    api = await createTestApi();
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from events; delete from audit');
    const id = await addEvent(api.pool, { about: 'Primero.', description: 'Un resumen.' });
    event = (await api.call('GET', `/admin/events/${id}`, { as })).json<AdminEvent>();
  });

  const send = (method: string, path: string, body: unknown) => {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    return api.call(method, `/admin/events/${event.id}${path}`, { as, body });
  };
  const saved = async (parts: Partial<EventInput>) => {
    const { about_document: _, speakers, ...rest } = event;
    const answer = await send('PUT', '', { ...rest, speakers: speakers.map(({ slug }) => slug), ...parts });
    assert.equal(answer.statusCode, 200, answer.body);
    event = adminEventSchema.parse(answer.json());
  };
  const restore = (version: number, updatedAt = event.updated_at) =>
    send('POST', '/text-restoration', { version, updatedAt });
  const titles = () => event.texts?.map(({ version, title }) => [version, title]);

  test('are none until the first edit, which keeps what was there, and who wrote the new one', async () => {
    assert.deepEqual([event.texts, event.text_version], [[], null]);
    await saved({ location: 'Otra sala' });
    assert.deepEqual(event.texts, [], 'another field is no text');
    await saved({ about_document: bold });
    assert.deepEqual(titles(), [
      [2, 'Segundo.'],
      [1, 'Primero.'],
    ]);
    assert.deepEqual(
      event.texts?.map(({ savedBy }) => savedBy),
      ['Prueba organiser', null],
    );
    assert.equal(event.text_version, 2);
  });

  test('are made the one of now again, with their form and their summary; the one of now stays in the list', async () => {
    await saved({ about_document: bold, description: 'Otro resumen.' });
    await saved({ about_document: undefined, about: 'Tercero.' });
    const answer = await restore(2);
    assert.equal(answer.statusCode, 200, answer.body);
    event = adminEventSchema.parse(answer.json());
    assert.deepEqual([event.about, event.about_document, event.description], ['Segundo.', bold, 'Otro resumen.']);
    assert.deepEqual(titles(), [
      [4, 'Segundo.'],
      [3, 'Tercero.'],
      [2, 'Segundo.'],
      [1, 'Primero.'],
    ]);
    assert.equal(event.text_version, 4);
    const { rows } = await api.pool.query('select act from audit order by at, id');
    assert.deepEqual(
      rows.map(({ act }) => act),
      ['event.edit', 'event.edit', 'event.restore'],
    );
    assert.equal((await restore(4)).statusCode, 200);
    assert.equal((await api.pool.query('select from event_texts')).rowCount, 4, 'the same again is no new text');
  });

  test('are refused to who has not seen the last change, and where there is none', async () => {
    const seen = event.updated_at;
    await saved({ about: 'Segundo.', about_document: undefined });
    assert.equal((await restore(1, seen)).statusCode, 409);
    assert.equal((await restore(7)).statusCode, 404);
    assert.equal(event.about, 'Segundo.');
  });

  test('of an imported event leave the summary, which belongs to its source, and keep what the source wrote meanwhile', async () => {
    await api.pool.query(`update events set source = 'ical', source_key = 'uno'`);
    await saved({ about: 'Segundo.', about_document: undefined });
    await api.pool.query(`update events set about = 'De la fuente.', description = 'Resumen de la fuente.'`);
    event = adminEventSchema.parse((await api.call('GET', `/admin/events/${event.id}`, { as })).json());
    assert.equal(event.text_version, null, 'nobody wrote it here');
    event = adminEventSchema.parse((await restore(1)).json());
    assert.deepEqual([event.about, event.description], ['Primero.', 'Resumen de la fuente.']);
    assert.deepEqual(titles()?.slice(0, 2), [
      [4, 'Primero.'],
      [3, 'De la fuente.'],
    ]);
  });

  test('keep their pictures, and go with their event', async () => {
    const id = 'a'.repeat(32);
    await api.pool.query(
      `insert into pictures (id, webp, width, height, stored_at) values ($1, '', 1, 1, '2026-01-01')`,
      [id],
    );
    const src = `/api/pictures/${id}.webp`;
    const picture = { type: 'picture', attrs: { src, alt: 'Una sala', caption: '', width: 1, height: 1 } };
    await saved({ about_document: { type: 'doc', content: [...bold.content, picture] } as RichDocument });
    await saved({ about_document: bold });
    const left = async () => (await api.pool.query('select from pictures')).rowCount;
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await left(), 1);
    await api.pool.query('delete from events');
    assert.equal((await api.pool.query('select from event_texts')).rowCount, 0);
    await purgeExpired(api.pool, api.clock.now);
    assert.equal(await left(), 0);
  });
});
