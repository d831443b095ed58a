import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followChanges } from './follow-changes.ts';

/** Processes of the API that are asked in turn, and a clock that stands still unless it is moved. */
function trial(freshMs = 50) {
  const processes = [
    { process: 'uno', revision: 7, listening: true },
    { process: 'dos', revision: 90, listening: true },
  ];
  const world = { now: 0, asked: 0, away: false, turn: [0] as number[], processes };
  const ask = async () => {
    world.asked++;
    if (world.away) throw new Error('away');
    const state = processes[world.turn[(world.asked - 1) % world.turn.length] ?? 0];
    assert.ok(state);
    return { ...state };
  };
  const revision = followChanges({ ask, freshMs, now: () => world.now });
  const next = () => {
    world.now += freshMs;
    return revision();
  };
  return { world, revision, next };
}

test('a change is seen with the next question, and many readers ask one', async () => {
  const { world, revision, next } = trial();
  const [first] = await Promise.all(Array.from({ length: 20 }, revision));
  assert.equal(world.asked, 1);
  assert.equal(await next(), first);
  (world.processes[0] as { revision: number }).revision++;
  assert.equal(await revision(), first, 'within the time for which an answer is taken for granted');
  assert.notEqual(await next(), first);
});

test('processes that count each for itself are no change, once each is known', async () => {
  const { world, next } = trial();
  world.turn = [0, 1];
  await next();
  const known = await next();
  for (let time = 0; time < 6; time++) assert.equal(await next(), known);
  (world.processes[1] as { revision: number }).revision++;
  const seen = [await next(), await next()];
  assert.notEqual(seen[1], known);
});

test('while a process may be missing changes nothing is taken for unchanged', async () => {
  const { world, next } = trial();
  (world.processes[0] as { listening: boolean }).listening = false;
  const numbers = [await next(), await next(), await next()];
  assert.equal(new Set(numbers).size, 3);
});

test('nobody waits for an API that is away, and it is found again', async () => {
  const { world, revision, next } = trial();
  const before = await next();
  world.away = true;
  await assert.rejects(next());
  const asked = world.asked;
  for (let time = 0; time < 5; time++) await assert.rejects(revision());
  assert.equal(world.asked, asked);
  world.away = false;
  world.now += 500;
  await assert.rejects(revision(), 'who asks first does not wait for the answer');
  await new Promise(setImmediate);
  assert.equal(await revision(), before);
});
