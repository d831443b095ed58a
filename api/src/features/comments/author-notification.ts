import type { RejectReason } from '@femcoders/contracts/moderation-names';
import { eq } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import { inTransaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { FeatureJob } from '../../feature/feature.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { NotifyMember } from '../../mail/notify-member.ts';
import type { MailingPorts, OutgoingMail } from '../../mail/outgoing-mail.ts';
import { articlesOf, type CommentArticle } from './comment-articles.ts';
import type { CommentRow } from './comment-row.ts';

/** Seconds between a decision and the mail about it: what is undone by then she never hears of. */
export const authorNoticeDelay = 60;

export interface AuthorNoticePorts extends Omit<MailingPorts, 'now'> {
  notifyMember: NotifyMember;
}

/**
 * Mails a comment's author, if she was logged in, that it is published, if she wants to know, or why it is not, in any
 * case (Regulation (EU) 2022/2065, article 17). Each state once; of spam no mail is sent.
 */
export async function notifyAuthor(commentId: string, ports: AuthorNoticePorts): Promise<void> {
  const { pool, publicUrl, enqueueMail, notifyMember } = ports;
  await inTransaction(pool, async (transaction) => {
    const { db, client } = transaction;
    const [row] = await db.select().from(comments).where(eq(comments.id, commentId)).for('update');
    if (!row?.authorId || row.state === row.notifiedState) return;
    if (row.state !== 'approved' && row.state !== 'rejected') return;
    await db.update(comments).set({ notifiedState: row.state }).where(eq(comments.id, commentId));
    if (row.state === 'approved') {
      const article = (await articlesOf(db, [row.postId])).get(row.postId);
      await notifyMember(transaction, row.authorId, 'comments', ({ email }) =>
        publishedMail(email, row, { publicUrl, article }),
      );
      return;
    }
    const [author] = await db.select({ email: users.email }).from(users).where(eq(users.id, row.authorId));
    if (author) await enqueueMail(client, rejectedMail(author.email, row, publicUrl));
  });
}

/** The blog's pages give a comment this anchor (mf-blog, comment-anchor.ts). */
const anchorOf = ({ id }: CommentRow) => `#comentario-${id}`;

function publishedMail(
  to: string,
  row: CommentRow,
  { publicUrl, article }: { publicUrl: string; article: CommentArticle | undefined },
): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu comentario ya está publicado',
    paragraphs: [
      article
        ? `Gracias por participar. Tu comentario ya se lee debajo de «${article.title}»:`
        : 'Gracias por participar. Tu comentario ya se lee debajo del artículo:',
      { quote: row.content },
    ],
    links: [
      article
        ? ['Ver mi comentario', publicUrl + article.path + anchorOf(row)]
        : ['Ver mis comentarios', `${publicUrl}/welcome`],
    ],
    why: 'Recibes este correo porque escribiste un comentario con tu cuenta.',
  });
}

/** In the second person, after "Tu comentario". */
const reasonSentences: Record<RejectReason, string> = {
  spam: 'Parece un mensaje repetido o enviado por un programa.',
  abuse: 'Insulta o acosa a alguien.',
  'personal-data': 'Contiene datos personales, tuyos o de otra persona.',
  advertising: 'Es publicidad.',
  'off-topic': 'No trata del tema del artículo.',
  illegal: 'Puede ir contra la ley.',
};

/** Returns the mail about a rejected comment, without the moderators' note, which is for the team. */
function rejectedMail(to: string, { content, rejectReason }: CommentRow, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Sobre tu comentario',
    paragraphs: [
      'Hemos leído tu comentario y no se publica. Lo ha decidido una persona del equipo.',
      { facts: [['Motivo', rejectReason ? reasonSentences[rejectReason] : 'No cumple las normas de la comunidad.']] },
      { quote: content },
      'Si crees que nos equivocamos, escríbenos antes de 90 días desde el formulario de contacto y lo volvemos a mirar. También puedes escribir otro comentario.',
    ],
    links: [
      ['Pedir que lo revisemos', `${publicUrl}/contacto`],
      ['Ver mis comentarios', `${publicUrl}/welcome`],
    ],
    why: 'Recibes este correo porque escribiste un comentario con tu cuenta.',
  });
}

/** A job: mails the author of a comment about the decision. */
export const authorNoticeJob: FeatureJob<JobPayloads['author-notice']> = {
  name: 'author-notice',
  retries: 5,
  retryDelay: 10,
  longestRetryDelay: 300,
  work: ({ commentId }, ports) => notifyAuthor(commentId, ports),
};

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'author-notice': { commentId: string };
  }
}
