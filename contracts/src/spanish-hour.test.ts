import { asSentence, hourInWords } from './spanish-hour.ts';

test.each([
  ['00:05', '12:05 a. m.'],
  ['09:00', '9:00 a. m.'],
  ['12:00', '12:00 p. m.'],
  ['18:30', '6:30 p. m.'],
  ['2026-11-28T23:59:59', '11:59 p. m.'],
])('%s is said as %s', (wallClock, words) => {
  expect(hourInWords(wallClock)).toBe(words);
});

test('a sentence that ends with an abbreviation has one full stop', () => {
  expect([asSentence('Empieza a las 6:30 p. m.'), asSentence('Empieza hoy')]).toEqual([
    'Empieza a las 6:30 p. m.',
    'Empieza hoy.',
  ]);
});
