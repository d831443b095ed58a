import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createConcurrencyLimit, LimitReachedError } from './concurrency-limit.ts';

describe('a concurrency limit', () => {
  it('lets in as many as there is room for, lets some wait in turn, and sends the others away at once', async () => {
    const { acquire } = createConcurrencyLimit({ running: 2, queued: 2, maxWaitMs: 1000 });
    const [first, second] = [await acquire(), await acquire()];
    const order: string[] = [];
    const third = acquire().then((release) => order.push('third') && release);
    const fourth = acquire().then((release) => order.push('fourth') && release);
    assert.equal(await acquire(), null);
    first?.();
    await third;
    second?.();
    await fourth;
    assert.deepEqual(order, ['third', 'fourth']);
  });

  it('counts a place that is given back twice once', async () => {
    const { acquire } = createConcurrencyLimit({ running: 1, queued: 0, maxWaitMs: 1000 });
    const release = await acquire();
    release?.();
    release?.();
    assert.notEqual(await acquire(), null);
    assert.equal(await acquire(), null);
  });

  it('sends away a caller who has waited too long, and gives her turn to the next', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { acquire } = createConcurrencyLimit({ running: 1, queued: 1, maxWaitMs: 1000 });
      const release = await acquire();
      const waited = acquire();
      mock.timers.tick(1000);
      assert.equal(await waited, null);
      const next = acquire();
      release?.();
      assert.notEqual(await next, null);
    } finally {
      mock.timers.reset();
    }
  });

  it('runs so many tasks at a time, and forgets nobody after failures', async () => {
    const { run } = createConcurrencyLimit({ running: 2 });
    let inside = 0;
    let most = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, (_, n) =>
        run(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise(setImmediate);
          inside -= 1;
          if (n % 3 === 0) throw new Error('this one fails');
          return n;
        }),
      ),
    );
    assert.equal(most, 2);
    assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 3);
  });

  it('does not begin a task for which there is no slot', async () => {
    const { acquire, run } = createConcurrencyLimit({ running: 1, queued: 0 });
    await acquire();
    await assert.rejects(
      run(() => assert.fail('it was begun')),
      LimitReachedError,
    );
  });
});
