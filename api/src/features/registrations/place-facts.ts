import { sql } from 'drizzle-orm';
import { events, registrations } from '../../database/event-tables.ts';
import { users } from '../../database/schema.ts';
import type { FactSource } from '../../feature/fact-source.ts';

const hers = sql`
  from ${registrations}
  join ${users} on ${users.email} = ${registrations.email}
  join ${events} on ${events.id} = ${registrations.eventId}`;
const event = sql`'«' || ${events.name} || '»'`;

/** The facts about members' attendance: a place belongs to the account with its address, which has been confirmed. */
export const placeFacts: readonly FactSource[] = [
  {
    fact: 'events-attended',
    deeds: sql`select ${users.id} as user_id, ${registrations.checkedInAt} as at, ${event} as what ${hers}
      where ${registrations.checkedInAt} is not null`,
  },
  {
    fact: 'events-booked',
    deeds: sql`select ${users.id} as user_id, coalesce(${registrations.placedAt}, ${registrations.createdAt}) as at,
      ${event} as what ${hers} where ${registrations.state} = 'registered'`,
  },
];
