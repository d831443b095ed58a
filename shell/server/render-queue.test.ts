import assert from 'node:assert/strict';
import { it } from 'node:test';
import { enqueue, RenderQueueFullError } from './render-queue.ts';

const nobodyLeaves = new AbortController().signal;
/** A queue with one place. */
function smallQueue() {
  let taken = false;
  return {
    async acquire() {
      if (taken) return null;
      taken = true;
      return () => {
        taken = false;
      };
    },
  };
}

it('what finds no place is not made, and finds it again once what was being made is done or has failed', async () => {
  const queue = smallQueue();
  const { promise, reject } = Promise.withResolvers<string>();
  const first = enqueue(queue, nobodyLeaves, () => promise);
  const unmade = () => assert.fail('it was made');
  await assert.rejects(enqueue(queue, nobodyLeaves, unmade), RenderQueueFullError);
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
