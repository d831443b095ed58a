import { eq } from 'drizzle-orm';
import { userNotes } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const noteData: DataPart = {
  key: 'notas',
  title: 'Lo que la administración ha anotado sobre tu cuenta',
  ...ownRows({
    hers: userNotes.userId,
    order: [userNotes.createdAt],
    fields: { escrita: ['Escrita', userNotes.createdAt], texto: ['Texto', userNotes.text] },
  }),
  /** Removes her name from the notes that she wrote as an administrator. */
  async erase({ db }, { id }) {
    await db.update(userNotes).set({ authorName: 'Alguien del equipo' }).where(eq(userNotes.authorId, id));
  },
};
