import { join } from 'node:path';
import { freePort, startSite } from '@femcoders/e2e/running-site.ts';
import type { BenchPart } from '../bench-part.ts';
import type { MeasuredRow, MeasuredTable } from '../report/bench-report.ts';
import { medianOf, ratiosOf } from '../spread.ts';
import type { PageLoad } from './measure-load.ts';
import { measurePages, type PageLoads } from './pages.ts';
import { measuredPaths, type VariantName, variantNames } from './subjects.ts';

/** Pages as a reader on a slow phone gets them, compared with three other ways of making the same pages. */
export const part: BenchPart = {
  async run({ folder, rounds, quick, say, onEnd }) {
    say('starting a site');
    const site = await startSite({ varDir: join(folder, 'site'), port: await freePort() });
    onEnd(site.stop);
    const loads = await measurePages({ siteUrl: site.url, folder, rounds: quick ? 1 : rounds, say, onEnd });
    return [comparison(loads), ...measuredPaths.map((path) => everyFigure(path, loads[path]))];
  },
};

/** The goals of the composition for every page (decisions 5). */
const promises: { of: string; figure: keyof PageLoad; against: VariantName; atMost: number }[] = [
  { of: 'largest paint against the static page', figure: 'lcp', against: 'static page', atMost: 1.1 },
  { of: 'largest paint against the one bundle', figure: 'lcp', against: 'one bundle', atMost: 0.4 },
  { of: 'interactive against the one bundle', figure: 'interactive', against: 'one bundle', atMost: 1 },
  { of: 'script bytes against the one bundle', figure: 'scriptBytes', against: 'one bundle', atMost: 1.25 },
];

function comparison(loads: PageLoads): MeasuredTable {
  return {
    title: 'Pages against the other ways of making them',
    about:
      'A phone that was never here: 150 ms per request, 1.6 Mbit/s, a processor four times slower, an empty cache. Ratios of each round.',
    rows: promises.flatMap(({ of, figure, against, atMost }) =>
      measuredPaths.map((path): MeasuredRow => {
        const own = loads[path].ours.map((load) => load[figure] ?? Number.NaN);
        const other = loads[path][against].map((load) => load[figure] ?? Number.NaN);
        return { name: `${path}: ${of}`, ratio: ratiosOf(own, other), goal: { atMost }, figures: {} };
      }),
    ),
  };
}

function everyFigure(path: string, variants: PageLoads[keyof PageLoads]): MeasuredTable {
  return {
    title: `\`${path}\``,
    about: 'Medians. Interactive: the menu and all links and buttons of the first two screens react.',
    rows: variantNames.map((name) => ({ name, ratio: null, goal: null, figures: medians(variants[name]) })),
  };
}

function medians(loads: PageLoad[]): Record<string, number> {
  const median = (figure: keyof PageLoad) => medianOf(loads.map((load) => load[figure] ?? Number.NaN));
  return {
    'LCP ms': median('lcp'),
    'FCP ms': median('fcp'),
    CLS: median('cls'),
    'TBT ms': median('tbt'),
    ...(loads.every(({ interactive }) => interactive !== null) && { 'interactive ms': median('interactive') }),
    'scripts kB gz': median('scriptBytes') / 1000,
    'kB in all': median('bytes') / 1000,
    requests: median('requests'),
  };
}
