import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInWords } from './spanish-day.ts';

test('a date is written in Spanish, day of month of year', () => {
  assert.equal(dayInWords('2023-11-17'), '17 de noviembre de 2023');
});

test('every date of four years is written as the platform writes it in Spanish', () => {
  const platform = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  for (let day = 1; day <= 4 * 366; day++) {
    const date = new Date(Date.UTC(2024, 0, day)).toISOString().slice(0, 10);
    assert.equal(dayInWords(date), platform.format(new Date(date)));
  }
});

test('an instant late in the evening in UTC is already the next day in Barcelona', () => {
  assert.equal(dayInWords('2026-12-31T23:30:00.000Z'), '1 de enero de 2027');
});

test('summer time counts too', () => {
  assert.equal(dayInWords('2026-07-05T22:30:00.000Z'), '6 de julio de 2026');
});
