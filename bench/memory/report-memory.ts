// Loaded before the site (`node --expose-gc --import`): reports at `BENCH_MEMORY_PORT` what the process holds once all that
// nobody needs is gone.
import { createServer } from 'node:http';

/** In bytes. */
export interface HeldMemory {
  /** Of the heap and outside it, after collecting garbage. */
  used: number;
  /** Resident, as the system sees it. */
  resident: number;
}

const port = process.env.BENCH_MEMORY_PORT;
// The processes that it starts inherit the variable.
if (port && process.argv[1]?.endsWith('site.ts')) {
  createServer((_request, response) => {
    for (let pass = 0; pass < 8; pass += 1) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    response.end(JSON.stringify({ used: heapUsed + external, resident: rss } satisfies HeldMemory));
  }).listen(Number(port), '127.0.0.1');
}
