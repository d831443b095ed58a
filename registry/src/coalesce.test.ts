import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coalesce } from './coalesce.ts';

describe('the latest call', () => {
  it('runs once more, and only once, for all who ask during a run', async () => {
    const ends: (() => void)[] = [];
    let runs = 0;
    const fly = coalesce(async () => {
      runs += 1;
      const run = runs;
      await new Promise<void>((end) => ends.push(end));
      return run;
    });
    const first = fly();
    const second = fly();
    const third = fly();
    ends.shift()?.();
    assert.equal(await first, 1);
    const fourth = fly();
    await new Promise(setImmediate);
    ends.shift()?.();
    assert.deepEqual(await Promise.all([second, third]), [2, 2]);
    await new Promise(setImmediate);
    ends.shift()?.();
    assert.ok((await fourth) >= 2);
    assert.ok(runs <= 3);
  });

  it('runs again after a failure', async () => {
    let fails = true;
    const fly = coalesce(async () => {
      if (fails) throw new Error('no');
      return 'yes';
    });
    const [first, second] = [fly(), fly()];
    fails = false;
    await assert.rejects(first);
    assert.equal(await second, 'yes');
  });
});
