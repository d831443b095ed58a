import type { BenchContext, BenchPart } from '../bench-part.ts';
import { administrator } from '../processes/administrator.ts';
import { postgresPids, postgresSeconds } from '../processes/postgres-usage.ts';
import { usageOf } from '../processes/usage.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { medianOf, ratiosOf } from '../spread.ts';
import { type Cdn, type DayAddresses, dayRequests, pageHeaders, requestsPerPageView } from './day-mix.ts';
import { createProcessorShare } from './processor-share.ts';
import { replayDay } from './replay-day.ts';
import { type ScaledProcesses, startScaledProcesses } from './scaled-processes.ts';

const shellCounts = [1, 2, 4] as const;
/** Each process has so much of one processor to itself, in place of a machine: all of them fit on this one, with the visitors. */
const share = 0.15;
/** Shares of the requests that a CDN answers. */
const fronts = {
  'without a CDN': { files: 0, pages: 0 },
  'behind a CDN (99 % of files, 80 % of pages)': { files: 0.99, pages: 0.8 },
} satisfies Record<string, Cdn>;

interface Measured {
  pageViewsPerSecond: number;
  /** Processor milliseconds for each page view. */
  cost: Record<Tier, number>;
  /** Part of its share that was used; of the shells on average. */
  used: Record<Tier, number>;
}

type Tier = 'shells' | 'API' | 'PostgreSQL';

/** A day's requests to one, two and four shells with an API and a PostgreSQL, and what is busy first. */
export const part: BenchPart = {
  async run(context) {
    const site = await startScaledProcesses(context, Math.max(...shellCounts));
    await limitProcessors(site, context);
    const day = await addressesOf(site);
    const rows: MeasuredRow[] = [];
    for (const [name, cdn] of Object.entries(fronts)) {
      const requests = dayRequests(day, cdn);
      const measure = async (count: number): Promise<Measured> => {
        const shells = site.shells.slice(0, count).map(({ url }) => url);
        const visitors = 6 * (count + 1);
        const before = await secondsOf(site, count);
        const replay = await replayDay(requests, { shells, api: site.api.url, visitors, seconds: context.seconds });
        return describe(replay, before, await secondsOf(site, count), cdn, count);
      };
      context.say(`${name}: warming up`);
      await measure(Math.max(...shellCounts));
      const measured = new Map<number, Measured[]>(shellCounts.map((count) => [count, []]));
      for (let round = 0; round < context.rounds; round += 1) {
        for (const count of round % 2 === 0 ? shellCounts : shellCounts.toReversed()) {
          context.say(`${name}: ${count} shells`);
          measured.get(count)?.push(await measure(count));
        }
      }
      for (const count of shellCounts) rows.push(rowOf(name, count, measured));
    }
    return [
      {
        title: 'A day, by shells',
        about: `Requests of a day (\`bench/scale/day-mix.ts\`) as fast as they are answered, each shell, the API and PostgreSQL with ${share * 100} % of one processor in place of a machine, without a proxy. The ratio is that of page views a second against one shell; *used* is the part of its processor that each kind of process took: what is near 100 % is what more of them would help. Milliseconds are processor time for a page view with all that comes with it.`,
        rows,
      },
    ];
  },
};

function rowOf(name: string, count: number, measured: Map<number, Measured[]>): MeasuredRow {
  const of = (at: number, read: (one: Measured) => number) => (measured.get(at) ?? []).map(read);
  const middle = (read: (one: Measured) => number) => medianOf(of(count, read));
  const rate = (one: Measured) => one.pageViewsPerSecond;
  return {
    name: `${count} ${count === 1 ? 'shell' : 'shells'}, ${name}`,
    ratio: ratiosOf(of(count, rate), of(1, rate)),
    goal: null,
    figures: {
      'page views/s': middle(rate),
      'ms shell': middle(({ cost }) => cost.shells),
      'ms API': middle(({ cost }) => cost.API),
      'ms PostgreSQL': middle(({ cost }) => cost.PostgreSQL),
      'shells used %': 100 * middle(({ used }) => used.shells),
      'API used %': 100 * middle(({ used }) => used.API),
      'PostgreSQL used %': 100 * middle(({ used }) => used.PostgreSQL),
    },
  };
}

