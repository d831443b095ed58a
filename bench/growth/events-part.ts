import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchContext, BenchPart } from '../bench-part.ts';
import { fillEventsLikeOwn } from '../data/fill-events.ts';
import { loadHttp } from '../load/http-load.ts';
import { requestBytes, visitorAddress } from '../load/request-bytes.ts';
import { query, startBenchDatabases } from '../processes/bench-database.ts';
import { type BenchSite, startBenchSite } from '../processes/bench-site.ts';
import { postgresSeconds } from '../processes/postgres-usage.ts';
import { usageOf } from '../processes/usage.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { inRounds } from '../rounds.ts';
import { medianOf, ratiosOf } from '../spread.ts';

const events = { many: 20_000, quick: 500 };
/** Most that an answer may cost among many events, by what it costs with the demo data. */
const goal = { atMost: 1.5 };
const readingLimitMs = 300_000;
/** So many that none of them reaches the limit of searches. */
const visitors = 1_000;

const search = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;
const calls = [
  { name: 'a search for a word in all events', path: search('evento') },
  { name: 'two words in all events', path: search('evento demostración') },
  { name: 'a word in two of eleven events', path: search('taller') },
  { name: 'a word in one of eleven events', path: search('subgrid') },
  { name: 'four words in one of eleven', path: search('taller css grid portátil') },
  { name: 'a mistyped word', path: search('acesibilidad') },
  { name: 'a beginning', path: search('acc') },
  { name: 'a word in no event', path: search('flexbox especificidad') },
  { name: '`/eventos`', path: '/eventos' },
  { name: 'an event’s page', path: '/eventos/taller-css-grid-demo' },
  { name: 'events to come, from the API', path: '/api/events/api/list/upcoming?page=1&limit=20' },
  { name: 'past events, from the API', path: '/api/events/api/list/past?page=1&limit=20' },
  { name: 'the calendar feed, answered 304', path: '/api/events/api/calendar.ics', again: true },
  { name: 'the calendar feed, whole', path: '/api/events/api/calendar.ics' },
  { name: 'the site map', path: '/sitemap.xml' },
];
type Call = (typeof calls)[number];

interface GrownSite extends BenchSite {
  databaseUrl: string;
}

/** The site with its demo data, compared with the same site with 20,000 events like the demo's. */
export const part: BenchPart = {
  async run(context) {
    const amount = context.quick ? events.quick : events.many;
    const databases = await startBenchDatabases(context.folder);
    context.onEnd(databases.stop);
    const site = async (name: string): Promise<GrownSite> => {
      const databaseUrl = await databases.create(name);
      return {
        databaseUrl,
        ...(await startBenchSite(context, { name, databaseUrl, environment: { PAGE_CACHE: 'off' } })),
      };
    };
    const small = await site('demo');
    const large = await site('grown');
    const held = { before: (await usageOf(large.url)).residentBytes };
    context.say(`${amount} events`);
    await fillEventsLikeOwn(large.databaseUrl, amount);
    for (const one of [small, large]) await untilRead(one);
    const sites = { small, large };
    const rows: MeasuredRow[] = [];
    for (const call of calls) {
      context.say(call.name);
      const row = await compare(call, sites, context);
      context.say(`${row.ratio?.median.toFixed(2)} ${JSON.stringify(row.figures)}`);
      rows.push(row);
    }
    const seconds = await costOfChange(large, context);
    const residents = [small, large].map(async ({ url }) => (await usageOf(url)).residentBytes / 1e6);
    const [ofSmall = 0, ofLarge = 0] = await Promise.all(residents);
    context.say(
      `resident: ${ofSmall.toFixed(0)} MB, ${ofLarge.toFixed(0)} MB (${(held.before / 1e6).toFixed(0)} MB before it had the events)`,
    );
    return [
      {
        title: 'Twenty thousand events',
        about: `The whole site with its demo data against the same site with ${amount} events more that say what the demo's say, half of them past. Processor time of the site's process and of PostgreSQL together for an answer. No page is kept (\`PAGE_CACHE=off\`); two readers at a time. A change of one event costs ${Math.round(seconds.site * 1000)} ms of the process and ${Math.round(seconds.postgres * 1000)} ms of PostgreSQL with the search's look at all of them; resident after all this: ${ofSmall.toFixed(0)} MB and ${ofLarge.toFixed(0)} MB.`,
        rows,
      },
    ];
  },
};

