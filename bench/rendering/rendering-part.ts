import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@femcoders/e2e/running-site.ts';
import type { BenchContext, BenchPart } from '../bench-part.ts';
import { type MeasuredLoad, measureLoad } from '../load/measured-load.ts';
import { requestBytes } from '../load/request-bytes.ts';
import { startBenchDatabases } from '../processes/bench-database.ts';
import { startBenchSite } from '../processes/bench-site.ts';
import { recordAnswer, startBareServer } from '../processes/start-bare-server.ts';
import type { MeasuredRow } from '../report/bench-report.ts';
import { inRounds } from '../rounds.ts';
import { medianOf, ratiosOf } from '../spread.ts';
import type { AloneResult } from './tree-alone.ts';

const pages = [
  { name: 'a long article', path: '/recursos/css/css-grid' },
  { name: 'a short piece of news', path: '/noticias/Bienvenido2025' },
];
const plain = {};
/** As every browser asks. */
const compressed = { 'accept-encoding': 'gzip, deflate, br' };

export const part: BenchPart = {
  async run(context) {
    const databases = await startBenchDatabases(context.folder);
    context.onEnd(databases.stop);
    const site = async (name: string, environment: Record<string, string>) =>
      (await startBenchSite(context, { name, databaseUrl: await databases.create(name), environment })).url;
    const alonePort = String(await freePort());
    const sites: Sites = {
      rendering: await site('rendering', { PAGE_CACHE: 'off' }),
      cached: await site('cached', {}),
      treeSource: await site('tree-source', {
        PAGE_CACHE: 'off',
        BENCH_ALONE_PORT: alonePort,
        NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'tree-alone.ts')).href}`,
      }),
      alone: `http://127.0.0.1:${alonePort}`,
    };

    const rendered: MeasuredRow[] = [];
    const kept: MeasuredRow[] = [];
    const bare: MeasuredRow[] = [];
    for (const page of pages) {
      context.say(page.name);
      const results = await measure(page.path, sites, context);
      const { alone, whole, wholeCompressed, fromCache, fromCacheCompressed, known } = results;
      rendered.push(
        againstAlone(`${page.name}, as it is`, { atLeast: 0.7 }, whole, alone),
        againstAlone(`${page.name}, compressed as browsers ask`, null, wholeCompressed, alone),
      );
      kept.push(
        againstRendering(`${page.name}, as it is`, fromCache, whole),
        againstRendering(`${page.name}, compressed as browsers ask`, fromCacheCompressed, wholeCompressed),
      );
      bare.push(
        againstBare(`${page.name}, as it is`, fromCache, results.bare),
        againstBare(`${page.name}, compressed as browsers ask`, fromCacheCompressed, results.bareCompressed),
        againstBare(`${page.name}, who has it already (304)`, known, results.bareKnown),
      );
    }
    return [
      {
        title: 'A page of the server against its tree rendered alone',
        about:
          'Whole HTTP answers of `npm start` without its page cache (`PAGE_CACHE=off`): versions chosen, routes matched, data asked of the API, rendered, CSS written into it. Against it, in another process of the same program, `renderToString` of the very tree that the page was made from, and nothing else.',
        rows: rendered,
      },
      {
        title: 'The page cache against rendering',
        about: 'The same answers of `npm start` as it is, against those of the process that renders each of them.',
        rows: kept,
      },
      {
        title: 'The page cache against a bare `node:http` server',
        about:
          'The same answers of `npm start` as it is, against a server that does nothing but send the same bytes with the same headers.',
        rows: bare,
      },
    ];
  },
};

interface Sites {
  rendering: string;
  cached: string;
  /** The site whose trees are rendered alone, and where it is instructed. */
  treeSource: string;
  alone: string;
}

