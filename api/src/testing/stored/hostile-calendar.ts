import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostilePieces } from './hostile-texts.ts';

/** Marks of the texts of the calendar's event. */
export const calendarMarks = ['qzz900zq', 'qzz901zq', 'qzz902zq'] as const;

/**
 * Serves for every path a calendar of one event whose texts are hostile.
 * @param port of this machine; any that is free by default
 */
export async function startHostileCalendar(port = 0) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/calendar; charset=utf-8');
    response.end(calendar());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function calendar(): string {
  const [name, description, place] = calendarMarks;
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prueba//ES',
    'BEGIN:VEVENT',
    'UID:hostil@prueba.example',
    `DTSTAMP:${day}T090000Z`,
    `DTSTART:${day}T173000Z`,
    `SUMMARY:=${name}${escaped(hostilePieces.join(''))}`,
    `DESCRIPTION:@${description}${escaped(hostilePieces.join(' '))}`,
    `LOCATION:+${place}${escaped(hostilePieces.join(''))}`,
    'URL:javascript:pwned=1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\n/g, '\\n')
    .replace(/[\r\u2028\u2029]/g, ' ');
