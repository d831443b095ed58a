import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createAdmission } from './admission.ts';

describe('admission', () => {
  it('lets in as many as there is room for, lets some wait in turn, and sends the others away at once', async () => {
    const { enter } = createAdmission({ inside: 2, waiting: 2, patienceMs: 1000 });
    const [first, second] = [await enter(), await enter()];
    const order: string[] = [];
    const third = enter().then((leave) => order.push('third') && leave);
    const fourth = enter().then((leave) => order.push('fourth') && leave);
    assert.equal(await enter(), null);
    first?.();
    await third;
    second?.();
    await fourth;
    assert.deepEqual(order, ['third', 'fourth']);
  });

  it('counts a place that is given back twice once', async () => {
    const { enter } = createAdmission({ inside: 1, waiting: 0, patienceMs: 1000 });
    const leave = await enter();
    leave?.();
    leave?.();
    assert.notEqual(await enter(), null);
    assert.equal(await enter(), null);
  });

  it('sends away a caller who has waited too long, and gives her turn to the next', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { enter } = createAdmission({ inside: 1, waiting: 1, patienceMs: 1000 });
      const leave = await enter();
      const waited = enter();
      mock.timers.tick(1000);
      assert.equal(await waited, null);
      const next = enter();
      leave?.();
      assert.notEqual(await next, null);
    } finally {
      mock.timers.reset();
    }
  });
});
