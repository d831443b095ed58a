import { isDeepStrictEqual } from 'node:util';
import type { AdminTalk, TalkPermission, TalkStateChange, TalkToStore } from '@femcoders/contracts/talk';
import type { TalkState } from '@femcoders/contracts/talk-names';
import { reservedTalkSlugs } from '@femcoders/contracts/talk-names';
import { readTranscript } from '@femcoders/contracts/talk-transcript';
import { isDay } from '@femcoders/contracts/text-problems';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ActPorts } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import { people } from '../../database/schema.ts';
import { talkSpeakers, talks } from '../../database/talk-tables.ts';
import { conflict, invalid } from '../../problems.ts';
import { changesOf, recordStore, refuseStale } from '../../record-store.ts';
import { freeSlug, slugOf } from '../../slug.ts';
import { missingFor, noAdminTalk, readAdminTalk, readSpeakers, type TalkRow } from './admin-talks.ts';

const talkStore = recordStore({ kind: 'talk', table: talks, missing: noAdminTalk, channel: 'talks_changed' });
export const { changing: changingTalks, lock: lockTalk, lockNames: lockTalkNames, record: recordTalk } = talkStore;

/** Drafts a talk. */
export function addTalk(input: TalkToStore, ports: ActPorts): Promise<AdminTalk> {
  return changingTalks(ports, async ({ db }) => {
    const id = await insertTalk(db, await columnsOf(db, input), ports.now);
    await setSpeakers(db, id, input.speakers);
    await recordTalk(db, ports, 'talk.create', id, undefined, { title: input.title });
    return readAdminTalk(db, id);
  });
}

type TalkColumns = Omit<
  typeof talks.$inferInsert,
  'id' | 'slug' | 'state' | 'helped' | 'publishedAt' | 'createdAt' | 'updatedAt'
>;

/** @returns the id of the draft */
export async function insertTalk(db: Database, columns: TalkColumns, now: Date): Promise<string> {
  const slug = await slugFor(db, columns.title);
  const { id } = await talkStore.add(db, { ...columns, slug, createdAt: now, updatedAt: now });
  return id;
}

/**
 * Changes the texts of a talk. Its address follows its title until it is published for the first time.
 * @throws ApiProblem `not-found`; `conflict` when somebody else has changed it since `updatedAt`, or it is published and
 * could not be with this change
 */
export function changeTalk(
  id: string,
  { updatedAt, ...input }: TalkToStore & { updatedAt: string },
  ports: ActPorts,
): Promise<AdminTalk> {
  return talkStore.edit(id, ports, readAdminTalk, async (row, { db }) => {
    const message = 'Alguien ha cambiado esta charla mientras la editabas. Mira cómo está antes de guardar lo tuyo.';
    const columns = await columnsOf(db, input);
    const speakersBefore = (await readSpeakers(db, id)).map(({ slug }) => slug);
    const changes = changesOf<TalkColumns>(row, columns);
    const before = { ...changes.before, speakers: speakersBefore };
    const after = { ...changes.after, speakers: input.speakers };
    if (isDeepStrictEqual(before, after)) return;
    refuseStale(row, updatedAt, message, 'updatedAt');
    await setSpeakers(db, id, input.speakers);
    if (row.state === 'published') {
      const missing = missingFor({ ...row, ...columns }, await readSpeakers(db, id));
      if (missing.length > 0) throw conflict(`Está publicada. ${missing.join(' ')} O retírala antes.`, 'state');
    }
    const isRenamedDraft = row.publishedAt === null && after.title !== undefined;
    const slug = isRenamedDraft ? await slugFor(db, columns.title, ne(talks.id, id)) : row.slug;
    await db
      .update(talks)
      .set({ ...columns, slug, updatedAt: ports.now })
      .where(eq(talks.id, id));
    await recordTalk(db, ports, 'talk.update', id, inShort(before), inShort(after));
  });
}

/**
 * Publishes a talk, or takes it back.
 * @throws ApiProblem `not-found`; `conflict` when something is missing, or somebody else has moved it meanwhile
 */
export function changeTalkState(id: string, { state, from }: TalkStateChange, ports: ActPorts): Promise<AdminTalk> {
  return talkStore.edit(id, ports, readAdminTalk, async (row, { db }) => {
    if (row.state === state) return;
    if (row.state !== from) throw conflict(`Ahora está ${stateWords[row.state]}. Mira la charla otra vez.`, 'state');
    if (state === 'published') {
      const missing = missingFor(row, await readSpeakers(db, id));
      if (missing.length > 0) throw conflict(`No se puede publicar. ${missing.join(' ')}`, 'state');
    }
    await setState(db, row, state, ports);
  });
}

async function setState(db: Database, row: TalkRow, state: TalkState, ports: ActPorts): Promise<void> {
  const publishedAt = state === 'published' ? (row.publishedAt ?? ports.now) : row.publishedAt;
  await db.update(talks).set({ state, publishedAt, updatedAt: ports.now }).where(eq(talks.id, row.id));
  const act = state === 'published' ? 'talk.publish' : 'talk.withdraw';
  await recordTalk(db, ports, act, row.id, { state: row.state }, { state });
}

/**
 * Notes that a speaker permits her talk to be published, or that she does not any more: then it is taken back at once.
 * @throws ApiProblem `not-found`; `validation` for a day that is none, or is still to come
 */
