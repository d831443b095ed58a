import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ContentState, holdsForHeader } from '@femcoders/contracts/content-state';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait-until.ts';

test('a change of what the public reads is another revision, in every process, and reading is none', async () => {
  const api = await createTestApi();
  try {
    const other = await api.another();
    const { authorization: as } = await api.member('moderator');
    const state = async (app = api.app) => (await app.inject('/changes')).json<ContentState>();
    const [before, elsewhere] = [await state(), await state(other)];
    assert.ok(before.listening && elsewhere.listening);
    assert.notEqual(before.process, elsewhere.process);

    await api.call('GET', '/comments/approved');
    const { id } = await api.comment();
    assert.deepEqual(await state(), before, 'what waits for a decision is not to be read yet');
    await api.call('POST', `/comments/approve/${id}`, { as });
    assert.notEqual((await state()).revision, before.revision, 'known to who has approved it at once');
    await waitUntil(async () => (await state(other)).revision !== elsewhere.revision, 5_000);
    assert.equal((await api.app.inject('/changes')).headers['cache-control'], 'no-store');
  } finally {
    await api.close();
  }
});

test('a process that may be missing changes says so, and that it hears them again', async () => {
  const api = await createTestApi();
  try {
    const listening = async () => (await api.app.inject('/changes')).json<ContentState>().listening;
    const revision = async () => (await api.app.inject('/changes')).json<ContentState>().revision;
    const before = await revision();
    const lost = waitUntil(async () => !(await listening()), 5_000);
    await api.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    await lost;
    await waitUntil(listening, 10_000);
    assert.notEqual(await revision(), before, 'what happened meanwhile counts as a change');
  } finally {
    await api.close();
  }
});

test('a list says how long it holds although nothing is written', async () => {
  const api = await createTestApi();
  try {
    const cacheAge = async () =>
      (await api.call('GET', '/events/api/list/upcoming')).headers[holdsForHeader] as string | undefined;
    assert.equal(await cacheAge(), undefined);
    await addEvent(api.pool, { starts_at: new Date(api.clock.now.getTime() + 60_000).toISOString() });
    await api.pool.query("select pg_notify('events_changed', '')");
    await waitUntil(async () => Number(await cacheAge()) > 59_000 && Number(await cacheAge()) <= 60_001, 5_000);
    const { headers } = await api.call('GET', '/events/api/list/upcoming');
    api.clock.now = new Date(api.clock.now.getTime() + 10_000 - 1);
    const known = { 'if-none-match': String(headers.etag) };
    const again = await api.call('GET', '/events/api/list/upcoming', { headers: known });
    assert.equal(again.statusCode, 304);
    assert.ok(Number(again.headers[holdsForHeader]) <= 50_002);
  } finally {
    await api.close();
  }
});
