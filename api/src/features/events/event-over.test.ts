import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eventPhase, overAt } from '@femcoders/contracts/event-phase';
import type { SQL } from 'drizzle-orm';
import { createDatabase, type Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { comingByTime, goingOnByTime, isOver, pastByTime, timesOf, whereOver } from './event-time.ts';

const starts = '2026-12-12T17:30:00Z';
const spans = [
  { starts_at: starts, ends_at: '2026-12-12T19:30:00Z' },
  { starts_at: starts, ends_at: '2026-12-14T13:00:00Z' },
  { starts_at: starts, ends_at: null },
  // The clocks of Madrid change while it takes place.
  { starts_at: '2026-10-24T23:30:00Z', ends_at: null },
  { starts_at: '2027-03-27T23:30:00Z', ends_at: null },
];
const states = ['draft', 'published', 'postponed', 'cancelled'];

describe('when an event is over', () => {
  let api: TestApi;
  let db: Database;
  before(async () => {
    api = await createTestApi();
    db = createDatabase(api.pool);
  });
  beforeEach(() => api.pool.query('delete from events'));
  after(() => api.close());

  test('is the same instant for the database as for the code', async () => {
    for (const [n, span] of spans.entries()) await addEvent(api.pool, { slug: `e${n}`, ...span });
    const rows = await db.select().from(events).orderBy(events.id);
    assert.equal(rows.length, spans.length);
    for (const { startsAt, endsAt, overAt: kept } of rows) {
      assert.equal(kept.getTime(), overAt(startsAt.getTime(), endsAt?.getTime() ?? null), startsAt.toISOString());
    }
  });

  test('is decided alike by queries and by the code, before, during, at and after its end', async () => {
    const { ends_at } = spans[0] ?? {};
    for (const state of states) await addEvent(api.pool, { slug: state, state, starts_at: starts, ends_at });
    const rows = await db.select().from(events);
    const found = async (where: SQL) =>
      (await db.select({ slug: events.slug }).from(events).where(where)).map(({ slug }) => slug).sort();
    const among = (belongs: (row: (typeof rows)[number]) => boolean) =>
      rows
        .filter(belongs)
        .map(({ slug }) => slug)
        .sort();
    const overInAll: number[] = [];
    for (const instant of [
      '2026-12-12T17:00:00Z',
      '2026-12-12T17:30:01Z',
      '2026-12-12T19:29:59.999Z',
      '2026-12-12T19:30:00Z',
      '2026-12-13T00:00:00Z',
    ]) {
      const now = new Date(instant);
      const over = among((row) => isOver(row, now));
      assert.deepEqual(await found(whereOver(now)), over, instant);
      const past = among((row) => eventPhase({ state: row.state, ...timesOf(row, now) }, now.getTime()) === 'past');
      assert.deepEqual(past, over, instant);
      // By the time alone: the same, with those that are postponed.
      const ended = among((row) => isOver({ ...row, state: 'published' }, now));
      assert.deepEqual(await found(pastByTime(now)), ended, instant);
      assert.deepEqual(
        await found(comingByTime(now)),
        among(({ slug }) => !ended.includes(slug)),
        instant,
      );
      const going = among((row) => row.startsAt <= now && !ended.includes(row.slug));
      assert.deepEqual(await found(goingOnByTime(now)), going, instant);
      overInAll.push(over.length);
    }
    assert.deepEqual(overInAll, [0, 0, 0, states.length - 1, states.length - 1]);
  });
});
