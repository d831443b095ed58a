import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { createTestApi } from './testing/test-api.ts';
import { waitUntil } from './testing/wait-until.ts';
import { waitsForLock } from './testing/waits-for-lock.ts';

function get(agent: http.Agent, address: string, authorization: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent, headers: { authorization } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response));
    });
    request.on('error', reject);
  });
}

test('closing answers what is under way, takes nothing new, and does not wait for clients that keep their connection', async () => {
  const api = await createTestApi();
  const agent = new http.Agent({ keepAlive: true });
  try {
    const { authorization } = await api.member('moderator');
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const idle = await get(agent, `${address}/events/api/list/past`, authorization);
    assert.equal(idle.statusCode, 200);

    const blocker = await api.pool.connect();
    await blocker.query('begin; lock table comments in access exclusive mode');
    const underWay = get(agent, `${address}/comments/pending`, authorization);
    await waitUntil(() => waitsForLock(api), 10_000);
    const closed = api.app.close();
    const isRefused = () =>
      get(new http.Agent(), `${address}/events/api/list/past`, authorization).then(
        () => false,
        ({ code }) => code === 'ECONNREFUSED',
      );
    await waitUntil(isRefused, 10_000);
    await blocker.query('rollback');
    blocker.release();

    const answer = await underWay;
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers.connection, 'close');
    await closed;
  } finally {
    agent.destroy();
    await api.close();
  }
});
