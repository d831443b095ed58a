import type { AdminPerson, PersonStateChange, PersonToStore } from '@femcoders/contracts/person';
import type { PersonState } from '@femcoders/contracts/person-names';
import { and, asc, eq, max, ne } from 'drizzle-orm';
import type { ActPorts } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { people } from '../../database/schema.ts';
import { conflict, invalid } from '../../problems.ts';
import { changesOf, recordStore, refuseStale } from '../../record-store.ts';
import { freeSlug, slugOf } from '../../slug.ts';
import { noPerson, type PersonRow, readAdminPerson } from './admin-people.ts';
import { spanishName } from './person-list.ts';

const { add, changing, edit, lock, record } = recordStore({
  ...{ kind: 'person', table: people, missing: noPerson, channel: 'people_changed' },
});

/** Adds a person as a draft, last in her group. */
export function addPerson(input: PersonToStore, ports: ActPorts): Promise<AdminPerson> {
  return changing(ports, async ({ db }) => {
    const added = await add(db, {
      ...columnsOf(input),
      slug: await freeSlug(db, people.slug, slugOf(input.name) || 'persona'),
      sortOrder: await lastPlace(db, input.group),
      createdAt: ports.now,
      updatedAt: ports.now,
    });
    await record(db, ports, 'person.create', added.id, undefined, columnsOf(input));
    return readAdminPerson(db, added.id);
  });
}

/**
 * Changes the texts of a person. Her address follows her name while she is a draft; later others may link to it.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has changed her since `updatedAt`
 */
export function changePerson(
  id: string,
  { updatedAt, ...input }: PersonToStore & { updatedAt: string },
  ports: ActPorts,
): Promise<AdminPerson> {
  return edit(id, ports, readAdminPerson, async (person, { db }) => {
    const message = 'Alguien ha cambiado esta ficha mientras la editabas. Mira cómo está antes de guardar lo tuyo.';
    const change = changesOf<PersonColumns>(person, columnsOf(input));
    if (Object.keys(change.after).length === 0) return;
    refuseStale(person, updatedAt, message, 'updatedAt');
    const isRenamedDraft = person.state === 'draft' && change.after.name !== undefined;
    await update(db, id, {
      ...change.after,
      ...(isRenamedDraft && {
        slug: await freeSlug(db, people.slug, slugOf(input.name) || 'persona', { among: ne(people.id, id) }),
      }),
      ...(change.after.group && { sortOrder: await lastPlace(db, change.after.group) }),
      updatedAt: ports.now,
    });
    await record(db, ports, 'person.update', id, change.before, change.after);
  });
}

/** Where a person may go from each state. Without her acceptance a person is never published. */
const leadsTo: Record<PersonState, readonly PersonState[]> = {
  draft: ['accepted'],
  accepted: ['draft', 'published', 'archived'],
  published: ['accepted', 'archived'],
  archived: ['draft', 'accepted', 'published'],
};

/**
 * Moves a person to another state. Becoming `accepted` as a draft takes a note on how she said so; a draft has none.
 * @throws ApiProblem `not-found`; `validation` without that note; `conflict` where the way does not lead there, or
 * somebody else has moved her meanwhile
 */
export function changePersonState(id: string, change: PersonStateChange, ports: ActPorts): Promise<AdminPerson> {
  const { state, from, note } = change;
  return edit(id, ports, readAdminPerson, async (person, { db }) => {
    if (person.state === state) return;
    if (person.state !== from)
      throw conflict(`Ahora está ${stateWords[person.state]}. Mira la ficha otra vez.`, 'state');
    const hasAccepted = person.acceptedAt !== null;
    if (state === 'published' && !hasAccepted) {
      throw conflict('No se puede publicar: antes tiene que aceptarlo, y hay que anotar cómo lo ha dicho.', 'state');
    }
    if (!leadsTo[person.state].includes(state)) {
      throw conflict(`Quien está ${stateWords[person.state]} no puede pasar a estar ${stateWords[state]}.`, 'state');
    }
    if (state === 'accepted' && !hasAccepted && !note) {
      throw invalid([{ field: 'note', message: 'Escribe cómo ha aceptado: por correo, en persona…' }]);
    }
    const acceptance =
      state === 'draft'
        ? { acceptedAt: null, acceptedBy: null, acceptedNote: null }
        : !hasAccepted && { acceptedAt: ports.now, acceptedBy: ports.actor.id, acceptedNote: note };
    await update(db, id, { state, ...acceptance });
    const act = state === 'accepted' && !hasAccepted ? 'person.accept' : 'person.state';
    await record(db, ports, act, id, { state: from }, { state, ...(act === 'person.accept' && { note }) });
  });
}

/** Moves a person before or after her neighbour in her group; at its end nothing changes. */
export function movePerson(id: string, direction: 'up' | 'down', ports: ActPorts): Promise<AdminPerson> {
  return edit(id, ports, readAdminPerson, async (person, { db }) => {
    const group = await db
      .select({ id: people.id, sortOrder: people.sortOrder })
      .from(people)
      .where(and(eq(people.group, person.group), ne(people.state, 'archived')))
      .orderBy(asc(people.sortOrder), asc(spanishName), asc(people.id));
    const place = group.findIndex((one) => one.id === id);
    const target = place + (direction === 'up' ? -1 : 1);
    const [moved, neighbour] = [group[place], group[target]];
    if (!moved || !neighbour) return;
    for (const [index, one] of group.with(place, neighbour).with(target, moved).entries()) {
      if (one.sortOrder !== index) await update(db, one.id, { sortOrder: index });
    }
    await record(db, ports, 'person.move', id, { place: place + 1 }, { place: target + 1 });
  });
}

/**
 * Removes a draft for good.
 * @throws ApiProblem `not-found`; `conflict` for a person who is not a draft
 */
export function deletePerson(id: string, ports: ActPorts): Promise<void> {
  return changing(ports, async ({ db }) => {
    const person = await lock(db, id);
    if (person.state !== 'draft') {
      throw conflict('Solo se borran los borradores. A quien ya aceptó, archívala.', 'state');
    }
    await db.delete(people).where(eq(people.id, id));
    await record(db, ports, 'person.delete', id, { name: person.name, group: person.group });
  });
}

const update = (db: Database, id: string, change: Partial<PersonRow>) =>
  db.update(people).set(change).where(eq(people.id, id));

function columnsOf({ linkedin, github, web, ...input }: PersonToStore) {
  const { group, name, title, topics } = input;
  return {
    ...{ group, name, title, topics },
    pronouns: input.pronouns || null,
    summary: input.summary || null,
    portrait: input.portrait || null,
    linkedinUrl: linkedin || null,
    githubUrl: github || null,
    webUrl: web || null,
  };
}

type PersonColumns = ReturnType<typeof columnsOf>;

async function lastPlace(db: Database, group: PersonColumns['group']): Promise<number> {
  const [last] = await db
    .select({ place: max(people.sortOrder) })
    .from(people)
    .where(eq(people.group, group));
  return (last?.place ?? -1) + 1;
}

const stateWords: Record<PersonState, string> = {
  draft: 'en borrador',
  accepted: 'aceptada',
  published: 'publicada',
  archived: 'archivada',
};
