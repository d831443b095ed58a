import type { FeatureJob } from '../../feature/feature.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { createOutsideFetch } from './outside-fetch.ts';
import { runImports } from './run-imports.ts';

/** Looks every five minutes which sources are due. What somebody asked for waits while another process imports. */
export const importJob: FeatureJob<JobPayloads['import-events']> = {
  name: 'import-events',
  due: '*/5 * * * *',
  retries: 10,
  retryDelay: 10,
  longestRetryDelay: 60,
  async work({ feedId }, { imports: config, ...ports }) {
    const fetchOutside = createOutsideFetch({ ...config, stopping: ports.stopping });
    const done = await runImports({ ...ports, config, fetchOutside, clock: () => new Date() }, feedId);
    if (!done && feedId !== undefined) throw new Error('Another process is importing.');
  },
};

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    /** The source that somebody wants read now; without it, all that are due. */
    'import-events': { feedId?: string };
  }
}
