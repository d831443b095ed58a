import { anonymousAlias } from '@femcoders/contracts/anonymous-alias';
import { eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { commentHelpful, comments } from '../../database/comment-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

/** Only those that she wrote while logged in: of the others nobody knows whose they are. */
export const commentData: DataPart = {
  key: 'comentarios',
  title: 'Los comentarios que has escrito con tu sesión abierta',
  ...ownRows({
    hers: comments.authorId,
    order: [comments.createdAt, comments.id],
    fields: {
      escrito: ['Escrito', comments.createdAt],
      articulo: ['Número del artículo', comments.postId],
      responde: ['Responde al comentario', comments.answerTo],
      alias: ['Firmado como', comments.alias],
      texto: ['Texto', comments.content],
      cambiado: ['Cambiado', comments.editedAt],
      estado: ['Estado', comments.state],
      decidido: ['Decidido', comments.decidedAt],
      motivo: ['Motivo del rechazo', comments.rejectReason],
    },
  }),
  words: {
    estado: {
      pending: 'Pendiente de revisión',
      approved: 'Publicado',
      rejected: 'Rechazado',
      spam: 'Apartado como spam',
    },
    motivo: {
      spam: 'Spam',
      abuse: 'Ataque o insulto',
      'personal-data': 'Datos personales',
      advertising: 'Publicidad',
      'off-topic': 'Fuera de tema',
      illegal: 'Contenido ilegal',
    },
  },
  async erase({ db, client }, { id, deleteComments }) {
    const hers = eq(comments.authorId, id);
    if (deleteComments) await db.delete(comments).where(hers);
    else await db.update(comments).set({ alias: anonymousAlias, authorId: null }).where(hers);
    await announce(client, 'comments_changed');
  },
};

export const helpfulCommentData: DataPart = {
  key: 'comentariosQueAyudan',
  title: 'Los comentarios que te han ayudado',
  ...ownRows({
    hers: commentHelpful.userId,
    join: [comments, eq(comments.id, commentHelpful.commentId)],
    order: [commentHelpful.markedAt],
    fields: {
      articulo: ['Número del artículo', comments.postId],
      comentario: ['Comentario', commentHelpful.commentId],
      cuando: ['Cuándo', commentHelpful.markedAt],
    },
  }),
};
