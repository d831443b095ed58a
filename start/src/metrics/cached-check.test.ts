import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createCachedCheck } from './cached-check.ts';

it('asks once for all who look at a time, uses the answer for a while, and asks again after a failure', async () => {
  let now = 0;
  let asked = 0;
  let broken = false;
  const look = createCachedCheck(
    async () => {
      asked += 1;
      if (broken) throw new Error('Se ha roto para la prueba');
      return asked;
    },
    10_000,
    () => now,
  );
  assert.deepEqual(await Promise.all([look(), look()]), [1, 1]);
  now = 9_999;
  assert.equal(await look(), 1);
  now = 10_000;
  assert.equal(await look(), 2);
  now = 20_000;
  broken = true;
  await assert.rejects(look());
  broken = false;
  assert.equal(await look(), 4);
});

it('does not wait for an answer that does not come', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const look = createCachedCheck(() => new Promise(() => {}), 10_000);
  const looking = look();
  context.mock.timers.tick(2_000);
  await assert.rejects(looking, /2000 ms/);
});