/** Gives each process its share of a processor. */
async function limitProcessors(site: ScaledProcesses, { onEnd }: BenchContext): Promise<void> {
  const limit = async (name: string, pids: number[]) => {
    const one = await createProcessorShare(name, share);
    onEnd(one.remove);
    for (const pid of pids) await one.add(pid);
  };
  for (const [index, { pid }] of site.shells.entries()) await limit(`shell-${index + 1}`, [pid]);
  await limit('api', [site.api.pid]);
  await limit('postgres', postgresPids(site.dataFolder));
}

type Usage = Record<Tier, number>;

/** Processor seconds so far; of the shells that take part together. */
async function secondsOf({ shells, api, dataFolder }: ScaledProcesses, count: number): Promise<Usage> {
  const used = await Promise.all(
    [api, ...shells.slice(0, count)].map(async ({ url }) => (await usageOf(url)).cpuSeconds),
  );
  const [ofApi = 0, ...ofShells] = used;
  return {
    shells: ofShells.reduce((total, one) => total + one, 0),
    API: ofApi,
    PostgreSQL: postgresSeconds(dataFolder),
  };
}

function describe(
  { requests, seconds }: { requests: number; seconds: number },
  before: Usage,
  after: Usage,
  cdn: Cdn,
  count: number,
): Measured {
  const pageViews = requests / requestsPerPageView(cdn);
  const spent = (tier: Tier) => after[tier] - before[tier];
  const each = <Value>(read: (tier: Tier) => Value) =>
    ({ shells: read('shells'), API: read('API'), PostgreSQL: read('PostgreSQL') }) as Record<Tier, Value>;
  return {
    pageViewsPerSecond: pageViews / seconds,
    cost: each((tier) => (1000 * spent(tier)) / pageViews),
    used: each((tier) => spent(tier) / (seconds * share * (tier === 'shells' ? count : 1))),
  };
}

/** Reads the addresses of a day from the site itself. */
async function addressesOf({ shells, api }: ScaledProcesses): Promise<DayAddresses> {
  const { url } = shells[0] as { url: string };
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const below = (prefix: string) => paths.filter((path) => path.startsWith(prefix) && path.length > prefix.length);
  const [articles, events] = [[...below('/recursos/'), ...below('/blog/')], below('/eventos/')];
  const others = paths.filter((path) => path !== '/' && !articles.includes(path) && !events.includes(path));
  const files = new Set<string>();
  const tags = new Map<string, string>();
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: pageHeaders });
    const tag = answer.headers.get('etag');
    if (tag) tags.set(path, tag);
    for (const [file] of (await answer.text()).matchAll(/\/mf\/[\w./-]+\.(?:js|css|woff2)/g)) files.add(file);
  }
  const live = (await (await fetch(`${url}/mf/live.json`)).json()) as Record<string, string>;
  const part = (name: string) => ({ name, version: live[name] });
  const beacon = {
    page: '/recursos/:area/:slug',
    owner: part('mf-blog'),
    shell: part('shell'),
    vitals: { ttfb: 80, fcp: 600, lcp: 900, cls: 0 },
    loads: [{ ...part('mf-blog'), ms: 120 }],
  };
  return { articles, events, others, files: [...files], tags, beacon, member: await logIn(api.url) };
}

async function logIn(url: string): Promise<DayAddresses['member']> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!answer.ok) throw new Error(`Logging in was answered ${answer.status}.`);
  const { userId, authToken } = (await answer.json()) as { userId: string; authToken: string };
  return { id: userId, authorization: `Bearer ${authToken}` };
}
