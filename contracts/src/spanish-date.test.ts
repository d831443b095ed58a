import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullMoment, isoDay, isoMoment, momentInWords, shortDay, shortMoment, weekdayMoment } from './spanish-date.ts';

test('an instant is shown in Madrid time, in summer and in winter', () => {
  assert.equal(shortMoment('2026-11-21T08:14:07Z'), '21 nov 2026, 9:14\u00a0a.\u00a0m.');
  assert.equal(shortMoment('2026-07-01T22:30:00Z'), '2 jul 2026, 12:30\u00a0a.\u00a0m.');
  assert.equal(isoMoment('2026-07-01T22:30:07Z'), '2026-07-02 00:30:07');
  assert.equal(isoDay(new Date('2026-07-01T22:30:07Z')), '2026-07-02');
  assert.equal(momentInWords('2026-11-21T17:05:00Z'), '21 de noviembre a las 6:05\u00a0p.\u00a0m.');
  assert.equal(momentInWords('2026-11-21T12:05:00Z'), '21 de noviembre a la 1:05\u00a0p.\u00a0m.');
  assert.equal(
    fullMoment('2026-11-21T00:05:00Z'),
    '21 de noviembre de 2026 a la 1:05\u00a0a.\u00a0m. (hora de Madrid)',
  );
  assert.equal(
    fullMoment('2026-11-21T09:05:00Z'),
    '21 de noviembre de 2026 a las 10:05\u00a0a.\u00a0m. (hora de Madrid)',
  );
});

test('a date alone is the same everywhere, and another zone has its own day', () => {
  assert.equal(shortDay('2026-11-21'), '21 nov 2026');
  assert.equal(
    weekdayMoment('2026-11-28T03:30:00Z', 'America/Bogota'),
    'viernes, 27 de noviembre, 10:30\u00a0p.\u00a0m.',
  );
});
