import type { HubPieceToStore, OwnHubPiece } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Caller } from '../../authentication/session.ts';
import { announce } from '../../database/change-feed.ts';
import { inTransaction } from '../../database/database.ts';
import { hubPieces } from '../../database/hub-tables.ts';
import { neededLine, oneLine } from '../../one-line.ts';
import { conflict, invalid } from '../../problems.ts';
import { hasValues, isStale, recordStore } from '../../record-store.ts';
import { freeSlug, slugOf } from '../../slug.ts';
import { publicWebAddress } from '../imports/feature.ts';
import { detailsOf, noPiece } from './hub-piece.ts';
import { isTrusted } from './hub-trust.ts';
import { readOwnPiece } from './own-hub.ts';

export interface WritePorts {
  pool: pg.Pool;
  now: Date;
  author: Pick<Caller, 'id' | 'role'>;
}

const store = recordStore({ kind: 'hub', table: hubPieces, missing: noPiece, channel: 'hub_changed' });

const dayMs = 24 * 3_600_000;

/** Until when a search for a study partner is shown that is put up, or renewed, at a moment. */
export const studyEnd = (now: Date) => new Date(now.getTime() + hubLimits.studyDays * dayMs);

/**
 * Puts a piece up: published at once from trusted members, else waiting for a moderator.
 * @throws ApiProblem `validation` for addresses that lead inside
 */
export async function addPiece(
  input: HubPieceToStore & { website?: string | undefined },
  { pool, now, author }: WritePorts,
): Promise<OwnHubPiece> {
  const columns = columnsOf(input);
  return store.changing({ pool }, async ({ db }) => {
    const isPublished = !input.website && (await isTrusted(db, author));
    const added = await store.add(db, {
      ...columns,
      kind: input.kind,
      slug: await freeSlug(db, hubPieces.slug, slugOf(input.title) || 'pieza', { reserved: ['count'] }),
      authorId: author.id,
      createdAt: now,
      updatedAt: now,
      expiresAt: input.kind === 'study' ? studyEnd(now) : null,
      ...(isPublished ? { state: 'published', publishedAt: now, notifiedState: 'published' } : { state: 'pending' }),
    });
    return readOwnPiece(db, added.id, author.id);
  });
}

/**
 * Changes a piece of hers. It stays published where she is trusted; one that was not published waits for a moderator,
 * also from her: one may have said no to it.
 * @throws ApiProblem `not-found`; `validation`; `conflict` when it was changed since `updatedAt`, for another kind, and
 * for what a moderator has removed
 */
export async function changePiece(
  id: string,
  { updatedAt, ...input }: HubPieceToStore & { updatedAt: string },
  { pool, now, author }: WritePorts,
): Promise<OwnHubPiece> {
  const columns = columnsOf(input);
  return inTransaction(pool, async ({ db, client }) => {
    const [piece] = await db
      .select()
      .from(hubPieces)
      .where(and(eq(hubPieces.id, id), eq(hubPieces.authorId, author.id)))
      .for('update');
    if (!piece) throw noPiece();
    if (piece.state === 'removed') throw conflict('Esta publicación la ha retirado el equipo.');
    if (piece.kind !== input.kind) throw conflict('Una publicación no cambia de tipo: propón otra.');
    if (isStale(piece, updatedAt)) {
      const { searchText: _, ...texts } = columns;
      if (hasValues<typeof texts>(piece, texts)) return readOwnPiece(db, id, author.id);
      throw conflict('Esta publicación ha cambiado mientras la editabas. Mira cómo está antes de guardar.');
    }
    const stateThen = piece.state === 'withdrawn' ? piece.stateBefore : piece.state;
    const stays = stateThen === 'published' && (await isTrusted(db, author));
    const isNewLink = JSON.stringify(piece.details) !== JSON.stringify(columns.details);
    const settled = stays
      ? { state: 'published' as const, notifiedState: 'published' as const }
      : { state: 'pending' as const, notifiedState: null };
    await db
      .update(hubPieces)
      .set({
        ...columns,
        updatedAt: now,
        reason: null,
        noticeDueAt: null,
        ...(piece.state === 'withdrawn' ? { stateBefore: settled.state } : settled),
        ...(isNewLink && { linkCheckedAt: null, linkFailures: 0, linkProblem: null }),
      })
      .where(eq(hubPieces.id, id));
    await announce(client, 'hub_changed');
    return readOwnPiece(db, id, author.id);
  });
}

/** @throws ApiProblem `validation` */
function columnsOf(input: HubPieceToStore) {
  const fields = {
    ...input,
    title: neededLine('title', input.title, 'Escribe el título'),
    topics: input.topics.map(oneLine),
    roles: input.roles.map(oneLine),
    url: input.kind === 'resource' ? outside('url', input.url) : '',
    repository: input.kind === 'project' && input.repository ? outside('repository', input.repository) : '',
  };
  const { title, body, topics, level } = fields;
  const details = detailsOf(input.kind, fields);
  const words = [title, body, ...topics, ...Object.values(details).flat()];
  return {
    title,
    body,
    topics,
    level: level || null,
    details,
    searchText: sql<string>`plain_text(${words.filter((word) => typeof word === 'string').join(' ')})`,
  };
}

/** @throws ApiProblem `validation` for what visitors must not be sent to */
function outside(field: string, address: string): string {
  const url = publicWebAddress(address);
  if (!url) throw invalid([{ field, message: 'Esa dirección no se puede abrir desde fuera. Pon una pública.' }]);
  return url;
}
