import {
  hubIdeaStates,
  hubKinds,
  hubLevels,
  hubStates,
  resourceLanguages,
  resourceTypes,
} from '@femcoders/contracts/hub-names';
import { eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { announce } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';
import { hubAnswers, hubIdeas, hubIdeaVotes, hubMarks, hubPieces } from '../database/hub-tables.ts';
import { studyEnd } from '../features/hub/write-piece.ts';
import { memberId } from './demo-members.ts';
import { positions, readDemo, texts } from './read-demo.ts';

const details = z.union([
  z.strictObject({
    url: z.url(),
    type: z.enum(resourceTypes),
    language: z.enum(resourceLanguages),
    free: z.boolean(),
  }),
  z.strictObject({ roles: texts, hoursPerWeek: z.number(), repository: z.string() }),
  z.strictObject({ rhythm: z.string(), channel: z.string(), contact: z.string() }),
  z.strictObject({ availability: z.string(), zone: z.string() }),
]);

const pieceSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(hubKinds),
  slug: z.string(),
  title: z.string(),
  body: z.string(),
  topics: texts,
  level: z.enum(hubLevels).optional(),
  details,
  /** Number of its author among the demo members. */
  author: z.int(),
  state: z.enum(hubStates).default('published'),
  complete: z.boolean().optional(),
  /** Its link does not answer. */
  unreachable: z.boolean().optional(),
  daysAgo: z.number(),
  /** Numbers of the members who find it useful, or are interested. */
  marks: positions.default([]),
});

const ideaSchema = z.strictObject({
  id: z.string(),
  /** Numbers of the members who vote for it. */
  votes: positions,
  state: z.enum(hubIdeaStates).optional(),
  news: z.string().optional(),
});

const dayMs = 24 * 3_600_000;

/** Fills the hub, once: what is there already, or was taken back since, stays as it is. */
export async function addDemoHub(db: Database, client: pg.ClientBase, now: Date): Promise<void> {
  const pieces = readDemo('hub-pieces', z.array(pieceSchema));
  const ids = pieces.map(({ id }) => id);
  const known = await db.select({ id: hubPieces.id }).from(hubPieces).where(inArray(hubPieces.id, ids)).limit(1);
  if (known.length > 0) return;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);

  const rows = pieces.map(({ author, daysAgo, unreachable, marks: _, ...piece }) => ({
    ...piece,
    authorId: memberId(author),
    createdAt: ago(daysAgo),
    updatedAt: ago(daysAgo),
    publishedAt: piece.state === 'published' ? ago(daysAgo) : null,
    notifiedState: piece.state,
    expiresAt: piece.kind === 'study' ? studyEnd(now) : null,
    searchText: sql<string>`plain_text(${[piece.title, piece.body, ...piece.topics].join(' ')})`,
    linkCheckedAt: piece.state === 'published' && piece.kind === 'resource' ? ago(1) : null,
    ...(unreachable && { linkFailures: 2, linkProblem: 'No existe ningún servidor con ese nombre' }),
  }));
  await db.insert(hubPieces).values(rows).onConflictDoNothing();

  const marks = pieces.flatMap(({ id, marks: members }) =>
    members.map((member) => ({ pieceId: id, userId: memberId(member), createdAt: ago(1) })),
  );
  await db.insert(hubMarks).values(marks).onConflictDoNothing();
  const [project] = pieces.filter(({ kind }) => kind === 'project');
  if (project) {
    await db
      .insert(hubAnswers)
      .values({
        id: '00000000-0000-4000-8000-000000007991',
        pieceId: project.id,
        userId: memberId(4),
        message: 'Mensaje de demostración. Sé algo de diseño y tengo dos tardes libres. ¿Por dónde empiezo?',
        createdAt: ago(1),
      })
      .onConflictDoNothing();
  }

  for (const { id, votes, ...begun } of readDemo('hub-ideas', z.array(ideaSchema))) {
    const rowsOfVotes = votes.map((member) => ({ ideaId: id, userId: memberId(member), createdAt: ago(1) }));
    await db.insert(hubIdeaVotes).values(rowsOfVotes).onConflictDoNothing();
    if (begun.state) {
      await db
        .update(hubIdeas)
        .set({ ...begun, newsAt: ago(10) })
        .where(eq(hubIdeas.id, id));
    }
  }
  await announce(client, 'hub_changed');
}
