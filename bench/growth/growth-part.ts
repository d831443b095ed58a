import type { BenchContext, BenchPart } from '../bench-part.ts';
import { type LoadResult, loadHttp } from '../load/http-load.ts';
import { startBenchDatabases } from '../processes/bench-database.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { inRounds } from '../rounds.ts';
import { medianOf, ratiosOf } from '../spread.ts';
import { startGrowingSite } from './growing-site.ts';
import { bytesOf, growthCalls } from './growth-calls.ts';

const smallest = { comments: 1_000, events: 100 };
const largest = { comments: 1_000_000, events: 100_000 };
const quick = { comments: 20_000, events: 2_000 };

/** Few at a time: it is the answers that are measured, not the wait for a turn. */
const connections = 2;

export const part: BenchPart = {
  async run(context) {
    const databases = await startBenchDatabases(context.folder);
    context.onEnd(databases.stop);
    const small = await startGrowingSite(context, 'small', await databases.create('small'), smallest);
    const amounts = context.quick ? quick : largest;
    const large = await startGrowingSite(context, 'large', await databases.create('large'), amounts);

    const rows: MeasuredRow[] = [];
    for (const call of growthCalls) {
      context.say(call.name);
      const results = await measure(
        {
          small: { url: small.api.url, requests: bytesOf(await call.requests(small)) },
          large: { url: large.api.url, requests: bytesOf(await call.requests(large)) },
        },
        context,
      );
      rows.push(rowOf(call.name, results.small, results.large));
    }
    return [
      {
        title: 'Lists that grow',
        about: `The same calls of two APIs, with ${smallest.comments} and ${amounts.comments} comments below 20 articles (one of a hundred waits, one of a hundred is the member's, at most a thousand), ${smallest.events} and ${amounts.events} events. Two readers at a time, and more different pages than are kept ready, but for the events of the small one and for first pages of events; the ratio is that of the slowest hundredth.`,
        rows,
      },
    ];
  },
};

interface Asked {
  url: string;
  requests: Buffer[];
}

async function measure(
  asked: Record<'small' | 'large', Asked>,
  { rounds, seconds }: Pick<BenchContext, 'rounds' | 'seconds'>,
): Promise<Record<'small' | 'large', LoadResult[]>> {
  const ask = ({ url, requests }: Asked, time: number) =>
    loadHttp({
      url,
      connections,
      until: { seconds: time },
      request: (n) => requests[n % requests.length] as Buffer,
      expected: 200,
    });
  for (const one of Object.values(asked)) await ask(one, Math.min(seconds, 2));
  return inRounds({ small: () => ask(asked.small, seconds), large: () => ask(asked.large, seconds) }, rounds);
}

function rowOf(name: string, small: LoadResult[], large: LoadResult[]): MeasuredRow {
  const of = (results: LoadResult[], figure: 'p50' | 'p99') => results.map((one) => one[figure]);
  return {
    name,
    ratio: ratiosOf(of(large, 'p99'), of(small, 'p99')),
    goal: { atMost: 1.2 },
    figures: {
      'p99 ms, smallest': medianOf(of(small, 'p99')),
      'p99 ms, largest': medianOf(of(large, 'p99')),
      'p50 ms, smallest': medianOf(of(small, 'p50')),
      'p50 ms, largest': medianOf(of(large, 'p50')),
    },
  };
}
