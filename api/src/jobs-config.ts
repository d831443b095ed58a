import type { Limit } from './rate-limit.ts';

export interface JobsConfig {
  /** Offers sent per network address. */
  limit: Limit;
  /** The limit of requests with links of offers and alerts, per network address. */
  linkLimit: Limit;
  /** Links asked for by mail address, per network address. */
  askLimit: Limit;
  /** New links for the owner of the one before, per mail address. */
  newLinkLimit: Limit;
  /** Offers reported per network address. */
  reportLimit: Limit;
}

export const defaultJobsConfig: JobsConfig = {
  limit: { hits: 20, window: 3600 },
  linkLimit: { hits: 120, window: 900 },
  askLimit: { hits: 10, window: 900 },
  newLinkLimit: { hits: 3, window: 3600 },
  reportLimit: { hits: 10, window: 600 },
};