async function measure(path: string, sites: Sites, { rounds, seconds, onEnd }: BenchContext) {
  const renderAlone = async (time: number) =>
    (await (await fetch(`${sites.alone}/?seconds=${time}`)).json()) as AloneResult;
  await takeTree(sites.treeSource + path, sites.alone);

  const load =
    (url: string, headers: Record<string, string>, connections: number, expected = 200) =>
    (time: number) => {
      const request = requestBytes({ path, headers });
      return measureLoad({ url, connections, until: { seconds: time }, request: () => request, expected });
    };
  const etag = (await fetch(sites.cached + path)).headers.get('etag') ?? '';
  const comesAgain = { ...compressed, 'if-none-match': etag };
  const asBare = async (headers: Record<string, string>) => {
    const answer = await recordAnswer(sites.cached, { path, headers });
    const server = await startBareServer({ answers: { [`GET ${path}`]: answer } });
    onEnd(server.stop);
    return server.url;
  };
  const contenders = {
    whole: load(sites.rendering, plain, 8),
    wholeCompressed: load(sites.rendering, compressed, 8),
    // Each next to the one that it is held against: what slows the machine down for a while slows both.
    fromCache: load(sites.cached, plain, 32),
    bare: load(await asBare(plain), plain, 32),
    fromCacheCompressed: load(sites.cached, compressed, 32),
    bareCompressed: load(await asBare(compressed), compressed, 32),
    known: load(sites.cached, comesAgain, 32, 304),
    bareKnown: load(await asBare(comesAgain), comesAgain, 32, 304),
  };
  for (const warmUp of Object.values(contenders)) await warmUp(Math.min(seconds, 2));
  const { alone, ...answered } = await inRounds<string, MeasuredLoad | AloneResult>(
    {
      alone: () => renderAlone(seconds),
      ...Object.fromEntries(Object.entries(contenders).map(([name, ask]) => [name, () => ask(seconds)])),
    },
    rounds,
  );
  return { alone, ...answered } as { alone: AloneResult[] } & Record<keyof typeof contenders, MeasuredLoad[]>;
}

/**
 * Has the tree of a page rendered alone from now on. A site that has just started reads its own pages for the search: one
 * of them may be rendered in between.
 * @throws Error when what is rendered alone is never what the page holds
 */
async function takeTree(page: string, alone: string): Promise<void> {
  for (let tries = 0; tries < 30; tries++) {
    const html = await (await fetch(page)).text();
    const taken = (await (await fetch(`${alone}/?take&seconds=0.1`)).json()) as AloneResult;
    if (isSame(html, taken.html)) return;
    await pause(1_000);
  }
  throw new Error('The tree that is rendered alone is not the one of the page.');
}

function isSame(page: string, alone: string): boolean {
  const text = (html: string) => html.replace(/<[^>]*>/g, '');
  const article = text(alone);
  return article.length >= 2_000 && text(page).includes(article.slice(-1_500));
}

function againstAlone(
  name: string,
  goal: MeasuredRow['goal'],
  whole: MeasuredLoad[],
  alone: AloneResult[],
): MeasuredRow {
  return {
    name,
    ratio: ratiosOf(
      whole.map(({ perSecond }) => perSecond),
      alone.map(({ perSecond }) => perSecond),
    ),
    goal,
    figures: {
      'pages/s': medianOf(whole.map(({ perSecond }) => perSecond)),
      'renderToString/s': medianOf(alone.map(({ perSecond }) => perSecond)),
      'processor µs': medianOf(whole.map(({ cpuMicros }) => cpuMicros)),
      'renderToString processor µs': medianOf(alone.map(({ cpuMicros }) => cpuMicros)),
    },
  };
}

function againstRendering(name: string, cached: MeasuredLoad[], rendered: MeasuredLoad[]): MeasuredRow {
  return {
    name,
    ratio: ratiosOf(
      cached.map(({ perSecond }) => perSecond),
      rendered.map(({ perSecond }) => perSecond),
    ),
    goal: { atLeast: 20 },
    figures: {
      'pages/s': medianOf(cached.map(({ perSecond }) => perSecond)),
      'rendered pages/s': medianOf(rendered.map(({ perSecond }) => perSecond)),
      'p99 ms': medianOf(cached.map(({ p99 }) => p99)),
      'processor µs': medianOf(cached.map(({ cpuMicros }) => cpuMicros)),
    },
  };
}

function againstBare(name: string, ours: MeasuredLoad[], bare: MeasuredLoad[]): MeasuredRow {
  return {
    name,
    ratio: ratiosOf(
      ours.map(({ perSecond }) => perSecond),
      bare.map(({ perSecond }) => perSecond),
    ),
    goal: { atLeast: 0.8 },
    figures: {
      'pages/s': medianOf(ours.map(({ perSecond }) => perSecond)),
      'bare pages/s': medianOf(bare.map(({ perSecond }) => perSecond)),
      'p99 ms': medianOf(ours.map(({ p99 }) => p99)),
      'processor µs': medianOf(ours.map(({ cpuMicros }) => cpuMicros)),
      'bare processor µs': medianOf(bare.map(({ cpuMicros }) => cpuMicros)),
    },
  };
}
