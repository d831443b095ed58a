import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createConcurrencyLimit, LimitReachedError } from '@femcoders/contracts/concurrency-limit';
import { enqueue } from './render-queue.ts';

const nobodyLeaves = new AbortController().signal;
const smallQueue = () => createConcurrencyLimit({ running: 1, queued: 0 });

it('what finds no place is not made, and finds it again once what was being made is done or has failed', async () => {
  const queue = smallQueue();
  const { promise, reject } = Promise.withResolvers<string>();
  const first = enqueue(queue, nobodyLeaves, () => promise);
  const unmade = () => assert.fail('it was made');
  await assert.rejects(enqueue(queue, nobodyLeaves, unmade), LimitReachedError);
  reject(new Error('broken'));
  await assert.rejects(first, /broken/);
  assert.equal(await enqueue(queue, nobodyLeaves, async () => 'second'), 'second');
});

it('what nobody waits for any more is not begun, and takes nobody else’s place', async () => {
  const queue = smallQueue();
  await assert.rejects(
    enqueue(queue, AbortSignal.abort(new Error('gone')), () => assert.fail('it was made')),
    /gone/,
  );
  assert.equal(await enqueue(queue, nobodyLeaves, async () => 'next'), 'next');
});