export function notePermission(id: string, permission: TalkPermission, ports: ActPorts): Promise<AdminTalk> {
  const { speaker, on = '', how = '' } = permission;
  if (how && !isDay(on)) throw invalid([{ field: 'on', message: 'Escribe qué día lo dijo, con una fecha que exista' }]);
  const tomorrow = new Date(ports.now.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  if (how && on > tomorrow) throw invalid([{ field: 'on', message: 'Ese día aún no ha llegado' }]);
  return talkStore.edit(id, ports, readAdminTalk, async (row, { db }) => {
    const noted = how ? { permittedOn: on, permittedHow: how } : { permittedOn: null, permittedHow: null };
    const [changed] = await db
      .update(talkSpeakers)
      .set({ ...noted, permissionNotedBy: how ? ports.actor.id : null })
      .where(and(eq(talkSpeakers.talkId, id), eq(talkSpeakers.personId, speaker)))
      .returning({ personId: talkSpeakers.personId });
    if (!changed)
      throw conflict('Esa persona ya no está entre quienes dan la charla. Mira la charla otra vez.', 'speaker');
    await recordTalk(db, ports, 'talk.permission', id, undefined, { speaker, ...(how ? { on, how } : { on: null }) });
    if (!how && row.state === 'published') await setState(db, row, 'draft', ports);
  });
}

/**
 * Removes a draft for good.
 * @throws ApiProblem `not-found`; `conflict` for what was ever published
 */
export function deleteTalk(id: string, ports: ActPorts): Promise<void> {
  return changingTalks(ports, async ({ db }) => {
    const { title, publishedAt } = await lockTalk(db, id);
    if (publishedAt)
      throw conflict('Solo se borran los borradores que nunca se han publicado. Esta, retírala.', 'state');
    await db.delete(talks).where(eq(talks.id, id));
    await recordTalk(db, ports, 'talk.delete', id, { title });
  });
}

/** The stored form of the texts; the address of a topic is made from its name. */
async function columnsOf(db: Database, input: TalkToStore): Promise<TalkColumns> {
  const { title, summary, topics, level, language, format, licence, minutes, givenOn, resources, slides } = input;
  return {
    ...{ title, summary, level, language, format, licence, minutes, givenOn, resources },
    ...withKeys(topics),
    eventId: await findEvent(db, input.event),
    video: input.video || null,
    slides: slides.map((slide) => ({ ...slide, points: slide.points.filter(Boolean), code: slide.code.trimEnd() })),
    transcript: readTranscript(input.transcript, slides.length).segments,
  };
}

/** Topics with their parts of addresses; of two that would have the same, the first. */
export function withKeys(topics: readonly string[]): { topics: string[]; topicKeys: string[] } {
  const byKey = new Map<string, string>();
  for (const topic of topics) {
    const key = slugOf(topic) || encodeURIComponent(topic.toLowerCase()).replaceAll('%', '').slice(0, 74).toLowerCase();
    if (!byKey.has(key)) byKey.set(key, topic);
  }
  return { topics: [...byKey.values()], topicKeys: [...byKey.keys()] };
}

async function findEvent(db: Database, slug: string): Promise<string | null> {
  if (!slug) return null;
  const [event] = await db.select({ id: events.id }).from(events).where(eq(events.slug, slug));
  if (!event) throw invalid([{ field: 'event', message: 'Ese evento no existe: elige otro' }]);
  return event.id;
}

/** Speakers who stay keep their permission. */
async function setSpeakers(db: Database, talkId: string, slugs: readonly string[]): Promise<void> {
  const known = await db
    .select({ id: people.id, slug: people.slug })
    .from(people)
    .where(inArray(people.slug, [...slugs]));
  const ids = slugs.map((slug) => known.find((person) => person.slug === slug)?.id);
  if (ids.includes(undefined)) {
    throw invalid([{ field: 'speakers', message: 'Alguna de las personas ya no está en el equipo: elige otra vez' }]);
  }
  const wanted = ids as string[];
  await db
    .delete(talkSpeakers)
    .where(
      and(
        eq(talkSpeakers.talkId, talkId),
        wanted.length > 0 ? sql`${talkSpeakers.personId} <> all (${sql.param(wanted)}::uuid[])` : undefined,
      ),
    );
  for (const [position, personId] of wanted.entries()) {
    await db
      .insert(talkSpeakers)
      .values({ talkId, personId, position })
      .onConflictDoUpdate({ target: [talkSpeakers.talkId, talkSpeakers.personId], set: { position } });
  }
}

/** Nobody else's address; `charla`, with a number, where the title gives none. */
const slugFor = (db: Database, title: string, among?: SQL) =>
  freeSlug(db, talks.slug, slugOf(title) || 'charla', { among, reserved: reservedTalkSlugs });

/** Returns long fields as counts: the log says that they changed, the talk has their text. */
function inShort({ slides, transcript, ...rest }: Partial<TalkColumns> & { speakers: readonly string[] }) {
  return {
    ...rest,
    ...(slides && { slides: slides.length }),
    ...(transcript && { transcript: transcript.length }),
  };
}

const stateWords: Record<TalkState, string> = { draft: 'en borrador', published: 'publicada' };
