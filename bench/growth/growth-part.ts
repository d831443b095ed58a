import type { BenchPart } from '../bench-part.ts';
import { startBenchDatabases } from '../processes/bench-database.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { compareGrowth } from './compare-growth.ts';
import { startGrowingSite } from './growing-site.ts';
import { bytesOf, growthCalls } from './growth-calls.ts';
import { measureArticles } from './measure-articles.ts';

const smallest = { comments: 1_000, events: 100 };
const largest = { comments: 1_000_000, events: 100_000 };
const quick = { comments: 20_000, events: 2_000 };

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
      const asked = {
        small: { url: small.api.url, requests: bytesOf(await call.requests(small)) },
        large: { url: large.api.url, requests: bytesOf(await call.requests(large)) },
      };
      rows.push(await compareGrowth(call.name, asked, context));
    }
    return [
      {
        title: 'Lists that grow',
        about: `The same calls of two APIs, with ${smallest.comments} and ${amounts.comments} comments below 20 articles (one of a hundred waits, one of a hundred is the member's, at most a thousand), ${smallest.events} and ${amounts.events} events. Two readers at a time, and more different pages than are kept ready, but for the events of the small one and for first pages of events; the ratio is that of the slowest hundredth.`,
        rows,
      },
      await measureArticles(context, databases),
    ];
  },
};
