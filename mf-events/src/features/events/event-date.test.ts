import { eventDateText } from './event-date.ts';

test.each([
  ['2026-11-28T10:30:00', 'sábado, 28 de noviembre, 10:30 a. m.'],
  ['2026-07-01T19:05:00', 'miércoles, 1 de julio, 7:05 p. m.'],
  ['2026-02-11T12:00:00', 'miércoles, 11 de febrero, 12:00 p. m.'],
  ['2026-12-10T00:00:00', 'jueves, 10 de diciembre, 12:00 a. m.'],
  ['2024-02-29T23:59:59', 'jueves, 29 de febrero, 11:59 p. m.'],
  ['2026-03-29T02:30', 'domingo, 29 de marzo, 2:30 a. m.'],
])('%s is read as "%s", whatever the zone of the reader and the season', (startLocal, text) => {
  expect(eventDateText(startLocal)).toBe(text);
});

test('all its spaces are ordinary ones, so that server and browser write the same', () => {
  expect(eventDateText('2026-11-28T10:30:00')).not.toMatch(/[^\S ]/);
});

test('what is no date gives no text', () => {
  expect(eventDateText('por confirmar')).toBe('');
  expect(eventDateText('')).toBe('');
});
