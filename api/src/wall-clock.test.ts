import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf, wallClockAt } from './wall-clock.ts';

const inMadrid = (local: string) => instantOf(local, 'Europe/Madrid')?.toISOString() ?? null;

test('the same hour is another instant in winter and in summer', () => {
  assert.equal(inMadrid('2026-11-28T18:30'), '2026-11-28T17:30:00.000Z');
  assert.equal(inMadrid('2026-07-01T18:30'), '2026-07-01T16:30:00.000Z');
});

test('an hour that the change to summer time leaves out is none', () => {
  assert.equal(inMadrid('2027-03-28T01:59'), '2027-03-28T00:59:00.000Z');
  assert.equal(inMadrid('2027-03-28T02:00'), null);
  assert.equal(inMadrid('2027-03-28T02:59:59'), null);
  assert.equal(inMadrid('2027-03-28T03:00'), '2027-03-28T01:00:00.000Z');
});

test('of an hour that the change to winter time repeats it is the first', () => {
  assert.equal(inMadrid('2026-10-25T01:59'), '2026-10-24T23:59:00.000Z');
  assert.equal(inMadrid('2026-10-25T02:30'), '2026-10-25T00:30:00.000Z');
  assert.equal(inMadrid('2026-10-25T03:00'), '2026-10-25T02:00:00.000Z');
});

test('days that the calendar does not have are none', () => {
  for (const local of ['2026-02-30T10:00', '2026-13-01T10:00', '2027-02-29T10:00', 'mañana', '']) {
    assert.equal(inMadrid(local), null, local);
  }
  assert.equal(inMadrid('2028-02-29T10:00'), '2028-02-29T09:00:00.000Z');
});

test('an instant and the clock of its place lead to each other, wherever that is', () => {
  for (const zone of ['Europe/Madrid', 'Atlantic/Canary', 'America/Bogota', 'Asia/Kathmandu', 'Pacific/Kiritimati']) {
    for (let day = 0; day < 800; day += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1, 12, 34) + day * 24 * 3_600_000);
      assert.deepEqual(instantOf(wallClockAt(instant, zone), zone), instant, `${zone} ${instant.toISOString()}`);
    }
  }
});
