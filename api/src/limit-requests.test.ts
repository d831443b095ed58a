import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type pg from 'pg';
import { createTestApi, type TestApi } from './testing/test-api.ts';

describe('the API under more requests than it can do', () => {
  let api: TestApi;
  let origin: string;
  let lock: pg.PoolClient;
  before(async () => {
    api = await createTestApi({
      config: {
        limits: { comments: { hits: 1_000, window: 60 } },
        concurrency: {
          reads: { running: 2, queued: 0, maxWaitMs: 1000 },
          writes: { running: 2, queued: 0, maxWaitMs: 1000 },
        },
      },
    });
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    lock = await api.pool.connect();
  });
  after(async () => {
    lock.release();
    await api.close();
  });

  const comment = { postId: 16, content: 'Uno de muchos', alias: 'Prueba' };
  const post = () =>
    fetch(`${origin}/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(comment),
    });

  it('takes as many writes as there is room for, answers the others at once, and takes them again afterwards', async () => {
    const { id, editToken } = (await (await post()).json()) as { id: string; editToken: string };
    const change = () =>
      fetch(`${origin}/comments/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'x-comment-token': editToken },
        body: JSON.stringify({ content: 'Uno de muchos, mejor dicho', alias: 'Prueba' }),
      });
    await lock.query('begin');
    await lock.query('lock table comments in exclusive mode');
    const first = [post(), change()];
    // Both wait for the table now.
    while (((await api.pool.query(`select from pg_locks where not granted`)).rowCount ?? 0) < 2);
    const refused = await post();
    assert.equal(refused.status, 503);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.match(((await refused.json()) as { message: string }).message, /No se ha guardado nada/);
    assert.equal((await fetch(`${origin}/people`)).status, 200, 'reads go on');
    await lock.query('rollback');
    assert.deepEqual(
      (await Promise.all(first)).map(({ status }) => status),
      [201, 200],
    );
    assert.equal((await post()).status, 201);
    const { rows } = await lock.query('select count(*)::int as count from comments');
    assert.equal(rows[0]?.count, 3, 'what was acknowledged, and nothing else');
  });

  it('lets those in whose bodies have come, however many send theirs slowly', async () => {
    const { port } = new URL(origin);
    const slow = Array.from({ length: 10 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        'POST /comments HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"a',
      );
      return socket;
    });
    await new Promise<void>((resolve) => {
      request(`${origin}/people`, (answer) => answer.resume().on('end', resolve)).end();
    });
    assert.equal((await post()).status, 201);
    for (const socket of slow) socket.destroy();
  });
});
