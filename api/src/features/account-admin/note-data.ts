import { asc, eq } from 'drizzle-orm';
import { userNotes } from '../../database/schema.ts';
import type { DataPart } from '../my-data/data-part.ts';

export const noteData: DataPart = {
  key: 'notas',
  title: 'Lo que la administración ha anotado sobre tu cuenta',
  columns: ['user_notes.user_id'],
  fields: { escrita: 'Escrita', texto: 'Texto' },
  async read(db, { id }) {
    const rows = await db.select().from(userNotes).where(eq(userNotes.userId, id)).orderBy(asc(userNotes.createdAt));
    return rows.map(({ text, createdAt }) => ({ escrita: createdAt, texto: text }));
  },
  /** What she noted as an administrator stays, without her name. */
  async erase({ db }, { id }) {
    await db.update(userNotes).set({ authorName: 'Alguien del equipo' }).where(eq(userNotes.authorId, id));
  },
};
