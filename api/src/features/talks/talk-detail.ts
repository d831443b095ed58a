import type { TalkDetail, TalkSummary } from '@femcoders/contracts/talk';
import { and, arrayOverlaps, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import { people } from '../../database/schema.ts';
import { talkFiles, talkSpeakers, talks } from '../../database/talk-tables.ts';
import { keptBytes } from '../../files/kept-bytes.ts';
import type { UploadedFiles, UploadedObject } from '../../files/uploaded-files.ts';
import { notFound } from '../../problems.ts';
import { isPublic } from '../events/feature.ts';
import { toPerson } from '../people/feature.ts';
import { isVisible, summaryColumns, topicsOf, toSummary } from './talk-rows.ts';

/** Talks that are shown below another. */
const mostRelated = 3;

/**
 * A talk as its page needs it.
 * @param basePath where the API is mounted: `/api`, or empty
 * @throws ApiProblem `not-found`, also for what visitors may not see
 */
export async function findTalk(db: Database, slug: string, basePath: string): Promise<TalkDetail> {
  const [found] = await db
    .select({ row: getTableColumns(talks), event: { slug: events.slug, name: events.name } })
    .from(talks)
    .leftJoin(events, and(eq(events.id, talks.eventId), isPublic))
    .where(and(eq(talks.slug, slug), isVisible));
  if (!found) throw noTalk();
  const { row, event } = found;
  const [speakers, [file], related] = await Promise.all([
    db
      .select(getTableColumns(people))
      .from(talkSpeakers)
      .innerJoin(people, eq(people.id, talkSpeakers.personId))
      .where(eq(talkSpeakers.talkId, row.id))
      .orderBy(asc(talkSpeakers.position)),
    db
      .select(fileColumns)
      .from(talkFiles)
      .where(and(eq(talkFiles.talkId, row.id), eq(talkFiles.verdict, 'open'))),
    findRelated(db, row),
  ]);
  const { id, title, summary, level, language, format, licence, minutes, givenOn, helped } = row;
  const { video, resources, slides, transcript } = row;
  return {
    ...{ id, slug, title, summary, level, language, format, licence, minutes, givenOn, helped },
    ...{ video, resources, slides, transcript, event, related },
    topics: topicsOf(row.topics, row.topicKeys),
    speakers: speakers.map(toPerson),
    hasVideo: video !== null,
    hasTranscript: transcript.length > 0,
    pdf: file ? { ...file, path: `${basePath}/talks/${slug}/slides.pdf` } : null,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The columns of a file without its content. */
export const fileColumns = { name: talkFiles.name, bytes: keptBytes(talkFiles) };

/** Those that share most topics with it; of as many, the newest. */
async function findRelated(
  db: Database,
  { id, topicKeys }: { id: string; topicKeys: string[] },
): Promise<TalkSummary[]> {
  const shared = sql`(select count(*) from unnest(talks.topic_keys) as key where key = any (${sql.param(topicKeys)}::text[]))`;
  const rows = await db
    .select(summaryColumns)
    .from(talks)
    .where(and(isVisible, ne(talks.id, id), arrayOverlaps(talks.topicKeys, topicKeys)))
    .orderBy(desc(shared), desc(talks.givenOn), asc(talks.id))
    .limit(mostRelated);
  return rows.map(toSummary);
}

export interface SlidesFile {
  talkId: string;
  bytes: number;
  object: UploadedObject | null;
  storedAt: Date;
}

/**
 * The slides of a talk that visitors may see, as a file.
 * @throws ApiProblem `not-found`
 */
export async function findSlidesFile(db: Database, slug: string): Promise<SlidesFile> {
  const [file] = await db
    .select({
      talkId: talkFiles.talkId,
      bytes: fileColumns.bytes,
      object: talkFiles.object,
      storedAt: talkFiles.storedAt,
    })
    .from(talkFiles)
    .innerJoin(talks, eq(talks.id, talkFiles.talkId))
    .where(and(eq(talks.slug, slug), isVisible, eq(talkFiles.verdict, 'open')));
  if (!file) throw notFound('Esta charla no tiene sus diapositivas en PDF.');
  return file;
}

/** Bytes of a file that are in memory at once, for each who reads it. */
const pieceBytes = 256 * 1024;

/**
 * A file piece by piece.
 * @throws ApiProblem `unavailable` while the store that has it is away
 */
export async function openSlidesFile(
  db: Database,
  file: SlidesFile,
  uploads: UploadedFiles,
): Promise<AsyncIterable<Buffer>> {
  return file.object ? uploads.open(file.object) : readSlidesFile(db, file);
}

/**
 * A file from its row, each piece read when the one before is on its way: a slow reader holds no connection.
 * @throws Error when it is replaced meanwhile
 */
async function* readSlidesFile(db: Database, { talkId, bytes, storedAt }: SlidesFile): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += pieceBytes) {
    const [row] = await db
      .select({ piece: sql<Buffer>`substring(${talkFiles.content} from ${at + 1}::int for ${pieceBytes}::int)` })
      .from(talkFiles)
      .where(and(eq(talkFiles.talkId, talkId), eq(talkFiles.storedAt, storedAt)));
    if (!row) throw new Error('The slides were replaced while they were sent.');
    yield row.piece;
  }
}

export const noTalk = () => notFound('No encontramos esta charla.');
