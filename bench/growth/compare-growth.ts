import type { BenchContext } from '../bench-part.ts';
import { type LoadResult, loadHttp } from '../load/http-load.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { inRounds } from '../rounds.ts';
import { medianOf, ratiosOf } from '../spread.ts';
import type { GrowthCall } from './growth-calls.ts';

/** Few at a time: it is the answers that are measured, not the wait for a turn. */
const connections = 2;
/** Most that the slowest hundredth may take where there are many rows, by what it takes where there are few. */
const usualGoal = 1.2;

/** A server, and what it is asked in turns. */
export interface LoadTarget {
  url: string;
  requests: readonly Buffer[];
}

/** The same call of two servers, by the slowest hundredth of their answers. */
export async function compareGrowth(
  { name, atMost = usualGoal }: Pick<GrowthCall, 'name' | 'atMost'>,
  asked: Record<'small' | 'large', LoadTarget>,
  { rounds, seconds }: Pick<BenchContext, 'rounds' | 'seconds'>,
): Promise<MeasuredRow> {
  for (const one of Object.values(asked)) await ask(one, Math.min(seconds, 2));
  const { small, large } = await inRounds(
    { small: () => ask(asked.small, seconds), large: () => ask(asked.large, seconds) },
    rounds,
  );
  const of = (results: LoadResult[], figure: 'p50' | 'p99') => results.map((one) => one[figure]);
  return {
    name,
    ratio: ratiosOf(of(large, 'p99'), of(small, 'p99')),
    goal: { atMost },
    figures: {
      'p99 ms, smallest': medianOf(of(small, 'p99')),
      'p99 ms, largest': medianOf(of(large, 'p99')),
      'p50 ms, smallest': medianOf(of(small, 'p50')),
      'p50 ms, largest': medianOf(of(large, 'p50')),
    },
  };
}

function ask({ url, requests }: LoadTarget, seconds: number): Promise<LoadResult> {
  return loadHttp({
    url,
    connections,
    until: { seconds },
    request: (n) => requests[n % requests.length] as Buffer,
    expected: 200,
  });
}
