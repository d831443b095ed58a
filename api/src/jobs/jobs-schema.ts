import { getConstructionPlans } from 'pg-boss';

/** The schema in which the queue lives. */
export const jobsSchema = 'jobs';

/**
 * Returns the statements that create the queue's empty tables within the caller's transaction; the queue itself creates
 * them when it starts.
 *
 * @throws Error when the queue's plan is no longer one transaction
 */
export function jobsStatements(): string {
  const plan = getConstructionPlans(jobsSchema).trim();
  const [, inner] = /^BEGIN;(.*)COMMIT;$/s.exec(plan) ?? [];
  if (!inner) throw new Error('The plan of the job queue does not begin and end a transaction as it used to.');
  return inner;
}

/**
 * Returns the version of the queue's tables that this code makes and knows.
 *
 * @throws Error when the queue's plan no longer says it
 */
export function jobsVersion(): number {
  const [, version] = /INSERT INTO \S+\.version\(version\) VALUES \('(\d+)'\)/.exec(jobsStatements()) ?? [];
  if (!version) throw new Error('The plan of the job queue does not say its version as it used to.');
  return Number(version);
}
