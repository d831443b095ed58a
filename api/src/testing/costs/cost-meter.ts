import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HeavyRequest } from './heavy-requests.ts';

/** The cost of a route's most expensive request. */
export interface RouteCost {
  row: string;
  /** Of the main thread's processor, in ms. */
  ms: number;
  what: string;
  status: number;
  /** How many requests were tried. */
  tried: number;
}

type Measured = Pick<RouteCost, 'what' | 'status'>;

/** The cost above which a request is measured again, in ms: a collection of garbage or a first time costs once. */
const doubtful = 15;
const againTimes = 2;

export interface CostMeter {
  /** Sends what is made, and notes it in `cost` where nothing before took more. */
  measure(cost: RouteCost, make: () => HeavyRequest | Promise<HeavyRequest>): Promise<Measured>;
  close(): Promise<unknown>;
}

/**
 * Measures how long the processor is at a request in the calling thread, which has to be the one that answers on `port`.
 * Each request comes from an address of its own.
 */
export function createCostMeter(port: number): CostMeter {
  const sender = new Worker(new URL('sender.ts', import.meta.url), { workerData: { port } });
  let address = 0;

  async function take(request: HeavyRequest): Promise<{ ms: number; status: number }> {
    address += 1;
    const from = { 'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` };
    sender.postMessage({ ...request, headers: { ...from, ...request.headers } });
    await once(sender, 'message');
    const before = process.threadCpuUsage();
    sender.postMessage('send');
    const [status] = await once(sender, 'message');
    const { user, system } = process.threadCpuUsage(before);
    return { ms: (user + system) / 1000, status };
  }

  return {
    async measure(cost, make) {
      cost.tried += 1;
      const request = await make();
      const first = await take(request);
      const all = [first.ms];
      if (first.ms > doubtful) for (let n = 0; n < againTimes; n += 1) all.push((await take(await make())).ms);
      const ms = all.sort((a, b) => a - b)[all.length >> 1] ?? 0;
      const { what } = request;
      if (ms > cost.ms) Object.assign(cost, { ms, what, status: first.status });
      return { what, status: first.status };
    },
    close: () => sender.terminate(),
  };
}
