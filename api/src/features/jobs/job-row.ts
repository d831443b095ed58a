import type { JobDetail, JobEntry, OwnJob } from '@femcoders/contracts/job';
import type { JobState } from '@femcoders/contracts/job-names';
import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { jobOffers } from '../../database/job-tables.ts';

export type JobRow = typeof jobOffers.$inferSelect;

/** The readers of an offer: members see an offer three days before everybody. */
export type Audience = 'members' | 'everybody';

/** Offers that can be applied for now, as far as this audience sees them. */
export function isOpen(audience: Audience, now: Date): SQL | undefined {
  const open = and(eq(jobOffers.state, 'published'), gt(jobOffers.expiresAt, now));
  return audience === 'members' ? open : and(open, lte(jobOffers.membersUntil, now));
}

/** Its state as it is now: housekeeping comes by once an hour only. */
export function stateNow({ state, expiresAt }: Pick<JobRow, 'state' | 'expiresAt'>, now: Date): JobState {
  return state === 'published' && expiresAt && expiresAt <= now ? 'expired' : state;
}

export function toEntry(row: JobRow, now: Date): JobEntry {
  const { id, slug, title, company, mode, city, workday, contract, level, technologies, salaryMin, salaryMax } = row;
  return {
    ...{ id, slug, title, company, mode, city, workday, contract, level, technologies, salaryMin, salaryMax },
    publishedAt: instant(row.publishedAt) ?? '',
    expiresAt: instant(row.expiresAt) ?? '',
    membersUntil: row.membersUntil && row.membersUntil > now ? row.membersUntil.toISOString() : null,
  };
}

export function toDetail(row: JobRow, now: Date): JobDetail {
  const { companyUrl, about, musts, nices, process, equality, accessibility } = row;
  const state = stateNow(row, now) as JobDetail['state'];
  return {
    ...toEntry(row, now),
    ...{ companyUrl, about, musts, nices, process, equality, accessibility, state },
    apply: state === 'published' ? row.apply : null,
  };
}

/** An offer as its company sees it. */
export function toOwn(row: JobRow, now: Date): OwnJob {
  const { id, slug, changes, reason, contactEmail, version } = row;
  const { title, company, mode, workday, contract, level, technologies, salaryMin, salaryMax, about } = row;
  const { musts, nices, process, apply, days } = row;
  return {
    ...{ id, slug, changes, reason, contactEmail, version },
    state: stateNow(row, now),
    fields: {
      ...{ title, company, mode, workday, contract, level, technologies, salaryMin, salaryMax, about },
      ...{ musts, nices, process, apply, days },
      companyUrl: row.companyUrl ?? '',
      city: row.city ?? '',
      equality: row.equality ?? '',
      accessibility: row.accessibility ?? '',
    },
    publishedAt: instant(row.publishedAt),
    membersUntil: instant(row.membersUntil),
    expiresAt: instant(row.expiresAt),
  };
}

export const instant = (date: Date | null) => date?.toISOString() ?? null;
