import { eventLimits } from '@femcoders/contracts/event-limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import { freeSlug as anyFreeSlug } from '../../slug.ts';

/** Any number that nothing else locks: two events that are named at once must not choose the same slug. */
const slugLock = 4_812_310;

/** Below `/eventos/` there are pages that are no event's. */
export const reservedSlugs: readonly string[] = ['mi-plaza', 'confirmar-plaza'];

/** Returns a name as it may stand in an address: `taller-de-css-vuelve` of `Taller de CSS: ¡vuelve!`; `evento` where nothing is left of it. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    // Room for the number that makes it unique.
    .slice(0, eventLimits.slug - 6)
    .replace(/^-+|-+$/g, '');
  return slug || 'evento';
}

/**
 * The slug, or the slug with the first number that no event has yet. Until the transaction ends nobody else is given it.
 * @param wanted as `slugOf` makes it
 */
export async function freeSlug(db: Database, wanted: string): Promise<string> {
  await lockSlugs(db);
  return anyFreeSlug(db, events.slug, wanted, { reserved: reservedSlugs });
}

/** Until the transaction ends no other gives an event a slug. */
export async function lockSlugs(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${slugLock})`);
}
