import type { AccountEntry } from '@femcoders/contracts/admin-account';
import type { AccountPart, AccountState } from '@femcoders/contracts/admin-account-names';
import type * as endpoints from '@femcoders/contracts/endpoints/account-admin';
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isNotSuspended, isSuspended } from '../../authentication/suspension.ts';
import type { Database } from '../../database/database.ts';
import { secondFactors, users } from '../../database/schema.ts';
import { holdsWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';

const columns = {
  /** Á stands next to A, and ñ after n. */
  name: sql`${users.name} collate "es-x-icu"`,
  email: users.email,
  role: users.role,
  created_at: users.createdAt,
  last_seen: users.lastSeenOn,
};

const suspended = (now: Date) =>
  and(isNotNull(users.suspendedAt), or(isNull(users.suspendedUntil), gt(users.suspendedUntil, now)));

/** Which accounts are part of what. */
export const accountParts = (now: Date): Record<AccountPart, SQL | undefined> => ({
  active: and(isNotSuspended(now), isNull(users.deleteAt)),
  suspended: suspended(now),
  leaving: and(isNotSuspended(now), isNotNull(users.deleteAt)),
  never: isNull(users.lastSeenOn),
});

/** A factor counts from its first code on. */
export const hasSecondFactor = sql<boolean>`exists (
  select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`;

export type UserRow = typeof users.$inferSelect;

function stateOf(row: UserRow, now: Date): AccountState {
  if (isSuspended(row, now)) return 'suspended';
  return row.deleteAt ? 'leaving' : 'active';
}

export function toAccountEntry(row: UserRow, secondFactor: boolean, now: Date): AccountEntry {
  const { id, name, email, role, lastSeenOn, createdAt } = row;
  return { ...isoDates({ id, name, email, role, lastSeenOn, secondFactor, createdAt }), state: stateOf(row, now) };
}

/** One page of the accounts, and how many there are on all of them. */
export function listAccounts(
  db: Database,
  { q, role, state, secondFactor, sort }: ListQuery<typeof endpoints.listAccounts>,
  page: Page,
  now: Date,
) {
  const selected = and(
    role && eq(users.role, role),
    state && accountParts(now)[state],
    secondFactor && (secondFactor === 'on' ? hasSecondFactor : sql`not ${hasSecondFactor}`),
    holdsWords(q, sql`search_text`),
  );
  return readAdminPage(
    page,
    db
      .select({ row: users, secondFactor: hasSecondFactor })
      .from(users)
      .where(selected)
      .orderBy(...inOrder(sort)),
    db.$count(users, selected),
    (found) => toAccountEntry(found.row, found.secondFactor, now),
  );
}

/** Names are never null: the index of the list has them in PostgreSQL's own order. */
function inOrder(sort: ListQuery<typeof endpoints.listAccounts>['sort']): SQL[] {
  if (sort === 'name') return [sql`${columns.name} asc`, sql`${users.id} asc`];
  if (sort === '-name') return [sql`${columns.name} desc`, sql`${users.id} desc`];
  return orderOf(sort, columns, users.id);
}
