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

test('an answer that comes after its turn is not that of the next one', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let looks = 0;
  const look = oncePerTurn(async () => answers[looks++]?.promise ?? 'ninguna');
  const late = look();
  await turn();
  const next = look();
  answers[0]?.resolve('vieja');
  assert.equal(await late, 'vieja');
  assert.equal(look(), next);
  answers[1]?.resolve('nueva');
  assert.equal(await next, 'nueva');
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
