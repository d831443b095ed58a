import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { WaitingWork } from '@femcoders/contracts/admin-list';
import type { TaskStatus } from '@femcoders/contracts/scheduled-tasks';
import { createDatabase, type Database } from '../../database/database.ts';
import { expectTasks, recordTask } from '../../jobs/record-task.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { scheduledTaskFigures } from './list-scheduled-tasks.ts';

const minute = 60_000;

describe('what the site does by itself', () => {
  let api: TestApi;
  let db: Database;
  let as: string;
  before(async () => {
    api = await createTestApi();
    db = createDatabase(api.pool);
    as = (await api.member('admin')).authorization;
  });
  after(() => api.close());
  beforeEach(() => api.pool.query('delete from upkeep_steps'));

  const ago = (minutes: number) => new Date(api.clock.now.getTime() - minutes * minute);
  const list = async () => (await api.call('GET', '/admin/upkeep', { as })).json<TaskStatus[]>();
  const waiting = async () =>
    (await api.call('GET', '/admin/waiting', { as }))
      .json<WaitingWork[]>()
      .find(({ section }) => section === '/admin/tareas');

  test('is in time until it has not been done for too long, and then waits in the administration and in the figures', async () => {
    await expectTasks(db, { sessions: 3 * 3_600, places: 30 * 60 }, ago(1_000));
    await recordTask(db, 'sessions', 'done', ago(60));
    await recordTask(db, 'places', 'done', ago(29));
    assert.deepEqual(await waiting(), { section: '/admin/tareas', count: 0, since: null });
    assert.equal((await scheduledTaskFigures(db, api.clock.now)).late, 0);

    await recordTask(db, 'places', 'done', ago(31));
    const [late, inTime] = await list();
    assert.deepEqual(late, {
      step: 'places',
      doneAt: ago(31).toISOString(),
      failedAt: null,
      lateSince: ago(1).toISOString(),
    });
    assert.equal(inTime?.lateSince, null);
    assert.deepEqual(await waiting(), { section: '/admin/tareas', count: 1, since: ago(1).toISOString() });
    const { late: lateCount, lastDone } = await scheduledTaskFigures(db, api.clock.now);
    assert.equal(lateCount, 1);
    assert.deepEqual(
      lastDone.find(({ step }) => step === 'places'),
      { step: 'places', at: ago(31) },
    );
  });

  test('is late, too, when it has never been done since it was expected', async () => {
    await expectTasks(db, { documents: 3 * 3_600 }, ago(181));
    assert.deepEqual(await list(), [
      { step: 'documents', doneAt: null, failedAt: null, lateSince: ago(1).toISOString() },
    ]);
  });

  test('stays late while it fails and others succeed, and is in time once it was done', async () => {
    await expectTasks(db, { audit: 3 * 3_600, documents: 3 * 3_600 }, ago(181));
    let broken = true;
    const steps = {
      documents: async () => {
        if (broken) throw new Error('Se ha roto para la prueba');
      },
      audit: async () => {},
    };
    const run = () => runSteps(steps, undefined, (step, outcome) => recordTask(db, step, outcome, api.clock.now));
    await assert.rejects(run(), /documents/);
    const now = api.clock.now.toISOString();
    assert.deepEqual(await list(), [
      { step: 'documents', doneAt: null, failedAt: now, lateSince: ago(1).toISOString() },
      { step: 'audit', doneAt: now, failedAt: null, lateSince: null },
    ]);
    broken = false;
    await run();
    assert.deepEqual(
      (await list()).map(({ lateSince }) => lateSince),
      [null, null],
    );
  });

  test('keeps what is known over a start, and forgets what nobody does any more', async () => {
    await expectTasks(db, { sessions: 3_600, letters: 3_600 }, ago(500));
    await recordTask(db, 'sessions', 'done', ago(70));
    await expectTasks(db, { sessions: 2 * 3_600 }, ago(0));
    assert.deepEqual(await list(), [
      { step: 'sessions', doneAt: ago(70).toISOString(), failedAt: null, lateSince: null },
    ]);
  });

  test('is done although what became of it cannot be noted', async () => {
    const done: string[] = [];
    const logged: string[] = [];
    await runSteps(
      { audit: async () => void done.push('audit'), mails: async () => void done.push('mails') },
      { error: (_details, message) => void logged.push(message) },
      async () => {
        throw new Error('Sin base de datos');
      },
    );
    assert.deepEqual(done, ['audit', 'mails']);
    assert.equal(logged.length, 2);
  });
});
