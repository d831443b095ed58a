import { and, asc, type Column, isNotNull, or, sql } from 'drizzle-orm';
import { mailOutbox } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';

/** Addresses in the outbox are as somebody typed them. */
const isHers = (column: Column, email: string) => sql`lower(${column}) = ${email}`;

export const mailData: DataPart = {
  key: 'correos',
  title: 'Los correos que te hemos enviado en los últimos 30 días',
  columns: ['mail_outbox.recipient'],
  fields: { escrito: 'Escrito', asunto: 'Asunto', estado: 'Estado', enviado: 'Enviado' },
  words: { estado: { queued: 'Por enviar', sent: 'Enviado', failed: 'No se pudo enviar' } },
  async read(db, { email }) {
    const { createdAt, subject, state, settledAt } = mailOutbox;
    const rows = await db
      .select({ createdAt, subject, state, settledAt })
      .from(mailOutbox)
      .where(isHers(mailOutbox.recipient, email))
      .orderBy(asc(createdAt));
    return rows.map((row) => ({
      escrito: row.createdAt,
      asunto: row.subject,
      estado: row.state,
      enviado: row.state === 'sent' ? row.settledAt : null,
    }));
  },
  /** Deletes the mails to her, and the team's copies of what she wrote. */
  async erase({ db }, { email }) {
    const toHer = isHers(mailOutbox.recipient, email);
    const fromHer = and(isHers(mailOutbox.replyTo, email), isNotNull(mailOutbox.settledAt));
    await db.delete(mailOutbox).where(or(toHer, fromHer));
  },
};
