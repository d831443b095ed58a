import { asc, eq } from 'drizzle-orm';
import { mailPreferences } from '../../database/schema.ts';
import type { DataPart } from '../my-data/data-part.ts';

export const preferenceData: DataPart = {
  key: 'avisosPorCorreo',
  title: 'Los avisos por correo que has elegido',
  columns: ['mail_preferences.user_id'],
  fields: { asunto: 'Sobre qué', loQuieres: 'Lo quieres', cambiado: 'Elegido' },
  words: {
    asunto: {
      welcome: 'Bienvenida',
      events: 'Eventos',
      comments: 'Comentarios',
      achievements: 'Logros',
      moderation: 'Moderación',
      news: 'Novedades',
    },
  },
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(mailPreferences)
      .where(eq(mailPreferences.userId, id))
      .orderBy(asc(mailPreferences.topic));
    return rows.map(({ topic, wanted, changedAt }) => ({ asunto: topic, loQuieres: wanted, cambiado: changedAt }));
  },
};
