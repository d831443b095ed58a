import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Answering = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

/**
 * A server on this machine with what a test wants at each path. What an answering function returns is sent as JSON,
 * a text or bytes as they are; one that returns nothing answers by itself.
 */
export async function startFakeSource(routes: Record<string, Answering> = {}) {
  /** Path and query of every call, in order. */
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    calls.push(url.pathname + url.search);
    const answering = routes[url.pathname];
    if (!answering) {
      response.writeHead(404).end();
      return;
    }
    const answer = await answering(request, response, url);
    if (answer === undefined) return;
    const raw = typeof answer === 'string' || Buffer.isBuffer(answer);
    if (!response.hasHeader('content-type')) {
      response.setHeader('content-type', raw ? 'text/plain' : 'application/json; charset=utf-8');
    }
    response.end(raw ? answer : JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    routes,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FakeSource = Awaited<ReturnType<typeof startFakeSource>>;

export const eventbriteToken = 'TOKENDEPRUEBA123';
export const organisation = '1234567890';
export const eventbritePath = `/v3/organizations/${organisation}/events/`;

/** An event as Eventbrite's API v3 writes it, with venue and logo expanded. */
export function eventbriteEvent(id: string, parts: Record<string, unknown> = {}) {
  return {
    name: { text: `Evento ${id}`, html: `Evento ${id}` },
    description: { text: 'Una tarde para aprender juntas.', html: '<p>Una tarde para aprender juntas.</p>' },
    url: `https://www.eventbrite.es/e/evento-${id}`,
    start: { timezone: 'Europe/Madrid', local: '2026-12-03T18:30:00', utc: '2026-12-03T17:30:00Z' },
    end: { timezone: 'Europe/Madrid', local: '2026-12-03T20:30:00', utc: '2026-12-03T19:30:00Z' },
    organization_id: organisation,
    created: '2026-10-01T09:00:00Z',
    changed: '2026-10-02T09:00:00Z',
    published: '2026-10-02T09:00:00Z',
    capacity: 80,
    capacity_is_custom: null,
    status: 'live',
    currency: 'EUR',
    listed: true,
    shareable: true,
    online_event: false,
    tx_time_limit: 1200,
    hide_start_date: false,
    hide_end_date: false,
    locale: 'es_ES',
    is_locked: false,
    privacy_setting: 'unlocked',
    is_series: false,
    is_series_parent: false,
    is_reserved_seating: false,
    version: null,
    summary: 'Una tarde para aprender juntas.',
    logo_id: null,
    organizer_id: '987654321',
    venue_id: '5551',
    category_id: '102',
    format_id: '9',
    id,
    resource_uri: `https://www.eventbriteapi.com/v3/events/${id}/`,
    is_externally_ticketed: false,
    logo: null,
    venue: {
      address: {
        address_1: 'Carrer de Mallorca 401',
        address_2: null,
        city: 'Barcelona',
        region: 'CT',
        postal_code: '08013',
        country: 'ES',
        latitude: '41.4036',
        longitude: '2.1744',
        localized_address_display: 'Carrer de Mallorca 401, 08013 Barcelona, Spain',
        localized_area_display: 'Barcelona, Spain',
      },
      resource_uri: 'https://www.eventbriteapi.com/v3/venues/5551/',
      id: '5551',
      name: 'Espai de mostra',
      latitude: '41.4036',
      longitude: '2.1744',
      age_restriction: null,
      capacity: null,
    },
    ...parts,
  };
}

/** Answers as Eventbrite does: to its token only, by status, page after page. */
export function eventbriteRoute(events: () => ReturnType<typeof eventbriteEvent>[], pageSize = 50): Answering {
  return (request, response, url) => {
    if (request.headers.authorization !== `Bearer ${eventbriteToken}`) {
      response.statusCode = 401;
      const error_description = 'The OAuth token you provided was invalid.';
      return { status_code: 401, error: 'INVALID_AUTH', error_description };
    }
    const statuses = (url.searchParams.get('status') ?? 'live').split(',');
    const all = events().filter(({ status }) => statuses.includes(status));
    const from = Number(Buffer.from(url.searchParams.get('continuation') ?? 'MA==', 'base64').toString());
    const rest = all.slice(from + pageSize);
    return {
      pagination: {
        object_count: all.length,
        page_number: from / pageSize + 1,
        page_size: pageSize,
        page_count: Math.max(1, Math.ceil(all.length / pageSize)),
        has_more_items: rest.length > 0,
        ...(rest.length > 0 && { continuation: Buffer.from(String(from + pageSize)).toString('base64') }),
      },
      events: all.slice(from, from + pageSize),
    };
  };
}

/** A calendar of entries written by `calendarEntry`. */
export function calendar(...entries: string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Prueba//ES', ...entries, 'END:VCALENDAR'];
  return `${lines.join('\r\n')}\r\n`;
}

export function calendarEntry(uid: string, ...lines: string[]): string {
  return ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
}
