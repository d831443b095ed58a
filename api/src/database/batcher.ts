import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from './database.ts';

/** A queued item with the functions that settle its promise. */
export interface Waiting<Item> extends Omit<PromiseWithResolvers<void>, 'promise'> {
  item: Item;
}

/**
 * Batches concurrent calls, for work that costs little more for many than for one. A call while nothing runs starts at once;
 * calls during a run are queued and make the next batch, in order. There is no timer. `work` runs in the `AsyncLocalStorage` context in which `createBatcher` was called, not in
 * that of one of the callers.
 * @param most longest batch
 * @param work settles each item; when it throws, the items that are not settled yet are rejected with its error
 * @returns queues one item; its promise is settled by `work`
 */
export function createBatcher<Item>(
  most: number,
  work: (batch: readonly Waiting<Item>[]) => Promise<void>,
): (item: Item) => Promise<void> {
  const outside = AsyncLocalStorage.snapshot();
  const waiting: Waiting<Item>[] = [];
  let underWay = false;

  async function workThrough(): Promise<void> {
    underWay = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      await work(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    }
    underWay = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!underWay) void outside(workThrough);
    });
}

/**
 * Runs one statement or transaction for a whole batch; when it fails, one for each item, so that one bad item does not fail the
 * others. When the database is unavailable or full, it is not tried again: the outcome is unknown or the same for all.
 * @param ask one result per item, in order
 * @returns the items that did not fail, with their results; the others are rejected
 */
export async function askForAll<One extends Waiting<unknown>, Result>(
  batch: readonly One[],
  ask: (batch: readonly One[]) => Promise<Result[]>,
): Promise<[One, Result][]> {
  if (batch.length === 0) return [];
  try {
    const results = await ask(batch);
    return batch.map((one, n) => [one, results[n] as Result]);
  } catch (error) {
    if (batch.length === 1 || isUnavailable(error)) {
      for (const { reject } of batch) reject(error);
      return [];
    }
  }
  const done: [One, Result][] = [];
  for (const one of batch) done.push(...(await askForAll([one], ask)));
  return done;
}
