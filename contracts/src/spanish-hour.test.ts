import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSentence, hourInOneLine, hourInWords } from './spanish-hour.ts';

for (const [wallClock, words] of [
  ['00:05', '12:05 a. m.'],
  ['09:00', '9:00 a. m.'],
  ['12:00', '12:00 p. m.'],
  ['18:30', '6:30 p. m.'],
  ['2026-11-28T23:59:59', '11:59 p. m.'],
] as const) {
  test(`${wallClock} is said as ${words}`, () => {
    assert.equal(hourInWords(wallClock), words);
  });
}

test('an hour is never cut at the end of a line', () => {
  assert.equal(hourInOneLine('10 ene 2027, 10:30 a. m.'), '10 ene 2027, 10:30\u00a0a.\u00a0m.');
});

test('a sentence that ends with an abbreviation has one full stop', () => {
  assert.deepEqual(
    [asSentence('Empieza a las 6:30 p. m.'), asSentence('Empieza hoy')],
    ['Empieza a las 6:30 p. m.', 'Empieza hoy.'],
  );
});
