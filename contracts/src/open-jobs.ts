import type { JobFigures } from './job.ts';
import { salaryRange } from './spanish-money.ts';

/** The open offers in short, as pages name them. */
export interface OpenJobs {
  open: number;
  newest: { slug: string; title: string; company: string; pay: string }[];
}

/** Query key of `openJobsOf`: parts of a page that are shipped apart ask under it, and so once. */
export const openJobsKey = ['openJobs'] as const;

/** Returns what a page says of the open offers. */
export const openJobsOf = ({ open, newest }: JobFigures): OpenJobs => ({
  open,
  newest: newest.map(({ slug, title, company, ...pay }) => ({ slug, title, company, pay: salaryRange(pay) })),
});
