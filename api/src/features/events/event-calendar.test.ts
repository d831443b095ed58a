import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, mock, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

  const addMany = (slug: string, from: string, days: string, amount: number) =>
    api.pool.query(
      `insert into events (slug, name, starts_at, timezone, created_at, updated_at)
       select $1 || n, 'Taller', $2::timestamptz + n * $3::interval, 'Europe/Madrid', now(), now()
       from generate_series(1, $4) n`,
      [slug, from, days, amount],
    );

  test('the feed has all that goes on or is to come, however much, and the newest 500 of the past', async () => {
    const found = async () => entriesOf(await feed()).map((entry) => value(entry, 'url').split('/').at(-1));
    await addMany('pasado', '2026-11-21T11:00:00Z', '-1 hour', 502);
    await addMany('futuro', '2026-11-21T13:00:00Z', '1 hour', 1_100);
    const slugs = await found();
    // The first began less than three hours ago and goes on.
    assert.equal(slugs.length, 1_601);
    assert.deepEqual(
      [slugs[0], slugs[500], slugs[501], slugs.at(-1)],
      ['pasado501', 'pasado1', 'futuro1', 'futuro1100'],
    );
    await addMany('antes', '2026-10-21T13:00:00Z', '1 minute', 10);
    assert.equal((await found())[0], 'pasado501');
  });

  test('the feed is the same in every encoding, under one tag, and is not written for who has it', async () => {
    await addMany('futuro', '2026-11-21T13:00:00Z', '1 hour', 600);
    const body = await feed();
    const get = (headers: Record<string, string>) => api.call('GET', '/events/api/calendar.ics', { headers });
    const [gzip, br] = [await get({ 'accept-encoding': 'gzip' }), await get({ 'accept-encoding': 'br' })];
    assert.equal(String(gunzipSync(gzip.rawPayload)), body);
    assert.equal(String(brotliDecompressSync(br.rawPayload)), body);
    const { etag } = br.headers;
    assert.equal(gzip.headers.etag, etag);

    const query = mock.method(api.pool, 'query');
    assert.equal((await get({ 'if-none-match': String(etag) })).statusCode, 304);
    assert.equal((await get({ 'accept-encoding': 'br' })).headers.etag, etag);
    const asked = query.mock.calls.map(({ arguments: [first] }) => (first as unknown as { text: string }).text);
    query.mock.restore();
    assert.ok(asked.length > 0 && asked.every((text) => text.includes('md5(')), asked.join('\n'));

    await api.pool.query(`update events set name = 'Otro taller' where slug = 'futuro600'`);
    const changed = await get({ 'if-none-match': String(etag) });
    assert.equal(changed.statusCode, 200);
    assert.notEqual(changed.headers.etag, etag);
    assert.match(changed.body, /Otro taller/);
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
