import { everyStep } from '../../jobs/every-step.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { type ReadSitePorts, readSite } from './read-site.ts';
import { indexSource } from './search-index.ts';
import { searchSources, siteSource } from './search-sources.ts';

export interface SearchJobPorts extends Omit<ReadSitePorts, 'clock' | 'siteUrl' | 'log'> {
  siteUrl: string | undefined;
  log: ReadSitePorts['log'] & { error(details: object, message: string): void };
}

/**
 * Looks every minute whether the site has other pages, where it is known, and whether an area has changed without its
 * announcement having been heard. The next minute is the retry.
 */
export function readSiteJob({ siteUrl, ...ports }: SearchJobPorts): JobKind<object> {
  const { pool, stopping, log } = ports;
  return {
    name: 'read-site',
    due: '* * * * *',
    retries: 0,
    retryDelay: 60,
    longestRetryDelay: 60,
    forgetAfter: 3600,
    async work() {
      const read = async () => {
        if (siteUrl === undefined) return;
        await readSite({ ...ports, siteUrl, clock: () => new Date() }).catch((error) => {
          if (!stopping?.aborted) throw error;
        });
      };
      const areas = searchSources.map((source) => [source.name, () => indexSource(pool, source)] as const);
      await everyStep({ ...Object.fromEntries(areas), [siteSource]: read }, log);
    },
  };
}
