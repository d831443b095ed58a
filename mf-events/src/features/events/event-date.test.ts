import {
  eventDateParts,
  eventDateText,
  eventDaysText,
  eventDayText,
  eventHoursText,
  eventSpanText,
  readersDateText,
} from './event-date.ts';

test.each([
  ['2026-11-28T10:30:00', 'sábado, 28 de noviembre, 10:30 a. m.'],
  ['2026-07-01T19:05:00', 'miércoles, 1 de julio, 7:05 p. m.'],
  ['2026-02-11T12:00:00', 'miércoles, 11 de febrero, 12:00 p. m.'],
  ['2026-12-10T00:00:00', 'jueves, 10 de diciembre, 12:00 a. m.'],
  ['2024-02-29T23:59:59', 'jueves, 29 de febrero, 11:59 p. m.'],
  ['2026-03-29T02:30', 'domingo, 29 de marzo, 2:30 a. m.'],
])('%s is read as "%s", in any zone and season', (startLocal, text) => {
  expect(eventDateText(startLocal)).toBe(text);
});

const platform = (fields: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-ES', { ...fields, timeZone: 'UTC' });
  return (date: Date) => format.format(date).replace(/\s/g, ' ');
};

test('every day and every minute is written as the platform writes them in Spanish', () => {
  const [day, weekday, month, time] = [
    platform({ weekday: 'long', day: 'numeric', month: 'long' }),
    platform({ weekday: 'long' }),
    platform({ month: 'long' }),
    platform({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }),
  ];
  const minutesOfDay = 24 * 60;
  // Four years and their leap day, each day at another minute, so that each minute of a day comes, too.
  const moments = Array.from(
    { length: 4 * 366 },
    (_, index) => new Date(Date.UTC(2024, 0, 1 + index, 0, index % minutesOfDay)),
  );
  expect(new Set(moments.map((moment) => moment.getUTCHours() * 60 + moment.getUTCMinutes())).size).toBe(minutesOfDay);
  for (const moment of moments) {
    const local = moment.toISOString().slice(0, 19);
    expect(eventDateText(local)).toBe(`${day(moment)}, ${time(moment)}`);
    expect(eventDayText(local)).toBe(`${day(moment)} de ${moment.getUTCFullYear()}`);
    expect(eventDateParts(local)).toEqual({
      weekday: weekday(moment),
      number: moment.getUTCDate(),
      month: month(moment),
      time: time(moment).replaceAll(' ', '\u00a0'),
    });
  }
});

test('all its spaces are ordinary ones, so that server and browser write the same', () => {
  expect(eventDateText('2026-11-28T10:30:00')).not.toMatch(/[^\S ]/);
});

test('what is no date gives no text', () => {
  expect(eventDateText('por confirmar')).toBe('');
  expect(eventDateText('')).toBe('');
});

test.each([
  ['2026-11-28T10:30:00', '2026-11-28T13:00:00', 'sábado, 28 de noviembre, de 10:30 a. m. a 1:00 p. m.'],
  [
    '2026-11-28T09:00:00',
    '2026-11-29T14:00:00',
    'Del sábado, 28 de noviembre, 9:00 a. m., al domingo, 29 de noviembre, 2:00 p. m.',
  ],
  ['2026-11-28T10:30:00', null, 'sábado, 28 de noviembre, 10:30 a. m.'],
  ['2026-11-28T10:30:00', '2026-11-28T10:30:00', 'sábado, 28 de noviembre, 10:30 a. m.'],
  ['2026-11-28T10:30:00', 'más tarde', 'sábado, 28 de noviembre, 10:30 a. m.'],
])('from %s to %s is read as "%s"', (start, end, text) => {
  expect(eventSpanText(start, end).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['2026-11-28T10:30:00', null, '10:30 a. m.'],
  ['2026-11-28T10:30:00', '2026-11-28T10:30:00', '10:30 a. m.'],
  ['2026-11-28T10:30:00', '2026-11-28T13:00:00', 'de 10:30 a. m. a 1:00 p. m.'],
  ['2026-11-28T22:00:00', '2026-11-29T03:00:00', 'de 10:00 p. m. a 3:00 a. m.'],
  ['2026-12-03T10:00:00', '2026-12-05T14:00:00', 'desde 10:00 a. m. hasta el sábado, 5 de diciembre, 2:00 p. m.'],
  ['nunca', null, ''],
])('next to its day stand the hours of what begins %s and ends %s', (start, end, text) => {
  expect(eventHoursText(start, end).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['a whole day of 25 hours', '2026-10-25T00:00:00', '2026-10-25T23:59:00', 'domingo, 25 de octubre, 12:00 a. m.'],
  [
    'a weekend when the clocks are put back',
    '2026-10-24T00:00:00',
    '2026-10-25T23:59:00',
    'sábado, 24 de octubre, 12:00 a. m., hasta el 25 de octubre',
  ],
  [
    'a month when they are',
    '2027-10-01T00:00:00',
    '2027-10-31T23:59:00',
    'viernes, 1 de octubre, 12:00 a. m., hasta el 31 de octubre',
  ],
  ['what ends before it begins', '2026-11-28T10:30:00', '2026-11-27T10:30:00', 'sábado, 28 de noviembre, 10:30 a. m.'],
])('a card names the last day of %s by the clock of its place', (_what, start, end, text) => {
  expect(eventDaysText(start, end)).toBe(text);
});

test('a reader elsewhere sees the start in her own zone, with the day there', () => {
  const onHerClock = (zone: string) => readersDateText('2026-11-28T17:30:00Z', '2026-11-28T18:30:00', zone);
  expect(onHerClock('America/Bogota')).toBe('sábado, 28 de noviembre, 12:30 p. m. (hora de Bogota)');
  expect(onHerClock('Asia/Tokyo')).toBe('domingo, 29 de noviembre, 2:30 a. m. (hora de Tokyo)');
});

test('a reader whose clock shows the same sees nothing, nor one whose browser knows no zone', () => {
  expect(readersDateText('2026-11-28T17:30:00Z', '2026-11-28T18:30:00', 'Europe/Paris')).toBeNull();
  expect(readersDateText('2026-11-28T17:30:00Z', '2026-11-28T18:30:00', 'Etc/Unknown')).toBeNull();
});
