import type { BenchContext, BenchPart } from '../bench-part.ts';
import { fillComments, fillEvents, fillMembers } from '../data/fill.ts';
import { type MeasuredLoad, measureLoad } from '../load/measured-load.ts';
import { administrator } from '../processes/administrator.ts';
import { query, startBenchDatabases } from '../processes/bench-database.ts';
import { recordAnswer, startBareServer } from '../processes/start-bare-server.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { inRounds } from '../rounds.ts';
import { medianOf, ratiosOf } from '../spread.ts';
import { type ApiCall, apiCalls, requestMaker } from './api-calls.ts';
import { startBenchApi } from './bench-api.ts';

/** A server that is measured; each keeps count of what it was asked. */
interface Contender {
  url: string;
  asked: number;
}

export const part: BenchPart = {
  async run(context) {
    const { folder, say, onEnd } = context;
    const databases = await startBenchDatabases(folder);
    onEnd(databases.stop);
    const api = await startBenchApi(context, 'api', await databases.create('api'));
    await fillComments(api.databaseUrl, 2_000, null);
    await fillEvents(api.databaseUrl, 200);
    const emails = await fillMembers(api.databaseUrl, 400, administrator.userEmail);
    const calls = apiCalls(api, emails);

    const answers = Object.fromEntries(
      await Promise.all(
        Object.values(calls).map(async ({ ask }) => {
          const asked = ask(0);
          return [`${asked.method ?? 'GET'} ${asked.path}`, await recordAnswer(api.url, asked)] as const;
        }),
      ),
    );
    const bare = await startBareServer({ answers });
    onEnd(bare.stop);
    const storing = await startBareServer({ answers, store: await createStore(await databases.create('bare')) });
    onEnd(storing.stop);

    const rows: MeasuredRow[] = [];
    const against: MeasuredRow[] = [];
    for (const call of Object.values(calls)) {
      say(call.name);
      const contenders: Record<string, Contender> = { ours: contender(api.url), bare: contender(bare.url) };
      if (call === calls.post) contenders.storing = contender(storing.url);
      const { ours = [], bare: alone = [], storing: stored } = await measure(call, contenders, context);
      // What is stored has its goal against a server that stores as well.
      rows.push(rowOf(call.name, stored ? null : call.goal, ours, alone));
      if (stored) against.push(rowOf(call.name, call.goal, ours, stored));
    }
    return [
      {
        title: 'The API against a bare `node:http` server',
        about:
          'Each call of the API alone (`npm run start:api`, PostgreSQL with `fsync` on, limits on, a new address every few requests) against a `node:http` server in its own process that reads the body and answers the very same bytes.',
        rows,
      },
      {
        title: 'Sending a comment against a bare server that stores as well',
        about:
          'The same `node:http` server, with one `insert` of the body into the same PostgreSQL before it answers. The API counts the address, looks for the same text, scores, stores the comment and the secret to change it, and looks whether moderators are to be notified.',
        rows: against,
      },
    ];
  },
};

async function createStore(databaseUrl: string) {
  await query(
    databaseUrl,
    'create table posts (id bigint generated always as identity primary key, body jsonb not null)',
  );
  return { databaseUrl, sql: 'insert into posts (body) values ($1)' };
}

/** The first request of each was asked to record its answer. */
const contender = (url: string): Contender => ({ url, asked: 1 });

async function measure(
  call: ApiCall,
  contenders: Record<string, Contender>,
  { rounds, seconds }: Pick<BenchContext, 'rounds' | 'seconds'>,
): Promise<Record<string, MeasuredLoad[]>> {
  const turns = Object.fromEntries(
    Object.entries(contenders).map(([name, one]) => [name, () => ask(call, one, seconds)]),
  );
  // Code that runs for the first time is compiled first.
  for (const one of Object.values(contenders)) await ask(call, one, Math.min(seconds, 2));
  return inRounds(turns, rounds);
}

async function ask(call: ApiCall, asking: Contender, seconds: number): Promise<MeasuredLoad> {
  const make = requestMaker(call);
  const from = asking.asked;
  const { url } = asking;
  const result = await measureLoad({
    url,
    connections: call.connections,
    until: { seconds },
    request: (n) => make(from + n),
    expected: call.status,
  });
  asking.asked += result.requests;
  return result;
}

function rowOf(name: string, goal: MeasuredRow['goal'], ours: MeasuredLoad[], bare: MeasuredLoad[]): MeasuredRow {
  const middle = (results: MeasuredLoad[], figure: keyof MeasuredLoad) => medianOf(results.map((one) => one[figure]));
  return {
    name,
    ratio: ratiosOf(
      ours.map(({ perSecond }) => perSecond),
      bare.map(({ perSecond }) => perSecond),
    ),
    goal,
    figures: {
      'answers/s': middle(ours, 'perSecond'),
      'bare answers/s': middle(bare, 'perSecond'),
      'p99 ms': middle(ours, 'p99'),
      'bare p99 ms': middle(bare, 'p99'),
      'processor µs': middle(ours, 'cpuMicros'),
      'bare processor µs': middle(bare, 'cpuMicros'),
    },
  };
}
