import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Comment } from '@femcoders/contracts/comment';
import { seed } from './seed/seed.ts';
import { createTestApi } from './testing/test-api.ts';
import { waitUntil } from './testing/wait-until.ts';

const aDay = 24 * 3_600_000;

test('an approved comment shows within a second to readers of another process, and goes as fast', async () => {
  const api = await createTestApi({ config: { listTtlMs: aDay } });
  try {
    const other = await api.another();
    const { authorization: as } = await api.member('moderator');
    const shown = async (id: string) => {
      const answer = await other.inject('/comments/approved?postId=16');
      return answer.json<Comment[]>().some((comment) => comment.id === id);
    };
    for (let round = 0; round < 10; round += 1) {
      const { id } = await api.comment();
      assert.equal(await shown(id), false);
      await api.call('POST', `/comments/approve/${id}`, { as });
      await waitUntil(() => shown(id), 1_000);
      await api.call('POST', `/comments/restore/${id}`, { as });
      await waitUntil(async () => !(await shown(id)), 1_000);
    }
  } finally {
    await api.close();
  }
});

test('a list that is kept is answered without a look at the database', async () => {
  const api = await createTestApi({ config: { listTtlMs: aDay } });
  try {
    await seed(api.pool, 'demo', api.clock.now);
    // Starts to listen after the seed was announced: nothing makes it forget what it reads first.
    const app = await api.another();
    const read = async () => (await app.inject('/comments/approved?postId=16')).json<Comment[]>().length;
    assert.equal(await read(), 6);
    const client = await api.pool.connect();
    try {
      await client.query('begin; lock table comments in access exclusive mode');
      for (let n = 0; n < 200; n += 1) assert.equal(await read(), 6);
    } finally {
      await client.query('rollback');
      client.release();
    }
  } finally {
    await api.close();
  }
});

test('while news of changes cannot arrive nothing stale is answered, and afterwards lists are kept again', async () => {
  const api = await createTestApi({ config: { listTtlMs: aDay } });
  try {
    const { authorization: as } = await api.member('moderator');
    const other = await api.another();
    const ids = async () => (await other.inject('/comments/approved')).json<Comment[]>().map(({ id }) => id);
    assert.deepEqual(await ids(), []);

    await api.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    const { id } = await api.comment();
    await api.call('POST', `/comments/approve/${id}`, { as });
    await waitUntil(async () => (await ids()).includes(id), 1_000);

    const second = await api.comment();
    await waitUntil(async () => {
      const { rows } = await api.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
      );
      return rows.length === 2;
    }, 10_000);
    await ids();
    await api.call('POST', `/comments/approve/${second.id}`, { as });
    await waitUntil(async () => (await ids()).includes(second.id), 1_000);
  } finally {
    await api.close();
  }
});
