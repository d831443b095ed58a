import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A handler whose result is sent, objects as JSON; one without a result answers by itself, or never. */
export type Answering = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

export interface FalseEventbrite {
  /** Origin without a trailing slash. */
  url: string;
  /** Path and query of every call that it has had. */
  calls: string[];
  /** How it answers from now on. */
  answer: Answering;
  close(): Promise<void>;
}

export const eventbriteToken = 'TOKENDEPRUEBA123';
export const organisation = '1234567890';

/** A server on this machine that stands in for Eventbrite's API. */
export async function startFalseEventbrite(answer: Answering): Promise<FalseEventbrite> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://eventbrite');
    eventbrite.calls.push(url.pathname + url.search);
    const said = eventbrite.answer(request, response, url);
    if (said === undefined) return;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(typeof said === 'string' || Buffer.isBuffer(said) ? said : JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  const eventbrite: FalseEventbrite = {
    url: `http://127.0.0.1:${address.port}`,
    calls: [],
    answer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return eventbrite;
}

/** A page of its list of events (Eventbrite API v3), the last one by default. */
export const pageOf = (events: unknown[], pagination: object = {}) => ({
  events,
  pagination: { object_count: events.length, has_more_items: false, ...pagination },
});

/** Returns the name of the event with this number. */
export const nameOf = (id: string) => `De fuera: ${id}`;

/** An event in a month, with no more than an event must have. */
export function eventOf(id: string): object {
  const utc = new Date(Date.now() + 30 * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  return { id, name: { text: nameOf(id) }, start: { utc, timezone: 'Europe/Madrid' }, status: 'live' };
}
