import type { listPeopleInAnyState } from '@femcoders/contracts/endpoints/people';
import type { AdminPerson } from '@femcoders/contracts/person';
import { personStates } from '@femcoders/contracts/person-names';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { people, users } from '../../database/schema.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';
import { groupOrder, spanishName, toPerson } from './person-list.ts';

const columns = {
  name: spanishName,
  state: sql`array_position(${sql.raw(`array['${personStates.join("','")}']`)}, ${people.state})`,
  updated_at: people.updatedAt,
};

export type PersonRow = typeof people.$inferSelect;

function toAdminPerson(row: PersonRow, acceptedBy: string | null): AdminPerson {
  const { id, state, acceptedAt, acceptedNote, updatedAt } = row;
  return {
    ...toPerson(row),
    id,
    state,
    acceptance: acceptedAt && { at: acceptedAt.toISOString(), by: acceptedBy, note: acceptedNote },
    updatedAt: updatedAt.toISOString(),
  };
}

/** One page of the people, and how many there are on all of them. By group they stand as on the team's page. */
export async function listAdminPeople(db: Database, query: ListQuery<typeof listPeopleInAnyState>, page: Page) {
  const { q, group, state } = query;
  const selected = and(
    group && eq(people.group, group),
    state && eq(people.state, state),
    matchesWords(q, [people.name, people.title, people.summary, sql`array_to_string(${people.topics}, ' ')`]),
  );
  return readAdminPage(
    page,
    db
      .select({ row: people, acceptedBy: users.name })
      .from(people)
      .leftJoin(users, eq(users.id, people.acceptedBy))
      .where(selected)
      .orderBy(...orderIn(query.sort)),
    db.$count(people, selected),
    ({ row, acceptedBy }) => toAdminPerson(row, acceptedBy),
  );
}

function orderIn(sort: ListQuery<typeof listPeopleInAnyState>['sort']): SQL[] {
  const inGroup = [asc(people.sortOrder), asc(spanishName), asc(people.id)];
  if (sort === 'group') return [asc(groupOrder), ...inGroup];
  if (sort === '-group') return [desc(groupOrder), ...inGroup];
  return orderOf<keyof typeof columns>(sort, columns, people.id);
}

/** @throws ApiProblem `not-found` */
export async function readAdminPerson(db: Database, id: string): Promise<AdminPerson> {
  const [found] = await db
    .select({ row: people, acceptedBy: users.name })
    .from(people)
    .leftJoin(users, eq(users.id, people.acceptedBy))
    .where(eq(people.id, id));
  if (!found) throw noPerson();
  return toAdminPerson(found.row, found.acceptedBy);
}

export const noPerson = () => notFound('Esta persona no está aquí. Puede que alguien la haya borrado.');
