import type { JobKind } from '../../jobs/jobs.ts';
import { createOutsideFetch } from './outside-fetch.ts';
import { type ImportPorts, runImports } from './run-imports.ts';

export interface ImportJob {
  /** The source that somebody wants read now; without it, all that are due. */
  feedId?: string;
}

/** Looks every five minutes which sources are due. What somebody asked for waits while another process imports. */
export function importJob(ports: Omit<ImportPorts, 'clock' | 'fetchOutside'>): JobKind<ImportJob> {
  const { stopping } = ports;
  const fetchOutside = createOutsideFetch({ ...ports.config, stopping });
  return {
    name: 'import-events',
    due: '*/5 * * * *',
    retries: 10,
    retryDelay: 10,
    longestRetryDelay: 60,
    async work({ feedId }) {
      const done = await runImports({ ...ports, fetchOutside, clock: () => new Date() }, feedId);
      if (!done && feedId !== undefined) throw new Error('Another process is importing.');
    },
  };
}
