import { asc, eq } from 'drizzle-orm';
import { memberLetters } from '../../database/schema.ts';
import type { DataPart } from '../my-data/data-part.ts';

export const letterData: DataPart = {
  key: 'cartasDeBienvenida',
  title: 'Los correos de bienvenida que se mandan una sola vez',
  columns: ['member_letters.user_id'],
  fields: { carta: 'Cuál', enviada: 'Enviado' },
  words: { carta: { d7: '¿Te ayudamos a empezar?', m3: '¿Cómo estás?' } },
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(memberLetters)
      .where(eq(memberLetters.userId, id))
      .orderBy(asc(memberLetters.sentAt));
    return rows.map(({ letter, sentAt }) => ({ carta: letter, enviada: sentAt }));
  },
};