/** The search has read all events, and the pages of the site. */
async function untilRead({ databaseUrl }: GrownSite): Promise<void> {
  const deadline = Date.now() + readingLimitMs;
  await query(databaseUrl, 'notify events_changed');
  while (Date.now() < deadline) {
    const [row] = await query<{ done: boolean }>(
      databaseUrl,
      `select (select count(*) from site_pages where source = 'events') >= (select count(*) from events where state = 'published')
         and exists (select from site_pages where source = 'site') as done`,
    );
    if (row?.done) {
      await query(databaseUrl, 'vacuum analyze');
      return;
    }
    await wait(500);
  }
  throw new Error('The search has not read everything in time.');
}

async function compare(
  { name, path, again = false }: Call,
  sites: Record<'small' | 'large', GrownSite>,
  context: BenchContext,
): Promise<MeasuredRow> {
  const { small, large } = await inRounds(
    {
      small: () => measure(sites.small, { path, again }, context),
      large: () => measure(sites.large, { path, again }, context),
    },
    context.rounds,
  );
  const total = (costs: Cost[]) => costs.map(({ site, postgres }) => site + postgres);
  const middle = (costs: Cost[], of: 'site' | 'postgres') => medianOf(costs.map((cost) => cost[of]));
  return {
    name,
    ratio: ratiosOf(total(large), total(small)),
    goal,
    figures: {
      'site ms, demo': middle(small, 'site'),
      'site ms, grown': middle(large, 'site'),
      'PostgreSQL ms, demo': middle(small, 'postgres'),
      'PostgreSQL ms, grown': middle(large, 'postgres'),
    },
  };
}

/** Milliseconds of a processor for an answer. */
interface Cost {
  site: number;
  postgres: number;
}

async function measure(
  { url }: BenchSite,
  { path, again }: { path: string; again: boolean },
  { folder, seconds }: BenchContext,
): Promise<Cost> {
  const accepted = { 'accept-encoding': 'br' };
  // Once before, also for what is kept between answers.
  const first = await fetch(url + path, { headers: accepted });
  await first.arrayBuffer();
  const tag: Record<string, string> = again ? { 'if-none-match': first.headers.get('etag') ?? '' } : {};
  const requests = Array.from({ length: visitors }, (_, visitor) =>
    requestBytes({ path, headers: { ...accepted, ...tag, 'x-forwarded-for': visitorAddress(visitor) } }),
  );
  const before = await spent(url, folder);
  const { requests: answers } = await loadHttp({
    url,
    connections: 2,
    until: { seconds },
    request: (n) => requests[n % requests.length] as Buffer,
    expected: again ? 304 : 200,
  });
  const after = await spent(url, folder);
  return {
    site: ((after.site - before.site) * 1000) / answers,
    postgres: ((after.postgres - before.postgres) * 1000) / answers,
  };
}

async function spent(url: string, folder: string): Promise<Cost> {
  return { site: (await usageOf(url)).cpuSeconds, postgres: postgresSeconds(join(folder, 'postgres', 'data')) };
}

/** Seconds of a processor for a change of one event, until the search has read it. */
async function costOfChange({ url, databaseUrl }: GrownSite, { folder, quick }: BenchContext): Promise<Cost> {
  const times = quick ? 2 : 10;
  const before = await spent(url, folder);
  for (let n = 0; n < times; n += 1) {
    const word = `mudanza${n}`;
    await query(databaseUrl, `update events set price = $1 where slug = 'taller-css-grid-demo'`, [word]);
    await query(databaseUrl, 'notify events_changed');
    for (let found = 0; found === 0; await wait(50)) {
      const [row] = await query<{ n: number }>(
        databaseUrl,
        'select count(*)::int as n from search_words where word = $1',
        [word],
      );
      found = row?.n ?? 0;
    }
  }
  const after = await spent(url, folder);
  return { site: (after.site - before.site) / times, postgres: (after.postgres - before.postgres) / times };
}
