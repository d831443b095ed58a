import { mailPreferences } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const preferenceData: DataPart = {
  key: 'avisosPorCorreo',
  title: 'Los avisos por correo que has elegido',
  ...ownRows({
    hers: mailPreferences.userId,
    order: [mailPreferences.topic],
    fields: {
      asunto: ['Sobre qué', mailPreferences.topic],
      loQuieres: ['Lo quieres', mailPreferences.wanted],
      cambiado: ['Elegido', mailPreferences.changedAt],
    },
  }),
  words: {
    asunto: {
      welcome: 'Bienvenida',
      events: 'Eventos',
      comments: 'Comentarios',
      answers: 'Respuestas a tus comentarios',
      achievements: 'Logros',
      moderation: 'Moderación',
      news: 'Novedades',
    },
  },
};
