import { sql } from 'drizzle-orm';
import { isNotSuspended } from '../../authentication/suspension.ts';
import type { Database } from '../../database/database.ts';

/** Most that are offered. */
const most = 200;

/** Skills that members show to everybody, the most frequent first: what a member writes for herself is nobody's to read. */
export async function sharedSkills(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ skill: string }>(sql`
    select min(skill) as skill
    from member_profiles
    join users on users.id = user_id and (${isNotSuspended(now)}) and delete_at is null
    cross join unnest(skills) as skill
    where visibility ->> 'skills' = 'public'
    group by lower(skill)
    order by count(*) desc, lower(skill)
    limit ${most}
  `);
  return rows.map(({ skill }) => skill);
}
