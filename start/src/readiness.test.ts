import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReadiness } from './readiness.ts';

test('whether a process can serve is asked once for all who ask at the same time, and again a moment later', async () => {
  let [now, asked, isBroken] = [0, 0, false];
  const ready = createReadiness(
    async () => {
      asked++;
      if (isBroken) throw new Error('no database');
    },
    () => now,
  );
  await Promise.all(Array.from({ length: 50 }, ready));
  await ready();
  assert.equal(asked, 1);
  isBroken = true;
  now += 250;
  await assert.rejects(ready(), /no database/);
  await assert.rejects(ready(), /no database/);
  assert.equal(asked, 2);
  isBroken = false;
  now += 250;
  await ready();
  assert.equal(asked, 3);
});
