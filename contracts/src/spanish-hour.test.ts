import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSentence, atHour, clockName, hourInOneLine, hourInWords } from './spanish-hour.ts';

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

test('one o’clock is one hour, all others are several', () => {
  assert.deepEqual(['1:05 p. m.', '1:00 a. m.', '11:00 a. m.', '12:30 p. m.', '2:00 p. m.'].map(atHour), [
    'a la 1:05 p. m.',
    'a la 1:00 a. m.',
    'a las 11:00 a. m.',
    'a las 12:30 p. m.',
    'a las 2:00 p. m.',
  ]);
});

test('a clock is called after its city, in Spanish', () => {
  assert.deepEqual(['Europe/Madrid', 'Atlantic/Canary', 'America/Argentina/Buenos_Aires'].map(clockName), [
    'hora de Madrid',
    'hora de Canarias',
    'hora de Buenos Aires',
  ]);
});

test('a sentence that ends with an abbreviation has one full stop', () => {
  assert.deepEqual(
    [asSentence('Empieza a las 6:30 p. m.'), asSentence('Empieza hoy')],
    ['Empieza a las 6:30 p. m.', 'Empieza hoy.'],
  );
});
