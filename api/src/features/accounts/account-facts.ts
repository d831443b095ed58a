import { sql } from 'drizzle-orm';
import { audit, avatars, memberProfiles, users } from '../../database/schema.ts';
import type { FactSource } from '../../feature/fact-source.ts';

/** Since when somebody is a promoter stands in the audit log; where it is no longer there, since she came. */
const promoterSince = sql`coalesce((
  select min(${audit.at}) from ${audit}
  where ${audit.subject} = 'user:' || ${users.id} and ${audit.after}->>'role' = 'promoter'
), ${users.createdAt})`;

/** As her first steps have it; since when stands nowhere but in the last change. */
const profiles = sql`
  select ${users.id} as user_id,
    coalesce(least(${memberProfiles.updatedAt}, min(${avatars.storedAt})), ${users.createdAt}) as at, null::text as what
  from ${users}
  left join ${memberProfiles} on ${memberProfiles.userId} = ${users.id}
  left join ${avatars} on ${avatars.userId} = ${users.id}
  where ${users.avatar} is not null or ${memberProfiles.bio} <> ''
  group by ${users.id}, ${memberProfiles.updatedAt}`;

/** The facts about members' accounts and profiles. */
export const accountFacts: readonly FactSource[] = [
  {
    fact: 'account-confirmed',
    deeds: sql`select ${users.id} as user_id, ${users.createdAt} as at, null::text as what from ${users}`,
  },
  {
    fact: 'promoter',
    deeds: sql`select ${users.id} as user_id, ${promoterSince} as at, null::text as what from ${users}
      where ${users.role} = 'promoter'`,
  },
  { fact: 'profile-told', deeds: profiles },
];
