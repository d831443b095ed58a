import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, test } from 'node:test';
import { askForAll, createBatcher, type Waiting } from './batcher.ts';

describe('what is done in batches', () => {
  /** Notes each batch, which is over when the test says so. */
  function heldWork(most: number) {
    const batches: number[][] = [];
    const over: (() => void)[] = [];
    const work = createBatcher<number>(most, async (batch) => {
      batches.push(batch.map(({ item }) => item));
      await new Promise<void>((resolve) => over.push(resolve));
      for (const { resolve } of batch) resolve();
    });
    return { batches, over, work };
  }

  test('goes at once alone, and what comes meanwhile goes together, in order and not too many', async () => {
    const { batches, over, work } = heldWork(3);
    const done = [1, 2, 3, 4, 5].map(work);
    assert.deepEqual(batches, [[1]]);
    over[0]?.();
    await done[0];
    await new Promise(setImmediate);
    assert.deepEqual(batches, [[1], [2, 3, 4]]);
    over[1]?.();
    await Promise.all(done.slice(1, 4));
    await new Promise(setImmediate);
    over[2]?.();
    await Promise.all(done);
    assert.deepEqual(batches, [[1], [2, 3, 4], [5]]);
  });

  test('is done in the context of none of those who asked for it', async () => {
    const asking = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const work = createBatcher<number>(10, async (batch) => {
      seen.push(asking.getStore());
      await new Promise(setImmediate);
      seen.push(asking.getStore());
      for (const { resolve } of batch) resolve();
    });
    const heard = await Promise.all(
      ['primera', 'segunda'].map((who, n) =>
        asking.run(who, async () => {
          await work(n);
          return asking.getStore();
        }),
      ),
    );
    assert.deepEqual(seen, [undefined, undefined, undefined, undefined]);
    assert.deepEqual(heard, ['primera', 'segunda']);
  });

  test('goes on after a batch that failed, and rejects all of it with the reason', async () => {
    let fails = true;
    const work = createBatcher<number>(10, async (batch) => {
      await new Promise(setImmediate);
      if (fails) throw new Error('No se puede.');
      for (const { resolve } of batch) resolve();
    });
    for (const outcome of await Promise.allSettled([1, 2, 3].map(work))) assert.equal(outcome.status, 'rejected');
    fails = false;
    await work(4);
  });
});

describe('asking the database for a batch', () => {
  const batchOf = (items: string[], failedItems: string[]): Waiting<string>[] =>
    items.map((item) => ({ item, resolve: () => {}, reject: () => failedItems.push(item) }));

  test('asks for each alone when one fails, and reports only that one', async () => {
    const failedItems: string[] = [];
    const done = await askForAll(batchOf(['uno', 'malo', 'dos'], failedItems), async (some) => {
      if (some.some(({ item }) => item === 'malo')) throw Object.assign(new Error('No cabe.'), { code: '23514' });
      return some.map(({ item }) => item.toUpperCase());
    });
    assert.deepEqual(
      done.map(([, result]) => result),
      ['UNO', 'DOS'],
    );
    assert.deepEqual(failedItems, ['malo']);
  });

  for (const [what, code] of [
    ['is lost', 'ECONNRESET'],
    ['has no room', '53100'],
  ]) {
    test(`asks once when the database ${what}, and answers all of them`, async () => {
      const failedItems: string[] = [];
      let asked = 0;
      const done = await askForAll(batchOf(['uno', 'dos'], failedItems), async () => {
        asked += 1;
        throw Object.assign(new Error('No.'), { code });
      });
      assert.deepEqual([done, asked, failedItems], [[], 1, ['uno', 'dos']]);
    });
  }
});
