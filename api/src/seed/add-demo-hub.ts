import { eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { announce } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';
import { hubAnswers, hubIdeas, hubIdeaVotes, hubMarks, hubPieces } from '../database/hub-tables.ts';
import { studyEnd } from '../features/hub/write-piece.ts';
import { demoIdeas, demoMarks, demoPieces, demoVotes, pieceId } from './demo-hub.ts';
import { memberId } from './demo-members.ts';

const dayMs = 24 * 3_600_000;

/** Fills the hub, once: what is there already, or was taken back since, stays as it is. */
export async function addDemoHub(db: Database, client: pg.ClientBase, now: Date): Promise<void> {
  const ids = demoPieces.map(({ id }) => id);
  const known = await db.select({ id: hubPieces.id }).from(hubPieces).where(inArray(hubPieces.id, ids)).limit(1);
  if (known.length > 0) return;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);

  const rows = demoPieces.map(({ author, daysAgo, state = 'published', unreachable, ...piece }) => ({
    ...piece,
    state,
    authorId: memberId(author),
    createdAt: ago(daysAgo),
    updatedAt: ago(daysAgo),
    publishedAt: state === 'published' ? ago(daysAgo) : null,
    notifiedState: state,
    expiresAt: piece.kind === 'study' ? studyEnd(now) : null,
    searchText: sql<string>`plain_text(${[piece.title, piece.body, ...piece.topics].join(' ')})`,
    linkCheckedAt: state === 'published' && piece.kind === 'resource' ? ago(1) : null,
    ...(unreachable && { linkFailures: 2, linkProblem: 'No existe ningún servidor con ese nombre' }),
  }));
  await db.insert(hubPieces).values(rows).onConflictDoNothing();

  const marks = Object.entries(demoMarks).flatMap(([piece, members]) =>
    members.map((member) => ({ pieceId: pieceId(Number(piece)), userId: memberId(member), createdAt: ago(1) })),
  );
  await db.insert(hubMarks).values(marks).onConflictDoNothing();
  await db
    .insert(hubAnswers)
    .values({
      id: '00000000-0000-4000-8000-000000007991',
      pieceId: pieceId(6),
      userId: memberId(4),
      message: 'Mensaje de demostración. Sé algo de diseño y tengo dos tardes libres. ¿Por dónde empiezo?',
      createdAt: ago(1),
    })
    .onConflictDoNothing();

  const votes = Object.entries(demoVotes).flatMap(([ideaId, members]) =>
    members.map((member) => ({ ideaId, userId: memberId(member), createdAt: ago(1) })),
  );
  await db.insert(hubIdeaVotes).values(votes).onConflictDoNothing();
  for (const [id, { state, news }] of Object.entries(demoIdeas)) {
    await db
      .update(hubIdeas)
      .set({ state, news, newsAt: ago(10) })
      .where(eq(hubIdeas.id, id));
  }
  await announce(client, 'hub_changed');
}
