import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createDatabase, type Database } from '../database/database.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { findClockSkew } from './clock-skew.ts';
import { expectTasks, recordTask } from './record-task.ts';

const hourMs = 3_600_000;

describe('a clock by which things are deleted', () => {
  let api: TestApi;
  let db: Database;
  let now: Date;
  before(async () => {
    api = await createTestApi();
    db = createDatabase(api.pool);
  });
  after(() => api.close());
  beforeEach(async () => {
    now = new Date();
    await api.pool.query('delete from upkeep_steps');
    await expectTasks(db, { clock: 10_800, messages: 10_800, places: 1_800 }, now);
  });
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const step = async (name: string) =>
    (await api.pool.query('select * from upkeep_steps where step = $1', [name])).rows[0];

  test('is believed at the first start, and hour after hour', async () => {
    assert.equal(await findClockSkew(db, now), null);
    await recordTask(db, 'clock', 'done', ago(1));
    assert.equal(await findClockSkew(db, now), null);
  });

  test('is not, while it is not the database’s', async () => {
    for (const hours of [1, -1, 24 * 30])
      assert.match(String(await findClockSkew(db, ago(hours))), /se llevan \d+ minutos: no se borra nada/);
    assert.equal(await findClockSkew(db, now), null);
  });

  test('that has jumped ahead with the database’s deletes nothing for a day, and is believed then', async () => {
    await recordTask(db, 'clock', 'done', ago(30 * 24));
    assert.match(String(await findClockSkew(db, now)), /han pasado 720 horas.*durante un día/);
    await recordTask(db, 'clock', 'failed', now);
    assert.match(String(await findClockSkew(db, now)), /720 horas/);
    await api.pool.query(`update upkeep_steps set expected_since = $1 where step = 'clock'`, [ago(24)]);
    assert.equal(await findClockSkew(db, now), null);
  });

  test('that has jumped is not believed because of what has run since, every five minutes', async () => {
    await recordTask(db, 'clock', 'done', ago(30 * 24));
    await recordTask(db, 'places', 'done', ago(0.05));
    assert.match(String(await findClockSkew(db, now)), /720 horas/);
  });

  test('that was not the database’s begins its day of doubt when both agree', async () => {
    await api.pool.query(`update upkeep_steps set expected_since = $1`, [ago(90 * 24)]);
    await recordTask(db, 'clock', 'done', ago(30 * 24));
    assert.match(String(await findClockSkew(db, ago(1))), /se llevan/);
    await recordTask(db, 'clock', 'failed', ago(1));
    assert.match(String(await findClockSkew(db, now)), /720 horas/);
  });

  test('that is behind the database’s forgets nothing of what others have noted', async () => {
    await recordTask(db, 'messages', 'done', ago(1));
    const before = await step('messages');
    assert.match(String(await findClockSkew(db, ago(30 * 24))), /se llevan/);
    assert.deepEqual(await step('messages'), before);
  });

  test('that is right again after having been ahead leaves no task in the future, where it would never be late', async () => {
    await recordTask(db, 'messages', 'done', ago(-30 * 24));
    assert.equal(await findClockSkew(db, now), null);
    const { done_at, expected_since } = await step('messages');
    assert.equal(done_at, null);
    assert.ok(expected_since <= now);
  });
});
