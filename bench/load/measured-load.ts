import { usageOf } from '../processes/usage.ts';
import { type Load, type LoadResult, loadHttp } from './http-load.ts';

export interface MeasuredLoad extends LoadResult {
  /** Processor time of the server per answer, in microseconds. */
  cpuMicros: number;
}

/** Like `loadHttp`, with what the answers cost the server, which reports it at `/metrics`. */
export async function measureLoad(load: Load): Promise<MeasuredLoad> {
  const before = await usageOf(load.url);
  const result = await loadHttp(load);
  const { cpuSeconds } = await usageOf(load.url);
  return { ...result, cpuMicros: ((cpuSeconds - before.cpuSeconds) * 1e6) / result.requests };
}
