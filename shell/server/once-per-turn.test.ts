import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oncePerTurn } from './once-per-turn.ts';

const turn = () => new Promise(setImmediate);

test('who asks in the same turn gets the same answer, who asks in the next one another', async () => {
  let looks = 0;
  const look = oncePerTurn(async () => ++looks);
  assert.deepEqual(await Promise.all([look(), look()]), [1, 1]);
  await turn();
  assert.equal(await look(), 2);
});

test('who asks when the answer is there gets it without waiting', async () => {
  const look = oncePerTurn(async () => 'bien');
  await look();
  assert.equal(look(), 'bien');
});

test('a failure lasts for its turn only', async () => {
  let isBroken = true;
  const look = oncePerTurn(async () => {
    if (isBroken) throw new Error('Se ha roto para la prueba');
    return 'bien';
  });
  await assert.rejects(async () => look());
  await turn();
  isBroken = false;
  assert.equal(await look(), 'bien');
});
