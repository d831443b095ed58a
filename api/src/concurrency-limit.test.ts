import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createConcurrencyLimit } from './concurrency-limit.ts';

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
});
