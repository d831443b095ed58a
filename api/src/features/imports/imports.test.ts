import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { SiteEvent } from '@femcoders/contracts/event';
import type { EventFeed, EventFeeds } from '@femcoders/contracts/event-feed';
import sharp from 'sharp';
import { createDatabase, inTransaction } from '../../database/database.ts';
import type { EventChange } from '../../feature/event-change.ts';
import { filesInRows } from '../../files/uploaded-files.ts';
import { createPlaceLinks } from '../../mail/place-links.ts';
import { calendarCase } from '../../testing/calendars/calendar-case.ts';
import {
  calendar,
  calendarEntry,
  eventbriteEvent,
  eventbritePath,
  eventbriteRoute,
  eventbriteToken,
  type FakeSource,
  organisation,
  startFakeSource,
} from '../../testing/fake-source.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createChangeNotifier } from '../registrations/notify-event-change.ts';
import { createOutsideFetch } from './outside-fetch.ts';
import { runImports } from './run-imports.ts';

const hour = 3_600_000;
const start = new Date('2026-11-21T12:00:00Z');

describe('imported events', () => {
  let source: FakeSource;
  let api: TestApi;
  let as: string;
  let published: ReturnType<typeof eventbriteEvent>[];
  let changes: EventChange[];
  const asked: string[] = [];

  const importsFrom = (number: string) => ({
    eventbrite: { token: eventbriteToken, organisation: number, url: source.url },
    trustedOrigins: [source.url],
    every: 60,
  });

  before(async () => {
    source = await startFakeSource();
    const config = { basePath: '/api', listTtlMs: 0, imports: importsFrom(organisation) };
    api = await createTestApi({
      config,
      requestJob: async (_client, _name, payload) => void asked.push((payload as { feedId: string }).feedId),
    });
    ({ authorization: as } = await api.member('organiser'));
  });
  after(async () => {
    await api.close();
    await source.close();
  });
  beforeEach(async () => {
    api.clock.now = start;
    published = [eventbriteEvent('1'), eventbriteEvent('2')];
    changes = [];
    source.routes[eventbritePath] = eventbriteRoute(() => published);
    await api.pool.query('delete from events; delete from event_feeds; delete from pictures; delete from audit');
  });
  afterEach(() => {
    // In any case, only its owner gets the token.
    assert.ok(api.log.every((line) => !line.includes(eventbriteToken)));
  });

  const run = (
    feedId?: string,
    { number = organisation, stopping }: { number?: string; stopping?: AbortSignal } = {},
  ) => {
    const config = importsFrom(number);
    return runImports(
      {
        pool: api.pool,
        clock: () => api.clock.now,
        config,
        fetchOutside: createOutsideFetch({ ...config, stopping }),
        basePath: '/api',
        uploads: filesInRows,
        onEventChanged: async (_transaction, change) => void changes.push(change),
        stopping,
        log: api.app.log,
      },
      feedId,
    );
  };
  const later = (ms = hour) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };
  const rows = async (where = 'true') =>
    (await api.pool.query(`select * from events where ${where} order by source_key`)).rows;
  const feeds = async () => {
    const answer = await api.call('GET', '/admin/event-feeds', { as });
    return answer.json<EventFeeds>().feeds;
  };
  const eventbrite = async () => {
    const found = (await feeds()).find(({ kind }) => kind === 'eventbrite');
    assert.ok(found);
    return found;
  };
  const states = async () =>
    Object.fromEntries((await rows()).map(({ source_key, state }) => [source_key.split(':').at(-1), state]));

  test('may come from thousands of sources: the list has pages', async () => {
    await api.pool.query(
      `insert into event_feeds (id, kind, name, address, active, created_at, notes)
       select gen_random_uuid(), 'ical', 'Fuente ' || n, 'https://agenda.example/' || n, false, $1::timestamptz + n * interval '1 second', '{}'
       from generate_series(1, 2000) as n`,
      [start],
    );
    const page = async (query: string) =>
      (await api.call('GET', `/admin/event-feeds${query}`, { as })).json<EventFeeds>();
    const first = await page('');
    assert.equal(first.total, 2_001);
    assert.equal(first.feeds.length, 50);
    assert.equal(first.feeds[0]?.kind, 'eventbrite');
    const last = await page('?page=41');
    assert.deepEqual(
      last.feeds.map(({ name }) => name),
      ['Fuente 2000'],
    );
    assert.equal((await page('?page=5&limit=500')).feeds.length, 1);
    assert.equal((await api.call('GET', '/admin/event-feeds?limit=501', { as })).statusCode, 400);
  });

  test('of Eventbrite are on the site after one reading, with place, times and link', async () => {
    await run();
    const upcoming = (await api.call('GET', '/events/api/list/upcoming')).json<SiteEvent[]>();
    upcoming.sort((a, b) => a.name.localeCompare(b.name));
    assert.deepEqual(
      upcoming.map((event) => [event.name, event.start_local, event.location, event.event_url]),
      [
        ['Evento 1', '2026-12-03T18:30:00', 'Espai de mostra, Barcelona', 'https://www.eventbrite.es/e/evento-1'],
        ['Evento 2', '2026-12-03T18:30:00', 'Espai de mostra, Barcelona', 'https://www.eventbrite.es/e/evento-2'],
      ],
    );
    const [event] = await rows();
    assert.equal(event.venue_address, 'Carrer de Mallorca 401, 08013 Barcelona, Spain');
    assert.equal(event.slug, 'evento-1');
    const { error, found, upcoming: toCome, succeeded_at } = await eventbrite();
    assert.deepEqual([error, found, toCome, succeeded_at], [null, 2, 2, start.toISOString()]);
  });

  test('come from all pages', async () => {
    published = Array.from({ length: 23 }, (_, n) => eventbriteEvent(String(100 + n)));
    source.routes[eventbritePath] = eventbriteRoute(() => published, 10);
    await run();
    assert.equal((await rows()).length, 23);
    assert.equal((await eventbrite()).found, 23);
  });

  test('without venue, logo, text, end or link are imported with what there is', async () => {
    published = [
      eventbriteEvent('1', {
        venue: null,
        venue_id: null,
        logo: null,
        description: { text: null, html: null },
        summary: null,
        end: null,
        url: null,
        capacity: null,
        listed: null,
        online_event: true,
      }),
      eventbriteEvent('2', { venue: { name: null, address: null }, description: null, summary: 'En corto' }),
    ];
    await run();
    const [online, bare] = await rows();
    assert.deepEqual(
      [online.location, online.online, online.description, online.ends_at, online.event_url],
      ['En línea', true, null, null, null],
    );
    assert.deepEqual([bare.location, bare.description], [null, 'En corto']);
  });

  test('of a zone that only the database knows are shown in Madrid time, and can be opened', async () => {
    published = [
      eventbriteEvent('1', { start: { timezone: 'CEST', local: '2026-12-03T18:30:00', utc: '2026-12-03T17:30:00Z' } }),
    ];
    await run();
    const [event] = await rows();
    const shown = await api.call('GET', `/admin/events/${event.id}`, { as });
    assert.equal(shown.statusCode, 200);
    assert.deepEqual([shown.json().timezone, shown.json().start_local], ['Europe/Madrid', '2026-12-03T18:30']);
  });

  test('that are drafts, unlisted or unreadable stay out, and what is unreadable is said', async () => {
    published = [
      eventbriteEvent('1', { status: 'draft' }),
      eventbriteEvent('2', { listed: false }),
      eventbriteEvent('3', { name: { text: null, html: null } }),
      eventbriteEvent('4', { start: { timezone: null, local: null, utc: 'pronto' } }),
      eventbriteEvent('5', { start: { timezone: 'Marte/Olimpo', local: '', utc: '2026-12-03T17:30:00Z' } }),
    ];
    source.routes[eventbritePath] = () => ({
      pagination: { object_count: 5, has_more_items: false },
      events: published,
    });
    await run();
    assert.deepEqual(
      (await rows()).map(({ source_key, timezone }) => [source_key, timezone]),
      [[`${organisation}:5`, 'Europe/Madrid']],
    );
    const { notes } = await eventbrite();
    assert.equal(notes.length, 2);
    assert.match(notes[0] ?? '', /El evento 3 llega incompleto/);
  });

  test('read twice are the same ones', async () => {
    await run();
    const before = await rows();
    later();
    await run();
    assert.deepEqual(await rows(), before);
    assert.deepEqual(changes, []);
  });

  test('follow their source in what it changes, and keep what was edited here', async () => {
    await run();
    await api.pool.query(
      `update events set food = 'Merienda vegana', accessibility = '{"lift": "yes"}', about = 'Escrito aquí',
                         takes_registrations = true, capacity = 30, description = 'Mejorado aquí'
       where source_key like '%:1'`,
    );
    later();
    published[0] = eventbriteEvent('1', {
      name: { text: 'Evento 1, ahora en enero' },
      start: { timezone: 'Europe/Madrid', local: '2027-01-14T19:00:00', utc: '2027-01-14T18:00:00Z' },
      end: { timezone: 'Europe/Madrid', local: '2027-01-14T21:00:00', utc: '2027-01-14T20:00:00Z' },
    });
    await run();
    const [event, other] = await rows();
    assert.equal(event.name, 'Evento 1, ahora en enero');
    assert.equal(event.starts_at.toISOString(), '2027-01-14T18:00:00.000Z');
    assert.deepEqual(
      [event.food, event.accessibility, event.about, event.capacity, event.description],
      ['Merienda vegana', { lift: 'yes' }, 'Escrito aquí', 30, 'Mejorado aquí'],
    );
    assert.deepEqual([event.sequence, other.sequence], [1, 0]);
    // People with a place hear of it as of any change.
    assert.deepEqual(
      changes.map(({ aspects }) => [...aspects]),
      [['time']],
    );
  });

  test('that the source cancels are cancelled, mailed, and back when it takes that back', async () => {
    await run();
    later();
    published[0] = eventbriteEvent('1', { status: 'canceled', venue: null, description: null, summary: null });
    await run();
    const [event] = await rows();
    assert.deepEqual([event.state, event.cancel_reason], ['cancelled', 'Se ha cancelado en Eventbrite.']);
    assert.equal(event.location, 'Espai de mostra, Barcelona');
    assert.deepEqual(
      changes.map(({ aspects }) => [...aspects]),
      [['state']],
    );
    later();
    published[0] = eventbriteEvent('1');
    await run();
    const [back] = await rows();
    assert.deepEqual([back.state, back.cancel_reason], ['published', null]);
  });

  test('that were moved while cancelled are back with their new hour', async () => {
    await run();
    const moved = { start: { timezone: 'Europe/Madrid', local: '2026-12-03T19:00:00', utc: '2026-12-03T18:00:00Z' } };
    for (const parts of [{ ...moved, status: 'canceled' }, moved]) {
      later();
      published[0] = eventbriteEvent('1', parts);
      await run();
    }
    const [back] = await rows();
    assert.deepEqual([back.state, back.starts_at.toISOString()], ['published', '2026-12-03T18:00:00.000Z']);
  });

  test('that were cancelled before anybody knew them do not appear', async () => {
    published = [eventbriteEvent('1', { status: 'canceled' })];
    await run();
    assert.deepEqual(await rows(), []);
  });

  test('that the team made drafts stay drafts, for any state of the source', async () => {
    await run();
    await api.pool.query(`update events set state = 'draft' where source_key like '%:1'`);
    later();
    published[0] = eventbriteEvent('1', { status: 'canceled' });
    await run();
    assert.equal((await states())['1'], 'draft');
    later();
    published[0] = eventbriteEvent('1', { name: { text: 'Otro nombre' } });
    await run();
    assert.equal((await states())['1'], 'draft');
  });

  describe('that the source no longer has', () => {
    beforeEach(async () => {
      published = [1, 2, 3, 4, 5, 6].map((n) => eventbriteEvent(String(n)));
      await run();
      later();
    });

    test('are cancelled once they have been missing for two readings', async () => {
      published = published.slice(1);
      await run();
      assert.equal((await states())['1'], 'published');
      later(60_000);
      await run((await eventbrite()).id);
      assert.equal((await states())['1'], 'published');
      later();
      await run();
      const [event] = await rows();
      assert.deepEqual([event.state, event.cancel_reason], ['cancelled', 'Ya no aparece en Eventbrite.']);
    });

    test('but come back in between are as before', async () => {
      const gone = published.shift();
      await run();
      later();
      if (gone) published.unshift(gone);
      await run();
      later();
      published.shift();
      await run();
      assert.equal((await states())['1'], 'published');
    });

    test('stay when they are past', async () => {
      api.clock.now = new Date('2026-12-10T12:00:00Z');
      published = published.slice(1);
      await run();
      later();
      await run();
      assert.equal((await states())['1'], 'published');
    });

    for (const [what, left] of [
      ['all', 0],
      ['most', 2],
    ] as const) {
      test(`stay when ${what} of them go at once, and a note asks to look`, async () => {
        published = published.slice(6 - left);
        await run();
        later();
        await run();
        later();
        await run();
        assert.ok(Object.values(await states()).every((state) => state === 'published'));
        assert.match((await eventbrite()).notes[0] ?? '', /ya no incluye \d de los 6 eventos próximos/);
      });
    }

    test('stay when the only one that was left goes, and the note speaks of one', async () => {
      await api.pool.query("update events set state = 'draft' where id <> (select id from events order by id limit 1)");
      published = [];
      await run();
      assert.match(
        (await eventbrite()).notes[0] ?? '',
        /ya no incluye su único evento próximo\. No lo hemos cancelado/,
      );
    });

    test('stay when the source says that it has more than it sent', async () => {
      source.routes[eventbritePath] = () => ({
        pagination: { object_count: 6, has_more_items: false },
        events: published.slice(1),
      });
      await run();
      later();
      await run();
      assert.equal((await states())['1'], 'published');
    });

    test('stay when another organisation is read from now on', async () => {
      const other = '42';
      source.routes[`/v3/organizations/${other}/events/`] = eventbriteRoute(() => [eventbriteEvent('9')]);
      for (let n = 0; n < 2; n += 1) {
        later();
        await run(undefined, { number: other });
      }
      assert.ok(Object.values(await states()).every((state) => state === 'published'));
      assert.equal((await rows()).length, 7);
    });
  });

  describe('when the source fails', () => {
    const failures: [what: string, fail: () => void, says: RegExp][] = [
      [
        'an error',
        () => {
          source.routes[eventbritePath] = (_request, response) => void response.writeHead(500).end('oops');
        },
        /error \(500\)/,
      ],
      [
        'a token that is no longer good',
        () => {
          source.routes[eventbritePath] = (_request, response) => void response.writeHead(401).end('{}');
        },
        /no nos deja entrar \(401\)/,
      ],
      [
        'what is no JSON',
        () => {
          source.routes[eventbritePath] = () => '{"events": [';
        },
        /no entendemos/,
      ],
      [
        'JSON of another shape',
        () => {
          source.routes[eventbritePath] = () => ({ events: [null, 7], pagination: {} });
        },
        /no entendemos/,
      ],
      [
        'an error on the second page',
        () => {
          const good = eventbriteRoute(() => published, 1);
          source.routes[eventbritePath] = (request, response, url) =>
            url.searchParams.has('continuation') ? void response.writeHead(502).end() : good(request, response, url);
        },
        /error \(502\)/,
      ],
      [
        'a list that says it goes on and does not say how',
        () => {
          source.routes[eventbritePath] = () => ({ events: published, pagination: { has_more_items: true } });
        },
        /no cómo pedirlos/,
      ],
      [
        'a list that goes round in circles',
        () => {
          source.routes[eventbritePath] = () => ({
            events: published,
            pagination: { has_more_items: true, continuation: 'otra-vez' },
          });
        },
        /no cómo pedirlos/,
      ],
      [
        'fifty megabytes',
        () => {
          source.routes[eventbritePath] = () => Buffer.alloc(50 * 1024 * 1024, ' ');
        },
        /pasa de 8 MB/,
      ],
      [
        'a connection that breaks off',
        () => {
          source.routes[eventbritePath] = (request) => void request.destroy();
        },
        /ha cortado la conexión/,
      ],
      [
        'a way to somewhere inside',
        () => {
          source.routes[eventbritePath] = (_request, response) =>
            void response.writeHead(302, { location: 'https://169.254.169.254/' }).end();
        },
        /red interna/,
      ],
    ];
    for (const [what, fail, says] of failures) {
      test(`with ${what}, all stays and the reason is there to be read`, async () => {
        await run();
        const before = await rows();
        later();
        published[0] = eventbriteEvent('1', { name: { text: 'Nombre nuevo' } });
        fail();
        await run();
        assert.deepEqual(await rows(), before);
        const { error, succeeded_at, tried_at, found } = await eventbrite();
        assert.match(error ?? '', says);
        assert.deepEqual([succeeded_at, found], [start.toISOString(), 2]);
        assert.equal(tried_at, api.clock.now.toISOString());
      });
    }

    test('while it writes, none of it is written', async () => {
      await run();
      const before = await rows();
      later();
      published = published.map((event) => ({ ...event, name: { text: 'Otro nombre', html: '' } }));
      await api.pool.query(
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
         create trigger refuse before update on events for each row when (old.source_key like '%:2') execute function refuse()`,
      );
      try {
        await run();
        assert.deepEqual(await rows(), before);
        assert.match((await eventbrite()).error ?? '', /por nuestra parte/);
      } finally {
        await api.pool.query('drop function refuse cascade');
      }
      await run((await eventbrite()).id);
      assert.equal((await rows())[0]?.name, 'Otro nombre');
    });

    test('it is left alone as long as it wishes, and asked again after', async () => {
      source.routes[eventbritePath] = (_request, response) =>
        void response.writeHead(429, { 'retry-after': '7200' }).end();
      await run();
      assert.match((await eventbrite()).error ?? '', /esperemos/);
      const callsBefore = source.calls.length;
      later();
      await run();
      assert.equal(source.calls.length, callsBefore);
      later();
      source.routes[eventbritePath] = eventbriteRoute(() => published);
      await run();
      assert.equal((await eventbrite()).error, null);
      assert.equal((await rows()).length, 2);
    });
  });

  describe('with pictures', () => {
    const poster = () =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff6a48' } })
        .jpeg()
        .toBuffer();
    const withLogo = (address: string) => {
      published = [eventbriteEvent('1', { logo: { id: '7', url: address, original: { url: address } } })];
    };

    test('have them from this site', async () => {
      source.routes['/cartel.jpg'] = async () => poster();
      withLogo(`${source.url}/cartel.jpg`);
      await run();
      const [event] = await rows();
      assert.match(event.logo_url, /^\/api\/pictures\/[0-9a-f]{32}\.webp$/);
      const shown = await api.call('GET', event.logo_url.replace('/api', ''));
      assert.equal(shown.headers['content-type'], 'image/webp');
      const callsBefore = source.calls.filter((path) => path === '/cartel.jpg').length;
      later();
      await run();
      assert.equal(source.calls.filter((path) => path === '/cartel.jpg').length, callsBefore);
    });

    for (const [what, address, says] of [
      ['an address that leads inside', 'https://169.254.169.254/latest/meta-data/', /red interna/],
      ['an address without https', 'http://img.evbuc.com/1.jpg', /https:\/\//],
      ['no picture', '/pagina', /tiene que ser JPG/],
    ] as const) {
      test(`do without when there is ${what}`, async () => {
        source.routes['/pagina'] = () => '<html>';
        withLogo(address.startsWith('/') ? source.url + address : address);
        await run();
        const [event] = await rows();
        assert.equal(event.logo_url, null);
        const { error, notes } = await eventbrite();
        assert.equal(error, null);
        assert.match(notes[0] ?? '', says);
      });
    }

    test('get a missing one at a later reading', async () => {
      delete source.routes['/tarde.jpg'];
      withLogo(`${source.url}/tarde.jpg`);
      await run();
      assert.equal((await rows())[0]?.logo_url, null);
      source.routes['/tarde.jpg'] = async () => poster();
      later();
      await run();
      assert.match((await rows())[0]?.logo_url ?? '', /pictures/);
    });
  });

  test('with a link that leads inside have none', async () => {
    published = [eventbriteEvent('1', { url: 'http://localhost:5432/' })];
    await run();
    assert.equal((await rows())[0]?.event_url, null);
    assert.match((await eventbrite()).notes[0] ?? '', /su enlace no es una dirección pública/);
  });

  test('are read by one process at a time, and when they are due', async () => {
    const holder = await api.pool.connect();
    await holder.query('select pg_advisory_lock(4812302)');
    assert.equal(await run(), false);
    assert.deepEqual(await rows(), []);
    await holder.query('select pg_advisory_unlock(4812302)');
    holder.release();
    assert.equal(await run(), true);
    const calls = source.calls.length;
    later(30 * 60_000);
    await run();
    assert.equal(source.calls.length, calls);
    later(30 * 60_000);
    await run();
    assert.ok(source.calls.length > calls);
  });

  test('being read when the site stops are left for another time', async () => {
    const stopping = new AbortController();
    source.routes[eventbritePath] = () => void stopping.abort();
    await run(undefined, { stopping: stopping.signal });
    const { busy, error, tried_at } = await eventbrite();
    assert.deepEqual([busy, error, tried_at], [false, null, null]);
    source.routes[eventbritePath] = eventbriteRoute(() => published);
    await run();
    assert.equal((await rows()).length, 2);
  });

  test('survive the loss of the connection that keeps others out', async () => {
    source.routes[eventbritePath] = async (request, response, url) => {
      await api.pool.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 4812302`,
      );
      return eventbriteRoute(() => published)(request, response, url);
    };
    await run();
    assert.equal((await rows()).length, 2);
    later();
    source.routes[eventbritePath] = eventbriteRoute(() => published);
    assert.equal(await run(), true);
  });

  test('of a source that is removed meanwhile are not written', async () => {
    await run();
    await api.pool.query('delete from events');
    source.routes[eventbritePath] = async (request, response, url) => {
      await api.pool.query('delete from event_feeds');
      return eventbriteRoute(() => published)(request, response, url);
    };
    later();
    await run();
    assert.deepEqual(await rows(), []);
  });

  test('leave a line in the log of acts only when something changed', async () => {
    await run();
    later();
    await run();
    const { rows: acts } = await api.pool.query(`select actor_name, after from audit where act = 'feed.import'`);
    assert.deepEqual(acts, [
      {
        actor_name: 'Importación',
        after: { name: 'Eventbrite', added: ['Evento 1', 'Evento 2'], changed: [], cancelled: [] },
      },
    ]);
  });

  describe('of a calendar', () => {
    const ics = (...names: string[]) =>
      calendar(...names.map((name, n) => calendarEntry(`u${n}`, `SUMMARY:${name}`, 'DTSTART:20261203T173000Z')));
    const add = (address: string, name = 'Agenda de Barcelona') =>
      api.call('POST', '/admin/event-feeds', { as, body: { name, address } });
    const added = async () => {
      source.routes['/agenda.ics'] = () => ics('Charla', 'Taller');
      const answer = await add(`${source.url}/agenda.ics`);
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json<EventFeed>();
    };
    const calendarFeed = async () => (await feeds()).find(({ kind }) => kind === 'ical');

    test('are imported as soon as it is added', async () => {
      const feed = await added();
      assert.deepEqual([feed.busy, feed.active, asked.at(-1)], [true, true, feed.id]);
      await run(feed.id);
      assert.deepEqual(
        (await rows(`source = 'ical'`)).map(({ name }) => name),
        ['Charla', 'Taller'],
      );
      const now = await calendarFeed();
      assert.deepEqual([now?.busy, now?.found, now?.upcoming], [false, 2, 2]);
    });

    for (const [what, address, says] of [
      ['inside', 'https://169.254.169.254/agenda.ics', /red interna/],
      ['on this machine', 'http://localhost:5432/agenda.ics', /https:\/\//],
      ['without https', 'http://ejemplo.example/agenda.ics', /https:\/\//],
      ['nowhere', 'agenda', /dirección entera/],
      ['with a password', 'https://ana:clave@ejemplo.example/a.ics', /usuario ni contraseña/],
    ] as const) {
      test(`are not imported from an address ${what}`, async () => {
        const answer = await add(address);
        assert.equal(answer.statusCode, 400);
        const [problem] = answer.json().fields;
        assert.equal(problem.field, 'address');
        assert.match(problem.message, says);
        assert.equal(await calendarFeed(), undefined);
      });
    }

    test('are not imported from what is no calendar, nor twice from the same', async () => {
      source.routes['/pagina'] = () => '<html>';
      assert.match((await add(`${source.url}/pagina`)).json().message, /no hay un calendario/);
      await added();
      assert.match((await add(`${source.url}/agenda.ics`)).json().message, /ya está/);
      assert.match((await add('', ' ')).json().fields[0].message, /Escribe/);
    });

    test('have the address kept out of the log of acts and of the log', async () => {
      source.routes['/privado-s3cr3t0.ics'] = () => ics('Charla');
      const feed = (await add(`${source.url}/privado-s3cr3t0.ics`)).json<EventFeed>();
      source.routes['/privado-s3cr3t0.ics'] = (_request, response) => void response.writeHead(500).end();
      await run(feed.id);
      const { rows: acts } = await api.pool.query('select after::text from audit');
      assert.ok(![...acts.map(({ after }) => after), ...api.log].join().includes('s3cr3t0'));
    });

    describe('that are under way', () => {
      const threeDays = calendarEntry(
        'taller',
        'SUMMARY:Taller de tres días',
        'DTSTART;TZID=Europe/Madrid:20261124T100000',
        'DTEND;TZID=Europe/Madrid:20261126T140000',
      );
      const evening = calendarEntry('cena', 'SUMMARY:Cena', 'DTSTART;TZID=Europe/Madrid:20261125T120000');
      const others = [1, 2, 3].map((n) => calendarEntry(`u${n}`, 'SUMMARY:Charla', 'DTSTART:20261203T173000Z'));
      const readAt = async (now: string, ...entries: string[]) => {
        source.routes['/agenda.ics'] = () => calendar(...entries);
        api.clock.now = new Date(now);
        await run();
      };
      const nameAndState = async () => (await rows(`source = 'ical'`)).map(({ name, state }) => [name, state]);
      beforeEach(async () => {
        source.routes['/agenda.ics'] = () => calendar(threeDays, evening, ...others);
        assert.equal((await add(`${source.url}/agenda.ics`)).statusCode, 201);
        await run();
      });

      test('and vanish are cancelled, and who has a place is mailed', async () => {
        await api.pool.query(
          `insert into registrations (event_id, name, email, state, created_at)
           select id, 'Ana', 'ana@prueba.example', 'registered', now() from events where name = 'Taller de tres días'`,
        );
        await readAt('2026-11-25T12:00:00Z', ...others);
        assert.ok((await nameAndState()).every(([, state]) => state === 'published'));
        await readAt('2026-11-25T13:00:00Z', ...others);
        assert.deepEqual(
          (await nameAndState()).filter(([, state]) => state === 'cancelled').map(([name]) => name),
          // Where no end is known it goes on for three hours.
          ['Cena', 'Taller de tres días'],
        );
        const called = changes.find(({ after }) => after.name === 'Taller de tres días');
        assert.ok(called);
        const mails: string[] = [];
        const tell = createChangeNotifier({
          enqueueMail: async (_client, { to, subject }) => void mails.push(`${to}: ${subject}`),
          placeLinks: createPlaceLinks(createDatabase(api.pool), {
            publicUrl: 'https://sitio.example',
            basePath: '/api',
          }),
        });
        await inTransaction(api.pool, (transaction) => tell(transaction, called, api.clock.now));
        assert.deepEqual(mails, ['ana@prueba.example: Se cancela Taller de tres días']);
      });

      test('and are over by the second reading without them stay', async () => {
        await readAt('2026-11-26T12:30:00Z', evening, ...others);
        await readAt('2026-11-26T13:30:00Z', evening, ...others);
        assert.ok((await nameAndState()).every(([, state]) => state === 'published'));
      });

      test('and are still there stay, also those that have gone on for more than a year', async () => {
        const long = calendarEntry('expo', 'SUMMARY:Expo', 'DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20280601');
        for (const now of ['2026-11-25T12:00:00Z', '2027-12-25T12:00:00Z', '2027-12-25T13:00:00Z']) {
          await readAt(now, threeDays, evening, ...others, long);
        }
        assert.ok((await nameAndState()).every(([, state]) => state === 'published'));
      });
    });

    describe('whose series change', () => {
      const reads = async (text: string | Buffer) => {
        source.routes['/agenda.ics'] = () => text;
        later();
        await run();
      };
      const readTwice = async (text: string | Buffer) => {
        await reads(text);
        await reads(text);
      };
      const addedWith = async (text: string | Buffer) => {
        source.routes['/agenda.ics'] = () => text;
        assert.equal((await add(`${source.url}/agenda.ics`)).statusCode, 201);
        await run();
      };
      const imported = async () =>
        (await rows(`source = 'ical'`))
          .map(({ id, starts_at, state }) => ({ id, at: starts_at.toISOString().slice(0, 16), state }))
          .sort((a, b) => a.at.localeCompare(b.at));
      const callings = () => changes.filter(({ aspects }) => aspects.has('state'));
      const weekly = (hour: string, ...lines: string[]) =>
        calendar(
          calendarEntry(
            'serie',
            'SUMMARY:Club',
            `DTSTART;TZID=Europe/Madrid:20261201T${hour}`,
            'RRULE:FREQ=WEEKLY;COUNT=3',
            ...lines,
          ),
        );

      test('from one day on keep the places of those days, and nobody hears of a cancellation', async () => {
        await addedWith(calendarCase('01-series-before-split'));
        const before = await imported();
        await api.pool.query(
          `insert into registrations (event_id, name, email, state, created_at)
           values ($1, 'Ana', 'ana@prueba.example', 'registered', now())`,
          [before[2]?.id],
        );
        await readTwice(calendarCase('01-series-after-split'));
        assert.deepEqual(await imported(), before);
        const { rows: places } = await api.pool.query(
          'select r.name, e.location from registrations r join events e on e.id = r.event_id',
        );
        assert.deepEqual(places, [{ name: 'Ana', location: 'Sala nueva' }]);
        assert.deepEqual(callings(), []);
      });

      test('by one of two on a day have that one cancelled', async () => {
        await addedWith(calendarCase('02-two-a-day-before'));
        const before = await imported();
        await readTwice(calendarCase('02-two-a-day-after'));
        const [first, ...others] = before;
        assert.equal(first?.at, '2026-12-04T09:00');
        assert.deepEqual(await imported(), [{ ...first, state: 'cancelled' }, ...others]);
        assert.equal(callings().length, 1);
      });

      test('by one that is private now have that one cancelled, without a word of what it is', async () => {
        const all = calendarCase('03-one-date-private').toString();
        const [open = ''] = all.split('END:VEVENT');
        await addedWith(`${open}END:VEVENT\r\nEND:VCALENDAR\r\n`);
        await readTwice(all);
        assert.deepEqual(
          (await imported()).map(({ at, state }) => [at, state]),
          [
            ['2026-12-03T18:00', 'published'],
            ['2026-12-10T18:00', 'cancelled'],
            ['2026-12-17T18:00', 'published'],
          ],
        );
        assert.doesNotMatch(JSON.stringify([await rows(), await feeds()]), /Cena de la junta/);
      });

      test('to another hour keep each day its event, also those whose keys are from before', async () => {
        await addedWith(weekly('183000'));
        const before = await imported();
        await api.pool.query(`update events set source_key = regexp_replace(source_key, 'T\\d{6}$', '')`);
        await readTwice(weekly('190000'));
        assert.deepEqual(
          await imported(),
          before.map(({ at, ...kept }) => ({ ...kept, at: at.replace('17:30', '18:00') })),
        );
        assert.equal(changes.length, 3);
        assert.ok((await rows(`source = 'ical'`)).every(({ source_key }) => source_key.endsWith('T190000')));
      });

      test('out of one day keep that day its event, and back again', async () => {
        const once = calendar(calendarEntry('serie', 'SUMMARY:Club', 'DTSTART;TZID=Europe/Madrid:20261201T190000'));
        await addedWith(once);
        const [first] = await imported();
        await reads(weekly('190000'));
        assert.deepEqual([(await imported())[0], (await imported()).length], [first, 3]);
        await reads(once);
        assert.deepEqual((await imported())[0], first);
        assert.deepEqual(callings(), []);
      });
    });

    test('rest while it is paused', async () => {
      const { id } = await added();
      const paused = await api.call('PATCH', `/admin/event-feeds/${id}`, { as, body: { active: false } });
      assert.equal(paused.json<EventFeed>().active, false);
      await run();
      assert.deepEqual(await rows(`source = 'ical'`), []);
      await api.call('PATCH', `/admin/event-feeds/${id}`, { as, body: { active: true } });
      await run();
      assert.equal((await rows(`source = 'ical'`)).length, 2);
      const { rows: acts } = await api.pool.query(`select act from audit where act like 'feed.%' order by id`);
      assert.deepEqual(
        acts.map(({ act }) => act),
        ['feed.add', 'feed.pause', 'feed.import', 'feed.resume', 'feed.import'],
      );
    });

    test('are read when somebody asks, once however often', async () => {
      const { id } = await added();
      await run(id);
      asked.length = 0;
      const ask = () => api.call('POST', `/admin/event-feeds/${id}/run`, { as });
      assert.equal((await ask()).statusCode, 202);
      assert.equal((await ask()).json<EventFeed>().busy, true);
      assert.deepEqual(asked, [id]);
      await run(id);
      assert.equal((await calendarFeed())?.busy, false);
    });

    test('to which people come are not taken off the site with it', async () => {
      const { id } = await added();
      await run(id);
      await api.pool.query(
        `insert into registrations (event_id, name, email, state, created_at)
         select id, 'Ana', 'ana@prueba.example', 'registered', now() from events where source = 'ical' limit 1`,
      );
      await api.call('DELETE', `/admin/event-feeds/${id}?events=draft`, { as });
      assert.deepEqual((await rows(`source = 'own'`)).map((event) => event.state).sort(), ['draft', 'published']);
    });

    for (const [keep, state] of [
      ['own', 'published'],
      ['draft', 'draft'],
    ] as const) {
      test(`stay when it is removed, as ${keep}`, async () => {
        const { id } = await added();
        await run(id);
        const answer = await api.call('DELETE', `/admin/event-feeds/${id}?events=${keep}`, { as });
        assert.equal(answer.statusCode, 204);
        assert.equal(await calendarFeed(), undefined);
        const kept = await rows(`source = 'own'`);
        assert.deepEqual(
          kept.map((event) => [event.state, event.source_key]),
          [
            [state, null],
            [state, null],
          ],
        );
      });
    }

    test('cannot stay in two ways, and Eventbrite cannot be removed here', async () => {
      const { id } = await added();
      assert.equal((await api.call('DELETE', `/admin/event-feeds/${id}`, { as })).statusCode, 400);
      const answer = await api.call('DELETE', `/admin/event-feeds/${(await eventbrite()).id}?events=own`, { as });
      assert.equal(answer.statusCode, 409);
      const gone = '00000000-0000-4000-8000-000000000000';
      assert.equal((await api.call('POST', `/admin/event-feeds/${gone}/run`, { as })).statusCode, 404);
    });
  });
});
