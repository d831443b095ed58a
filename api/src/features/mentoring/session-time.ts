import { type SQL, sql } from 'drizzle-orm';
import type { mentoringSessions } from '../../database/mentoring-tables.ts';

type SessionTimes = Pick<typeof mentoringSessions.$inferSelect, 'startsAt' | 'minutes'>;

/** Whether a session is over: it has begun so many minutes ago as it takes. */
export const isOver = ({ startsAt, minutes }: SessionTimes, now: Date): boolean =>
  startsAt.getTime() + minutes * 60_000 <= now.getTime();

/** The opposite in SQL, of a session that the query calls `s`. */
export const sessionNotOver = (now: Date): SQL =>
  sql`s.starts_at + make_interval(mins => s.minutes) > ${now.toISOString()}::timestamptz`;
