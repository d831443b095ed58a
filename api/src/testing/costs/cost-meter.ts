import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { idempotencyKeyHeader } from '@femcoders/contracts/idempotency-key';
import type { HeavyRequest } from './heavy-requests.ts';

/** The cost of a route's most expensive request. */
export interface RouteCost {
  row: string;
  /** Of the main thread's processor, in ms; of a body that is taken in pieces, the longest time without a turn for others. */
  ms: number;
  what: string;
  status: number;
  /** How many requests were tried. */
  tried: number;
}

type Measured = Pick<RouteCost, 'what' | 'status'>;

/**
 * The cost above which a request is measured again, in ms. The least of its measurements counts: a first time, a collection of garbage and other
 * programs on the same processors only add to it.
 */
const doubtful = 15;
/** How many times it is measured again. */
export const againTimes = 4;

const since = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** @returns a function that returns how long this thread's processor was busy from now on, in ms */
function watchAll(): () => number {
  const before = process.threadCpuUsage();
  return () => since(before);
}

/** @returns a function that returns the most that one turn of the event loop took of this thread's processor from now on, in ms */
function watchTurns(): () => number {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    longest = Math.max(longest, since(before));
    before = process.threadCpuUsage();
    timer = setImmediate(look);
  };
  let timer = setImmediate(look);
  return () => {
    clearImmediate(timer);
    return longest;
  };
}

export interface CostMeter {
  /** Sends what is made, and notes it in `cost` where nothing before took more. */
  measure(cost: RouteCost, make: () => HeavyRequest | Promise<HeavyRequest>): Promise<Measured>;
  close(): Promise<unknown>;
}

/**
 * Measures how long the processor is at a request in the calling thread, which has to be the one that answers on `port`.
 * Each request comes from a separate address.
 */
export function createCostMeter(port: number): CostMeter {
  const sender = new Worker(new URL('sender.ts', import.meta.url), { workerData: { port } });
  let address = 0;

  async function take(request: HeavyRequest): Promise<{ ms: number; status: number }> {
    address += 1;
    const from = { 'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` };
    // What is sent again would be answered and not done.
    const key = idempotencyKeyHeader in request.headers && { [idempotencyKeyHeader]: randomUUID() };
    sender.postMessage({ ...request, headers: { ...from, ...request.headers, ...key } });
    await once(sender, 'message');
    const watch = request.inPieces ? watchTurns : watchAll;
    const taken = watch();
    sender.postMessage('send');
    const [status] = await once(sender, 'message');
    return { ms: taken(), status };
  }

  return {
    async measure(cost, make) {
      cost.tried += 1;
      const request = await make();
      const first = await take(request);
      const all = [first.ms];
      if (first.ms > doubtful) for (let n = 0; n < againTimes; n += 1) all.push((await take(await make())).ms);
      const ms = Math.min(...all);
      const { what } = request;
      if (ms > cost.ms) Object.assign(cost, { ms, what, status: first.status });
      return { what, status: first.status };
    },
    close: () => sender.terminate(),
  };
}
