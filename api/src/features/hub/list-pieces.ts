import type { HubFront, HubPiece, HubTopic } from '@femcoders/contracts/hub';
import { type HubKind, type HubLevel, hubKinds } from '@femcoders/contracts/hub-names';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hubPieces } from '../../database/hub-tables.ts';
import { findsWords } from '../../lists/find-words.ts';
import { type Page, rowsToRead, rowsToSkip } from '../../lists/listing.ts';
import { listIdeas } from './hub-ideas.ts';
import { isShown, noPiece, selectPieces, toPiece } from './hub-piece.ts';

export interface PiecesQuery {
  kind: HubKind | undefined;
  topic: string | undefined;
  level: HubLevel | undefined;
  /** Words, all of which a piece has to hold. */
  q: string | undefined;
  /** Only projects that still seek hands. */
  open: 'yes' | undefined;
}

/** Of each kind on the hub's front. */
const latest = 3;
/** Ideas on the hub's front. */
const ideasInFront = 3;
/** Topics that a list offers to choose from. */
const mostTopics = 24;

/** Whether a piece is about a topic, however it is spelled: "css" finds CSS. */
const isAbout = (topic: string): SQL => sql`plain_texts(${hubPieces.topics}) @> array[plain_text(${topic})]`;

const isFound = ({ kind, topic, level, q, open }: PiecesQuery, now: Date) =>
  and(
    isShown(now),
    kind && eq(hubPieces.kind, kind),
    // What is for everybody is for every level.
    level && sql`coalesce(${hubPieces.level}, ${level}) = ${level}`,
    topic ? isAbout(topic) : undefined,
    open && eq(hubPieces.complete, false),
    findsWords(q, sql`${hubPieces.searchText}`),
  );

/** Returns the shown pieces, the newest first; one more than the page holds, when there is one. */
export async function listPieces(db: Database, query: PiecesQuery, page: Page, now: Date): Promise<HubPiece[]> {
  const rows = await selectPieces(db)
    .where(isFound(query, now))
    .orderBy(desc(hubPieces.publishedAt), desc(hubPieces.id))
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page));
  return rows.map(toPiece);
}

/** How many shown pieces the filters leave. */
export const countPieces = async (db: Database, query: PiecesQuery, now: Date) => ({
  total: await db.$count(hubPieces, isFound(query, now)),
});

/** @throws ApiProblem `not-found`, also for what is not shown, or no longer */
export async function findPiece(db: Database, slug: string, now: Date): Promise<HubPiece> {
  const [row] = await selectPieces(db).where(and(isShown(now), eq(hubPieces.slug, slug)));
  if (!row) throw noPiece();
  return toPiece(row);
}

export async function listTopics(db: Database, kind: HubKind | undefined, now: Date): Promise<HubTopic[]> {
  const counted = db
    .select({ topic: sql<string>`unnest(${hubPieces.topics})`.as('topic') })
    .from(hubPieces)
    .where(and(isShown(now), kind && eq(hubPieces.kind, kind)))
    .as('named');
  const number = count().as('number');
  return db
    .select({ topic: sql<string>`min(${counted.topic})`, count: number })
    .from(counted)
    .groupBy(sql`plain_text(${counted.topic})`)
    .orderBy(desc(number), sql`min(${counted.topic}) collate "es-x-icu"`)
    .limit(mostTopics);
}

/** Returns what the hub's first page shows. */
export async function readFront(db: Database, now: Date): Promise<HubFront> {
  const counts = await db
    .select({ kind: hubPieces.kind, count: count() })
    .from(hubPieces)
    .where(isShown(now))
    .groupBy(hubPieces.kind);
  const unfiltered = { topic: undefined, level: undefined, q: undefined, open: undefined };
  const kinds = await Promise.all(
    hubKinds.map(async (kind) => {
      const found = await listPieces(db, { ...unfiltered, kind }, { page: 1, limit: latest }, now);
      const known = counts.find((row) => row.kind === kind)?.count ?? 0;
      return { kind, count: known, latest: found.slice(0, latest) };
    }),
  );
  return { kinds, ideas: (await listIdeas(db)).slice(0, ideasInFront) };
}
