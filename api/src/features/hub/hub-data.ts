import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { announce } from '../../database/change-feed.ts';
import { hubAnswers, hubIdeas, hubIdeaVotes, hubMarks, hubPieces } from '../../database/hub-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { fieldOf, ownRows } from '../../feature/own-rows.ts';

/** Her pieces in the community's hub; they are deleted with her account. */
export const hubPieceData: DataPart = {
  key: 'comunidad',
  title: 'Lo que has compartido en la plaza de la comunidad',
  ...ownRows({
    hers: hubPieces.authorId,
    order: [hubPieces.createdAt, hubPieces.id],
    fields: {
      creado: ['Creado', hubPieces.createdAt],
      tipo: ['Qué es', hubPieces.kind],
      titulo: ['Título', hubPieces.title],
      texto: ['Texto', hubPieces.body],
      temas: ['Temas', hubPieces.topics],
      detalles: fieldOf('Lo propio de su tipo', hubPieces.details, (details) =>
        Object.values(details).flat().filter(Boolean).map(String),
      ),
      estado: ['Estado', hubPieces.state],
      publicado: ['Publicado', hubPieces.publishedAt],
      caduca: ['Caduca', hubPieces.expiresAt],
      motivo: ['Motivo, si no se publicó', hubPieces.reason],
    },
  }),
  words: {
    tipo: {
      resource: 'Recurso',
      project: 'Proyecto',
      group: 'Grupo de interés',
      study: 'Pareja de estudio',
    },
    estado: {
      pending: 'Por revisar',
      published: 'Publicado',
      rejected: 'No publicado',
      withdrawn: 'Retirado por ti',
      removed: 'Retirado por el equipo',
    },
  },
  async erase({ db, client }, { id }) {
    await db.delete(hubPieces).where(eq(hubPieces.authorId, id));
    await announce(client, 'hub_changed');
  },
};

/** Her answers to others, and their replies. */
export const hubAnswerData: DataPart = {
  key: 'respuestas',
  title: 'Lo que has respondido a otras en la plaza de la comunidad',
  ...ownRows({
    hers: hubAnswers.userId,
    join: [hubPieces, eq(hubPieces.id, hubAnswers.pieceId)],
    order: [hubAnswers.createdAt],
    fields: {
      escrito: ['Escrito', hubAnswers.createdAt],
      pieza: ['A qué respondiste', hubPieces.title],
      mensaje: ['Tu mensaje', hubAnswers.message],
      respuesta: ['Lo que te contestaron', hubAnswers.reply],
      contestado: ['Contestado', hubAnswers.repliedAt],
    },
  }),
};

/** Her replies to those who answered her; their answers are not hers. */
export const hubReplyData: DataPart = {
  key: 'contestaciones',
  title: 'Lo que has contestado a quien respondió a lo tuyo',
  columns: [],
  fields: { contestado: 'Contestado', pieza: 'Sobre qué', texto: 'Lo que contestaste' },
  async read(db, { id }) {
    const rows = await db
      .select({ contestado: hubAnswers.repliedAt, pieza: hubPieces.title, texto: hubAnswers.reply })
      .from(hubAnswers)
      .innerJoin(hubPieces, eq(hubPieces.id, hubAnswers.pieceId))
      .where(and(eq(hubPieces.authorId, id), isNotNull(hubAnswers.reply)))
      .orderBy(asc(hubAnswers.repliedAt));
    return rows;
  },
};

/** Where she said "útil" or "me interesa", and the ideas that she voted for. */
export const hubVoteData: DataPart = {
  key: 'votos',
  title: 'Tus votos en la plaza de la comunidad',
  columns: ['hub_marks.user_id', 'hub_idea_votes.user_id'],
  fields: { dado: 'Dado', que: 'A qué', cosa: 'Qué es' },
  words: { cosa: { idea: 'Idea', piece: 'Recurso o grupo' } },
  async read(db, { id }) {
    const [marks, votes] = await Promise.all([
      db
        .select({ dado: hubMarks.createdAt, que: hubPieces.title })
        .from(hubMarks)
        .innerJoin(hubPieces, eq(hubPieces.id, hubMarks.pieceId))
        .where(eq(hubMarks.userId, id))
        .orderBy(asc(hubMarks.createdAt)),
      db
        .select({ dado: hubIdeaVotes.createdAt, que: hubIdeas.name })
        .from(hubIdeaVotes)
        .innerJoin(hubIdeas, eq(hubIdeas.id, hubIdeaVotes.ideaId))
        .where(eq(hubIdeaVotes.userId, id))
        .orderBy(asc(hubIdeaVotes.createdAt)),
    ]);
    return [...marks.map((mark) => ({ ...mark, cosa: 'piece' })), ...votes.map((vote) => ({ ...vote, cosa: 'idea' }))];
  },
};
