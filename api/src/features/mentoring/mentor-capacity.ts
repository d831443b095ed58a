import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { type SQL, sql } from 'drizzle-orm';
import { mentors } from '../../database/mentoring-tables.ts';

const openPairs = sql`mentoring_pairs p join mentoring_requests r on r.id = p.request_id
  where p.mentor_id = ${mentors}.id and p.closed_at is null`;

/** How many people are in her open groups; select it from the mentors. */
export const inGroup = sql<number>`(select count(*)::int from ${openPairs} and r.format = 'grupo')`;

/** How much of her room is taken: every pair, and a group once; select it from the mentors. */
export const load = sql<number>`(
  select (count(*) filter (where r.format <> 'grupo')
    + ceil(count(*) filter (where r.format = 'grupo') / ${mentoringLimits.group}::numeric))::int
  from ${openPairs})`;

/** Whether she can accompany one more; asked of the mentors. */
export const hasRoom: SQL<boolean> = sql<boolean>`(${load} < ${mentors.maxPairs})`;
