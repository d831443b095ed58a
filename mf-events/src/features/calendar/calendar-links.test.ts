import { demoDetail } from '../../../test/events-api.ts';
import { calendarFeed, calendarFile, webCalendars } from './calendar-links.ts';

test('the feed can be pasted and opened', () => {
  expect(calendarFeed('https://site.example')).toEqual({
    address: 'https://site.example/api/events/api/calendar.ics',
    opens: 'webcal://site.example/api/events/api/calendar.ics',
  });
});

test('an event has a file', () => {
  expect(calendarFile('taller-de-css')).toBe('/api/events/api/detail/taller-de-css/calendar.ics');
});

test('other calendars get what, when, where and where to read more', () => {
  const event = demoDetail('1', { end_utc: '2054-11-28T12:00:00Z', venue_address: 'Calle de Ejemplo, 1 & 2' });
  const [google, outlook] = webCalendars(event, 'https://site.example').map(({ href }) => new URL(href).searchParams);
  expect(Object.fromEntries(google ?? [])).toMatchObject({
    text: 'Evento de demostración 1',
    dates: '20541128T093000Z/20541128T120000Z',
    location: 'Calle de Ejemplo, 1 & 2',
    details: 'Una tarde de muestra.\n\nhttps://site.example/eventos/evento-1',
  });
  expect(Object.fromEntries(outlook ?? [])).toMatchObject({
    subject: 'Evento de demostración 1',
    startdt: '2054-11-28T09:30:00Z',
    enddt: '2054-11-28T12:00:00Z',
  });
});

test('an event without an end ends when it begins, rather than at an hour that nobody has named', () => {
  const [google] = webCalendars(demoDetail('1'), 'https://site.example');
  expect(new URL(google?.href ?? '').searchParams.get('dates')).toBe('20541128T093000Z/20541128T093000Z');
});
