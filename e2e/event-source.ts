import { once } from 'node:events';
import { createServer } from 'node:http';
import { siteUnderTest } from './site-under-test.ts';

/** A server from which the site imports events: one calendar, in any state a test wants. */
export async function startEventSource(names: readonly string[]) {
  const source = { broken: false };
  const server = createServer((_request, response) => {
    response.statusCode = source.broken ? 500 : 200;
    response.setHeader('content-type', 'text/calendar; charset=utf-8');
    response.end(source.broken ? '' : calendarOf(names));
  });
  const { sourcePort } = siteUnderTest();
  server.listen(sourcePort, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(source, {
    address: `http://127.0.0.1:${sourcePort}/agenda.ics`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

/** Events in forty days' time, of half past six in Madrid. */
function calendarOf(names: readonly string[]): string {
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  const entries = names.flatMap((name, index) => [
    'BEGIN:VEVENT',
    `UID:prueba-${index}`,
    'DTSTAMP:20261101T000000Z',
    `SUMMARY:${name}`,
    `DTSTART;TZID=Europe/Madrid:${day}T183000`,
    'LOCATION:Sala de prueba',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Prueba//ES', ...entries, 'END:VCALENDAR', ''].join('\r\n');
}
