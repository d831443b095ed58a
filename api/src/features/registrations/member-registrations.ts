import type { MemberRegistrationList } from '@femcoders/contracts/registration';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { activeStates, events, registrations } from '../../database/event-tables.ts';
import { users } from '../../database/schema.ts';
import { type Page, rowsToSkip } from '../../lists/listing.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { whereOver } from '../events/feature.ts';
import { ownColumns, toOwn } from './own-registration.ts';

export type Tense = 'coming' | 'past';

const atTheDoor = alias(registrations, 'at_the_door');

/**
 * The places of a member: what was asked for with the address of her account, which she has confirmed. Those to come
 * begin with what is held for her and end with what is postponed; of the past ones she sees those where she had a place,
 * the newest first.
 * @param event a slug: her place at that event alone
 */
export async function listMemberRegistrations(
  db: Database,
  userId: string,
  { when, event, page, now }: { when: Tense; event?: string | undefined; page: Page; now: Date },
  links: PlaceLinks,
): Promise<MemberRegistrationList> {
  const over = whereOver(now);
  const hers = and(
    eq(registrations.email, db.select({ email: users.email }).from(users).where(eq(users.id, userId))),
    event === undefined ? undefined : eq(events.slug, event),
  );
  const where =
    when === 'past'
      ? and(hers, ne(events.state, 'draft'), over, eq(registrations.state, 'registered'))
      : and(hers, ne(events.state, 'draft'), not(over), inArray(registrations.state, [...activeStates]));
  const held = sql`${and(eq(registrations.state, 'offered'), eq(events.state, 'published'))}`;
  const order =
    when === 'past'
      ? [desc(events.startsAt), desc(registrations.id)]
      : [desc(held), asc(eq(events.state, 'postponed')), asc(events.startsAt), asc(registrations.id)];

  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...ownColumns, arrivalsNoted: arrivalsNoted(db) })
      .from(registrations)
      .innerJoin(events, eq(events.id, registrations.eventId))
      .where(where)
      .orderBy(...order)
      .limit(page.limit)
      .offset(rowsToSkip(page)),
    db
      .select({ total: count(), cancelled: count(sql`case when ${eq(events.state, 'cancelled')} then 1 end`) })
      .from(registrations)
      .innerJoin(events, eq(events.id, registrations.eventId))
      .where(where),
  ]);
  return {
    entries: rows.map(({ arrivalsNoted: noted, ...found }) => ({
      ...toOwn(found, now, links),
      token: links.token(found.row.id),
      arrivals_noted: noted,
    })),
    total: counted?.total ?? 0,
    cancelled: counted?.cancelled ?? 0,
  };
}

/** Whether the door wrote down who came to the event of a row. */
function arrivalsNoted(db: Database): SQL<boolean> {
  const someone = db
    .select({ one: sql`1` })
    .from(atTheDoor)
    .where(and(eq(atTheDoor.eventId, registrations.eventId), isNotNull(atTheDoor.checkedInAt)));
  return sql<boolean>`${exists(someone)}`;
}
