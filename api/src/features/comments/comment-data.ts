import { anonymousAlias } from '@femcoders/contracts/comment-limits';
import { asc, eq } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { comments } from '../../database/comment-tables.ts';
import type { DataPart } from '../my-data/data-part.ts';

/** Only those that she wrote while logged in: of the others nobody knows whose they are. */
export const commentData: DataPart = {
  key: 'comentarios',
  title: 'Los comentarios que has escrito con tu sesión abierta',
  columns: ['comments.author_id'],
  fields: {
    escrito: 'Escrito',
    articulo: 'Número del artículo',
    alias: 'Firmado como',
    texto: 'Texto',
    estado: 'Estado',
    decidido: 'Decidido',
    motivo: 'Motivo del rechazo',
  },
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
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(comments)
      .where(eq(comments.authorId, id))
      .orderBy(asc(comments.createdAt), asc(comments.id));
    return rows.map((row) => ({
      escrito: row.createdAt,
      articulo: row.postId,
      alias: row.alias,
      texto: row.content,
      estado: row.state,
      decidido: row.decidedAt,
      motivo: row.rejectReason,
    }));
  },
  async erase({ db, client }, { id, deleteComments }) {
    const hers = eq(comments.authorId, id);
    if (deleteComments) await db.delete(comments).where(hers);
    else await db.update(comments).set({ alias: anonymousAlias, authorId: null }).where(hers);
    await announce(client, 'comments_changed');
  },
};
