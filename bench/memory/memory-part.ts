import type { BenchPart } from '../bench-part.ts';
import { startBenchDatabases } from '../processes/bench-database.ts';
import { startMeasuredSite } from './measured-site.ts';
import { measureReleases } from './release-memory.ts';
import { measureRequests } from './request-memory.ts';

export const part: BenchPart = {
  async run(context) {
    const { quick, say, folder, onEnd } = context;
    const databases = await startBenchDatabases(folder);
    onEnd(databases.stop);
    const visited = await startMeasuredSite(context, 'visited', await databases.create('visited'));
    const overRequests = await measureRequests(visited, quick ? 10_000 : 1_000_000, say);
    // Kept pages have their own bound, and would be counted as what a version costs until it is reached.
    const unkept = { PAGE_CACHE: 'off' };
    const released = await startMeasuredSite(context, 'released', await databases.create('released'), unkept);
    const overReleases = await measureReleases(released, quick ? 5 : 50, say);
    return [
      {
        title: 'Memory over a million requests',
        about:
          'One process of `npm start`: of a hundred requests one is a page, one a file, the others are calls of the API. The ratio is what the process holds at each of the eight looks that follow, against what it held after a fifth of the requests.',
        rows: overRequests,
      },
      {
        title: 'Memory over two hundred releases',
        about:
          'Versions of each remote released one after the other while the site runs, each with another text on one page and, in the blog, in one article, all their pages with a fixed address visited, none kept (`PAGE_CACHE=off`: what is kept has its own bound). The ratio is that of what a version costs (garbage collected; in five groups, each with its own slope) to the 0.1 MB aimed at.',
        rows: overReleases,
      },
    ];
  },
};
