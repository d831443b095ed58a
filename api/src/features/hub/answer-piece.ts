import type { NewHubAnswer } from '@femcoders/contracts/hub';
import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { hubAnswers, hubPieces } from '../../database/hub-tables.ts';
import { users } from '../../database/schema.ts';
import type { MailingPorts } from '../../mail/outgoing-mail.ts';
import { conflict, notFound } from '../../problems.ts';
import { answerMail, replyMail } from './hub-mails.ts';
import { isShown, noPiece } from './hub-piece.ts';

export interface AnswerPorts extends MailingPorts {
  /** The author of the answer or reply. */
  writer: { id: string; name: string };
}

const noAnswer = () => notFound('Esta respuesta ya no está.');

/**
 * Answers a project or a search for a study partner: its author gets the message by mail, without anybody's address.
 * The same message again changes nothing.
 * @throws ApiProblem `not-found`; `conflict` for her own, for a project that is complete, and for a second answer
 */
export async function answerPiece({ piece: pieceId, message }: NewHubAnswer, ports: AnswerPorts): Promise<void> {
  const { now, writer, enqueueMail, publicUrl } = ports;
  await inTransaction(ports.pool, async ({ db, client }) => {
    const [found] = await db
      .select({ piece: hubPieces, email: users.email })
      .from(hubPieces)
      .innerJoin(users, eq(users.id, hubPieces.authorId))
      .where(and(eq(hubPieces.id, pieceId), inArray(hubPieces.kind, ['project', 'study']), isShown(now)))
      .for('share', { of: hubPieces });
    if (!found) throw noPiece();
    const { piece, email } = found;
    if (piece.authorId === writer.id) throw conflict('Esta publicación es tuya: responden las demás.');
    if (piece.complete) throw conflict('Este proyecto ya tiene el equipo completo.');
    const added = await db
      .insert(hubAnswers)
      .values({ pieceId, userId: writer.id, message, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: hubAnswers.id });
    if (added.length > 0) {
      await enqueueMail(client, answerMail(email, { piece, name: writer.name, message, publicUrl }));
      return;
    }
    const [known] = await db
      .select({ message: hubAnswers.message })
      .from(hubAnswers)
      .where(and(eq(hubAnswers.pieceId, pieceId), eq(hubAnswers.userId, writer.id)));
    if (known?.message !== message) throw conflict('Ya le has escrito: lo tienes en tu página.');
  });
}

/** Takes an answer of hers back: neither of the two sees it any more. Not there, nothing happens. */
export async function takeAnswerBack(id: string, { pool, writer }: Pick<AnswerPorts, 'pool' | 'writer'>) {
  await inTransaction(pool, async ({ db }) => {
    await db.delete(hubAnswers).where(and(eq(hubAnswers.id, id), eq(hubAnswers.userId, writer.id)));
  });
}

/**
 * Replies to an answer to a piece of hers, once, by mail. The same reply again changes nothing.
 * @throws ApiProblem `not-found`; `conflict` for a second reply
 */
export async function replyToAnswer(id: string, reply: string, ports: AnswerPorts): Promise<void> {
  const { now, writer, enqueueMail, publicUrl } = ports;
  await inTransaction(ports.pool, async ({ db, client }) => {
    const [found] = await db
      .select({ answer: hubAnswers, piece: hubPieces, email: users.email })
      .from(hubAnswers)
      .innerJoin(hubPieces, eq(hubPieces.id, hubAnswers.pieceId))
      .innerJoin(users, eq(users.id, hubAnswers.userId))
      .where(and(eq(hubAnswers.id, id), eq(hubPieces.authorId, writer.id)))
      .for('update', { of: hubAnswers });
    if (!found) throw noAnswer();
    const { answer, piece, email } = found;
    if (answer.reply === reply) return;
    if (answer.reply) throw conflict('Ya le has contestado. Seguid por donde hayáis quedado.');
    await db.update(hubAnswers).set({ reply, repliedAt: now }).where(eq(hubAnswers.id, id));
    await enqueueMail(client, replyMail(email, { piece, name: writer.name, message: reply, publicUrl }));
  });
}
