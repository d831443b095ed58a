import type { FeatureJob } from '../../feature/feature.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import { crawlSite } from './crawl-site.ts';
import { indexSource } from './search-index.ts';
import { searchSources, siteSource } from './search-sources.ts';

/**
 * Looks every minute whether the site has other pages, where it is known, and whether an area has changed without its
 * announcement having been heard. The next minute is the retry.
 */
export const readSiteJob: FeatureJob = {
  name: 'read-site',
  due: '* * * * *',
  retries: 0,
  retryDelay: 60,
  longestRetryDelay: 60,
  forgetAfter: 3600,
  async work(_, { siteUrl, pool, stopping, log }) {
    const read = async () => {
      if (siteUrl === undefined) return;
      await crawlSite({ pool, stopping, log, siteUrl, clock: () => new Date() }).catch((error) => {
        if (!stopping.aborted) throw error;
      });
    };
    const areas = searchSources.map((source) => [source.name, () => indexSource(pool, source)] as const);
    await runSteps({ ...Object.fromEntries(areas), [siteSource]: read }, log);
  },
};

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'read-site': object;
  }
}
