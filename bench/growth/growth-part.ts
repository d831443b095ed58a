import type { BenchContext, BenchPart } from '../bench-part.ts';
import { startBenchDatabases } from '../processes/bench-database.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { compareGrowth } from './compare-growth.ts';
import { type GrowingSite, startWithComments, startWithEvents } from './growing-site.ts';
import { bytesOf, commentCalls, eventCalls, type GrowthCall } from './growth-calls.ts';

const comments = { few: 1_000, many: 1_000_000, quick: 20_000 };
const events = { few: 100, many: 100_000, quick: 2_000 };
/** Longest measurement of one call in one round, in seconds. */
const longest = 2;

export const part: BenchPart = {
  async run(context) {
    const databases = await startBenchDatabases(context.folder);
    context.onEnd(databases.stop);
    const many = (of: typeof comments) => (context.quick ? of.quick : of.many);
    const ofComments = {
      small: await startWithComments(context, 'few', await databases.create('few_comments'), comments.few),
      large: await startWithComments(context, 'many', await databases.create('many_comments'), many(comments)),
    };
    const commentRows = await compareAll(commentCalls, ofComments, context);
    const ofEvents = {
      small: await startWithEvents(context, 'few-events', await databases.create('few_events'), events.few),
      large: await startWithEvents(context, 'many-events', await databases.create('many_events'), many(events)),
    };
    const eventRows = await compareAll(eventCalls, ofEvents, context);
    return [
      {
        title: 'Comments that grow',
        about: `The same calls of two APIs, with ${comments.few} and ${many(comments)} comments below 20 articles: one of a hundred waits, one of a hundred is the member's (at most a thousand), five are of the same alias. Of the newest thousand, which both have, one of eleven waits and one of nine is the member's, so that both answer pages of the same length. Two readers at a time, and more different pages than are kept ready; the ratio is that of the slowest hundredth.`,
        rows: commentRows,
      },
      {
        title: 'Events that grow',
        about: `The same with ${events.few} and ${many(events)} events, half of them past, all of them read by the search. Of the few there are not as many different pages as are kept ready.`,
        rows: eventRows,
      },
    ];
  },
};

async function compareAll(
  calls: GrowthCall[],
  sites: Record<'small' | 'large', GrowingSite>,
  context: BenchContext,
): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  for (const call of calls) {
    const { name, requests } = call;
    context.say(name);
    const asked = {
      small: { url: sites.small.api.url, requests: bytesOf(await requests(sites.small)) },
      large: { url: sites.large.api.url, requests: bytesOf(await requests(sites.large)) },
    };
    rows.push(await compareGrowth(call, asked, { ...context, seconds: Math.min(context.seconds, longest) }));
  }
  return rows;
}
