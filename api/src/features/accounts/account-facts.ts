import { sql } from 'drizzle-orm';
import { audit, users } from '../../database/schema.ts';
import type { FactSource } from '../achievements/fact-source.ts';

/** Since when somebody is a promoter stands in the audit log; where it is no longer there, since she came. */
const promoterSince = sql`coalesce((
  select min(${audit.at}) from ${audit}
  where ${audit.subject} = 'user:' || ${users.id} and ${audit.after}->>'role' = 'promoter'
), ${users.createdAt})`;

/** What members are. */
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
];
