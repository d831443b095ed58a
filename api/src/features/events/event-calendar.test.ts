import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import ICAL from 'ical.js';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

describe('calendars', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({
      config: { listTtlMs: 0, publicUrl: 'https://club.example', brand: 'Club, de prueba' },
    });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    await api.pool.query('delete from events');
  });

  const add = (fields: Record<string, unknown>) => {
    const row = {
      slug: 'taller',
      name: 'Taller',
      starts_at: '2026-11-28T17:30:00Z',
      timezone: 'Europe/Madrid',
      created_at: '2026-11-01T09:00:00Z',
      updated_at: '2026-11-02T09:00:00Z',
      ...fields,
    };
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    return api.pool.query(`insert into events (${columns}) values (${places})`, Object.values(row));
  };
  const feed = async () => (await api.call('GET', '/events/api/calendar.ics')).body;
  const entriesOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const value = (entry: ICAL.Component | undefined, name: string) => String(entry?.getFirstPropertyValue(name));

  test('an event is read back as it was entered, with any text in it', async () => {
    const name = 'Ñandú; «café, ella dijo: \\n» — 日本 👩🏽‍💻'.repeat(4);
    const description = 'Línea uno\nLínea dos, con coma; y punto y coma\\ y barra\r\nBEGIN:VALARM\rEND:VCALENDAR';
    await add({ name, description, ends_at: '2026-11-28T19:30:00Z', venue_name: 'Sala', venue_address: 'Gran Via, 1' });
    const answer = await api.call('GET', '/events/api/detail/taller/calendar.ics');
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.equal(answer.headers['content-disposition'], 'attachment; filename="taller.ics"');
    const [entry, ...others] = entriesOf(answer.body);
    assert.equal(others.length, 0);
    assert.equal(value(entry, 'summary'), name);
    assert.equal(value(entry, 'location'), 'Sala, Gran Via, 1');
    assert.equal(value(entry, 'url'), 'https://club.example/eventos/taller');
    assert.equal(
      value(entry, 'description'),
      `${description.replaceAll(/\r\n?/g, '\n')}\n\nhttps://club.example/eventos/taller`,
    );
    assert.equal(entry?.getAllSubcomponents().length, 0);
    assert.doesNotMatch(answer.body.replaceAll('\r\n', ''), /\r/);
  });

  test('lines are folded at 75 bytes and end as the format asks', async () => {
    await add({ description: 'ñ'.repeat(600) });
    await add({ slug: 'ascii', description: 'n'.repeat(600) });
    const body = await feed();
    assert.ok(body.endsWith('END:VCALENDAR\r\n'));
    assert.doesNotMatch(body.replaceAll('\r\n', ''), /[\r\n]/);
    for (const line of body.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  });

  test('seven in the evening in Madrid is the same instant before and after the clocks change', async () => {
    await add({ slug: 'verano', starts_at: '2026-10-24T17:00:00Z', ends_at: '2026-10-24T19:00:00Z' });
    await add({ slug: 'invierno', starts_at: '2026-10-25T18:00:00Z' });
    const [summer, winter] = entriesOf(await feed());
    assert.equal(value(summer, 'dtstart'), '2026-10-24T17:00:00Z');
    assert.equal(value(summer, 'dtend'), '2026-10-24T19:00:00Z');
    assert.equal(value(winter, 'dtstart'), '2026-10-25T18:00:00Z');
    const inMadrid = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', timeStyle: 'short' });
    for (const entry of [summer, winter]) {
      const start = entry?.getFirstPropertyValue('dtstart') as ICAL.Time;
      assert.equal(inMadrid.format(start.toJSDate()), '19:00');
    }
  });

  test('the feed has what is to come and the last 90 days, cancelled ones too, but no drafts', async () => {
    await add({ slug: 'borrador', state: 'draft' });
    await add({ slug: 'viejo', name: 'Viejo', starts_at: '2026-08-01T17:00:00Z' });
    await add({ slug: 'reciente', name: 'Reciente', starts_at: '2026-09-01T17:00:00Z' });
    await add({ slug: 'firme', name: 'Firme', sequence: 2 });
    await add({ slug: 'aplazado', name: 'Charla', state: 'postponed', starts_at: '2026-11-29T17:00:00Z' });
    await add({
      slug: 'cancelado',
      name: 'Cena',
      state: 'cancelled',
      cancel_reason: 'No hay sala.',
      starts_at: '2026-11-30T17:00:00Z',
    });
    const entries = entriesOf(await feed());
    assert.deepEqual(
      entries.map((entry) => [value(entry, 'summary'), value(entry, 'status'), value(entry, 'sequence')]),
      [
        ['Reciente', 'CONFIRMED', '0'],
        ['Firme', 'CONFIRMED', '2'],
        ['Aplazado: Charla', 'TENTATIVE', '0'],
        ['Cancelado: Cena', 'CANCELLED', '0'],
      ],
    );
    assert.match(value(entries[3], 'description'), /^No hay sala\./);
    assert.equal((await api.call('GET', '/events/api/detail/borrador/calendar.ics')).statusCode, 404);
  });

  test('the feed has all that goes on or is to come, however much, and the newest of the past as far as there is room', async () => {
    const addMany = (slug: string, from: string, days: string) =>
      api.pool.query(
        `insert into events (slug, name, starts_at, timezone, created_at, updated_at)
         select $1 || n, 'Taller', $2::timestamptz + n * $3::interval, 'Europe/Madrid', now(), now()
         from generate_series(1, 300) n`,
        [slug, from, days],
      );
    const found = async () => entriesOf(await feed()).map((entry) => value(entry, 'url').split('/').at(-1));
    await addMany('pasado', '2026-11-21T11:00:00Z', '-1 hour');
    await addMany('futuro', '2026-11-21T13:00:00Z', '1 hour');
    const both = await found();
    assert.equal(both.length, 500);
    assert.equal(both.filter((slug) => slug?.startsWith('futuro')).length, 300);
    assert.deepEqual([both[0], both[199], both[200], both[499]], ['pasado200', 'pasado1', 'futuro1', 'futuro300']);
    await addMany('mas', '2026-12-21T13:00:00Z', '1 hour');
    const many = await found();
    // The first began less than three hours ago.
    assert.deepEqual([many.length, many[0], many[1], many.at(-1)], [601, 'pasado1', 'futuro1', 'mas300']);
  });

  test('the feed names itself and says how often to ask; unchanged, it is a 304', async () => {
    await add({});
    const body = await feed();
    const unfolded = body.replaceAll('\r\n ', '');
    assert.match(unfolded, /\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n/);
    assert.match(unfolded, /\r\nX-PUBLISHED-TTL:PT1H\r\n/);
    assert.match(unfolded, /\r\nX-WR-CALNAME;VALUE=TEXT:Eventos de Club\\, de prueba\r\n/);
    assert.equal(body, await feed());
    const { etag } = (await api.call('GET', '/events/api/calendar.ics')).headers;
    const again = await api.call('GET', '/events/api/calendar.ics', { headers: { 'if-none-match': String(etag) } });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  test('an event keeps its name in calendars, and says when it was last changed', async () => {
    await add({ id: '00000000-0000-4000-8000-00000000000a' });
    const [entry] = entriesOf(await feed());
    assert.equal(value(entry, 'uid'), '00000000-0000-4000-8000-00000000000a');
    assert.equal(value(entry, 'last-modified'), '2026-11-02T09:00:00Z');
    assert.equal(value(entry, 'dtstamp'), '2026-11-02T09:00:00Z');
  });
});
