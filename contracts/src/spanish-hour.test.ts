import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSentence, hourInWords } from './spanish-hour.ts';

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

test('a sentence that ends with an abbreviation has one full stop', () => {
  assert.deepEqual(
    [asSentence('Empieza a las 6:30 p. m.'), asSentence('Empieza hoy')],
    ['Empieza a las 6:30 p. m.', 'Empieza hoy.'],
  );
});
