import { eq } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import { inTransaction } from '../../database/database.ts';
import type { FeatureJob } from '../../feature/feature.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import type { AuthorNoticePorts } from './author-notification.ts';
import { articlesOf, type CommentArticle } from './comment-articles.ts';
import type { CommentRow } from './comment-row.ts';

type AnswerNoticePorts = Pick<AuthorNoticePorts, 'pool' | 'publicUrl' | 'notifyMember'>;

/**
 * Mails the author of a comment, if she was logged in and asked for it, that an answer to it is published. Of each answer
 * once, and not of hers.
 */
export async function notifyAnswered(commentId: string, ports: AnswerNoticePorts): Promise<void> {
  const { pool, publicUrl, notifyMember } = ports;
  await inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const [answer] = await db.select().from(comments).where(eq(comments.id, commentId)).for('update');
    if (!answer?.answerTo || answer.state !== 'approved' || answer.answerNotified) return;
    await db.update(comments).set({ answerNotified: true }).where(eq(comments.id, commentId));
    const [answered] = await db.select().from(comments).where(eq(comments.id, answer.answerTo));
    if (!answered?.authorId || answered.state !== 'approved' || answered.authorId === answer.authorId) return;
    const article = (await articlesOf(db, [answer.postId])).get(answer.postId);
    await notifyMember(transaction, answered.authorId, 'answers', ({ email }) =>
      answerMail(email, answer, { publicUrl, article }),
    );
  });
}

/** The blog's pages give a comment this anchor (mf-blog, comment-anchor.ts). */
function answerMail(
  to: string,
  { id, alias, content }: CommentRow,
  { publicUrl, article }: { publicUrl: string; article: CommentArticle | undefined },
): OutgoingMail {
  const page = article && publicUrl + article.path;
  return composeMail({
    to,
    subject: 'Han respondido a tu comentario',
    paragraphs: [
      article ? `Tu comentario en «${article.title}» tiene una respuesta:` : 'Tu comentario tiene una respuesta:',
      { facts: [['Firma', alias]] },
      { quote: content },
    ],
    links: page
      ? [['Leer la respuesta', `${page}#comentario-${id}`]]
      : [['Ver mis comentarios', `${publicUrl}/welcome`]],
    why: 'Recibes este correo porque pediste que te avisáramos de las respuestas a tus comentarios.',
  });
}

/** A job: mails whose comment was answered. */
export const answerNoticeJob: FeatureJob<JobPayloads['answer-notice']> = {
  name: 'answer-notice',
  retries: 5,
  retryDelay: 10,
  longestRetryDelay: 300,
  work: ({ commentId }, ports) => notifyAnswered(commentId, ports),
};

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'answer-notice': { commentId: string };
  }
}
