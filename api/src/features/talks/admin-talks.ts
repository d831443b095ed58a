import type { listTalksInAnyState } from '@femcoders/contracts/endpoints/talks';
import type { AdminTalk, TalkSpeaker } from '@femcoders/contracts/talk';
import { writeTranscript } from '@femcoders/contracts/talk-transcript';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import { people, users } from '../../database/schema.ts';
import { talkFiles, talkProposals, talkSpeakers, talks } from '../../database/talk-tables.ts';
import { matchesWords, orderOf, readAdminPage } from '../../lists/admin-list.ts';
import { isoDates } from '../../lists/iso-dates.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import type { Page } from '../../lists/listing.ts';
import { notFound } from '../../problems.ts';
import { fileColumns } from './talk-detail.ts';

export type TalkRow = typeof talks.$inferSelect;

const columns = {
  title: sql`${talks.title} collate "es-x-icu"`,
  given_on: talks.givenOn,
  helped: talks.helped,
  state: talks.state,
  updated_at: talks.updatedAt,
};

// In words, not columns: within a selection of one table these would lose the table's name.
const speakerNames = sql<string[]>`array(
  select people.name from talk_speakers join people on people.id = talk_speakers.person_id
  where talk_speakers.talk_id = talks.id order by talk_speakers.position)`;

/** One page of the talks, in any state, and how many there are on all of them. */
export function listAdminTalks(
  db: Database,
  { q, state, format, sort }: ListQuery<typeof listTalksInAnyState>,
  page: Page,
) {
  const selected = and(
    state && eq(talks.state, state),
    format && eq(talks.format, format),
    matchesWords(q, [
      talks.title,
      talks.summary,
      sql`array_to_string(${talks.topics}, ' ')`,
      sql`array_to_string(${speakerNames}, ' ')`,
    ]),
  );
  const { id, slug, title, state: talkState, format: talkFormat, givenOn, helped, updatedAt } = talks;
  return readAdminPage(
    page,
    db
      .select({
        ...{ id, slug, title, state: talkState, format: talkFormat, givenOn, helped, updatedAt },
        speakers: speakerNames,
      })
      .from(talks)
      .where(selected)
      .orderBy(...orderOf(sort, columns, talks.id)),
    db.$count(talks, selected),
    isoDates,
  );
}

/** @throws ApiProblem `not-found` */
export async function readAdminTalk(db: Database, id: string): Promise<AdminTalk> {
  const [found] = await db
    .select({
      row: getTableColumns(talks),
      event: events.slug,
      proposal: { id: talkProposals.id, title: talkProposals.title },
    })
    .from(talks)
    .leftJoin(events, eq(events.id, talks.eventId))
    .leftJoin(talkProposals, eq(talkProposals.talkId, talks.id))
    .where(eq(talks.id, id))
    .limit(1);
  if (!found) throw noAdminTalk();
  const [speakers, [pdf]] = await Promise.all([
    readSpeakers(db, id),
    db
      .select({ ...fileColumns, verdict: talkFiles.verdict })
      .from(talkFiles)
      .where(eq(talkFiles.talkId, id)),
  ]);
  const { row, event, proposal } = found;
  const { slug, state, title, summary, topics, level, language, format, licence, minutes, givenOn } = row;
  return {
    ...{ id, slug, state, title, summary, topics, level, language, format, licence, minutes, givenOn },
    ...{ speakers, proposal },
    event: event ?? '',
    video: row.video ?? '',
    resources: row.resources,
    slides: row.slides,
    transcript: writeTranscript(row.transcript),
    pdf: pdf ?? null,
    missing: missingFor(row, speakers),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function readSpeakers(db: Database, talkId: string): Promise<TalkSpeaker[]> {
  const rows = await db
    .select({
      ...{ id: people.id, slug: people.slug, name: people.name, state: people.state },
      ...{ on: talkSpeakers.permittedOn, how: talkSpeakers.permittedHow, notedBy: users.name },
    })
    .from(talkSpeakers)
    .innerJoin(people, eq(people.id, talkSpeakers.personId))
    .leftJoin(users, eq(users.id, talkSpeakers.permissionNotedBy))
    .where(eq(talkSpeakers.talkId, talkId))
    .orderBy(asc(talkSpeakers.position));
  return rows.map(({ id, slug, name, state, on, how, notedBy }) => ({
    ...{ id, slug, name },
    published: state === 'published',
    permission: on && how ? { on, how, notedBy } : null,
  }));
}

/** Returns the reasons why visitors cannot see a talk yet, as sentences. */
export function missingFor(
  { slides, transcript, video }: Pick<TalkRow, 'slides' | 'transcript' | 'video'>,
  speakers: readonly TalkSpeaker[],
): string[] {
  return [
    ...(speakers.length === 0 ? ['Falta decir quién da la charla.'] : []),
    ...speakers.filter(({ published }) => !published).map(({ name }) => `${name} no está publicada en el equipo.`),
    ...speakers.filter(({ permission }) => !permission).map(({ name }) => `Falta anotar el permiso de ${name}.`),
    ...(video && transcript.length === 0 ? ['Un vídeo necesita su transcripción: hay quien no puede oírlo.'] : []),
    ...(slides.length === 0 && transcript.length === 0
      ? ['Faltan las diapositivas o la transcripción: algo que leer.']
      : []),
  ];
}

export const noAdminTalk = () => notFound('Esta charla no está aquí. Puede que alguien la haya borrado.');
