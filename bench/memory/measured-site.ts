import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@femcoders/e2e/running-site.ts';
import type { BenchContext } from '../bench-part.ts';
import { type BenchSite, startBenchSite } from '../processes/bench-site.ts';
import type { HeldMemory } from './report-memory.ts';

export interface MeasuredSite extends BenchSite {
  databaseUrl: string;
  memory(): Promise<HeldMemory>;
}

/** A whole site that reports its memory. */
export async function startMeasuredSite(
  context: BenchContext,
  name: string,
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<MeasuredSite> {
  const port = String(await freePort());
  const site = await startBenchSite(context, {
    name,
    databaseUrl,
    environment: {
      ...environment,
      BENCH_MEMORY_PORT: port,
      NODE_OPTIONS: `--expose-gc --import=${pathToFileURL(join(import.meta.dirname, 'report-memory.ts')).href}`,
    },
  });
  const memory = async () => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as HeldMemory;
  return { ...site, databaseUrl, memory };
}
