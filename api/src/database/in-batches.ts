import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from './database.ts';

/** Something that waits to be done, and how its caller gets the result. */
export interface Waiting<Item> extends Omit<PromiseWithResolvers<void>, 'promise'> {
  item: Item;
}

/**
 * Does together what comes together, where together costs little more than one alone. What comes while nothing is under
 * way is done at once; what comes meanwhile waits and is done with all that came meanwhile, in the order in which it came.
 * No clock runs: nobody waits for company. `work` runs in the `AsyncLocalStorage` context in which `inBatches` was called, not in
 * that of one of the callers.
 * @param most that are done together
 * @param work settles each of them; when it throws, each that is not settled yet gets that error
 * @returns does one thing, and resolves or rejects as `work` tells it
 */
export function inBatches<Item>(
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
 * Asks the database for all of a batch in one statement or transaction; where one of them has it fail, for each alone, so that
 * nobody pays for another's. Where the database is lost or full, what became of it is not known, or the same for all: it
 * is not asked again.
 * @param ask one result for each, in order
 * @returns those for which it did not fail, with what was found; the others are rejected
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
