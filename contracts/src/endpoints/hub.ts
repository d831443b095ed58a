import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import {
  adminHubIdeaListSchema,
  adminHubIdeaSchema,
  adminHubPieceSchema,
  hubActSchema,
  hubDecisionSchema,
  hubFrontSchema,
  hubIdeaChangeSchema,
  hubIdeaListSchema,
  hubKindSchema,
  hubLevelSchema,
  hubPieceChangeSchema,
  hubPieceListSchema,
  hubPieceSchema,
  hubReplySchema,
  hubTopicListSchema,
  hubVotesSchema,
  newHubAnswerSchema,
  newHubPieceSchema,
  newHubReportSchema,
  ownHubPieceSchema,
  ownHubSchema,
} from '../hub.ts';
import { hubLimits } from '../hub-limits.ts';
import { hubPieceSorts, hubStates } from '../hub-names.ts';
import { moderation } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery, totalSchema } from './queries.ts';

const tags = ['Comunidad'];
const ofPiece = z.object({ slug: z.string().check(z.maxLength(90, 'Esta publicación no existe.')) });
const words = (most: number, message: string) => z.optional(z.string().check(z.trim(), z.maxLength(most, message)));

export const readHubFront = endpoint('GET', '/hub/front', 'public', {
  tags,
  summary: 'Lo último de cada sección de la plaza de la comunidad',
  response: { 200: hubFrontSchema },
});

const pieceFilters = {
  kind: z.optional(hubKindSchema),
  level: z.optional(hubLevelSchema),
  topic: words(hubLimits.topic, 'Ese tema no existe.'),
  q: words(hubLimits.search, `La búsqueda no puede pasar de ${hubLimits.search} caracteres.`),
  open: z.optional(z.enum(['yes'], 'Indica yes.')),
};

export const listHubPieces = endpoint('GET', '/hub/pieces', 'public', {
  tags,
  summary: 'Recursos, proyectos, grupos y búsquedas de pareja de estudio, lo más nuevo primero',
  querystring: z.object({ ...pieceFilters, ...pageQuery }),
  response: { 200: hubPieceListSchema },
});

export const countHubPieces = endpoint('GET', '/hub/pieces/count', 'public', {
  tags,
  summary: 'Cuántas publicaciones dejan los filtros, en todas las páginas de su lista',
  querystring: z.object(pieceFilters),
  response: { 200: totalSchema },
});

export const readHubPiece = endpoint('GET', '/hub/pieces/:slug', 'public', {
  tags,
  summary: 'Una publicación de la plaza, entera',
  params: ofPiece,
  response: { 200: hubPieceSchema },
});

export const listHubTopics = endpoint('GET', '/hub/topics', 'public', {
  tags,
  summary: 'De qué tratan las publicaciones, de lo más a lo menos tratado',
  querystring: z.object({ kind: z.optional(hubKindSchema) }),
  response: { 200: hubTopicListSchema },
});

export const listHubIdeas = endpoint('GET', '/hub/ideas', 'public', {
  tags,
  summary: 'Las once ideas, con sus votos y hasta dónde han llegado',
  response: { 200: hubIdeaListSchema },
});

export const reportHubPiece = endpoint('POST', '/hub/pieces/:slug/reports', 'public', {
  tags,
  summary: 'Denuncia una publicación de la plaza',
  description: 'Sin nombre: de quien denuncia solo se guarda un día una huella de su dirección, para contarla una vez.',
  params: ofPiece,
  body: newHubReportSchema,
  response: { 204: z.undefined() },
});

const id = z.uuid('Ese identificador no es de una cuenta.');
const ofMember = z.object({ id });
const ofOwnPiece = z.object({ id, piece: z.uuid('Esa publicación no existe.') });
const ideaId = z.string().check(z.maxLength(30, 'Esa idea no existe.'));
const ofIdea = z.object({ id, idea: ideaId });
const ofAnswer = z.object({ id, answer: z.uuid('Esa respuesta no existe.') });
const done = { 200: z.object({}) };
const votes = { 200: hubVotesSchema };
const ownPiece = { 200: ownHubPieceSchema };

export const readOwnHub = endpoint('GET', '/user/:id/hub', ['owner'], {
  tags,
  summary: 'Lo que tienes en la plaza de la comunidad: publicaciones, respuestas y votos',
  params: ofMember,
  response: { 200: ownHubSchema },
});

export const proposeHubPiece = endpoint('POST', '/user/:id/hub/pieces', ['owner'], {
  tags,
  summary: 'Propone una publicación; con tres aceptadas se publica al momento',
  params: ofMember,
  body: newHubPieceSchema,
  response: { 201: ownHubPieceSchema },
});

export const changeHubPiece = endpoint('PUT', '/user/:id/hub/pieces/:piece', ['owner'], {
  tags,
  summary: 'Cambia una publicación tuya',
  params: ofOwnPiece,
  body: hubPieceChangeSchema,
  response: ownPiece,
});

export const actOnHubPiece = endpoint('POST', '/user/:id/hub/pieces/:piece/act', ['owner'], {
  tags,
  summary: 'Retira una publicación tuya, la devuelve, la renueva o dice si el equipo está completo',
  params: ofOwnPiece,
  body: hubActSchema,
  response: ownPiece,
});

export const markHubPiece = endpoint('PUT', '/user/:id/hub/marks/:piece', ['owner'], {
  tags,
  summary: 'Dice que un recurso te es útil o que un grupo te interesa',
  params: ofOwnPiece,
  response: votes,
});

export const unmarkHubPiece = endpoint('DELETE', '/user/:id/hub/marks/:piece', ['owner'], {
  tags,
  summary: 'Lo deshace',
  params: ofOwnPiece,
  response: votes,
});

export const voteForHubIdea = endpoint('PUT', '/user/:id/hub/idea-votes/:idea', ['owner'], {
  tags,
  summary: 'Da tu voto a una idea',
  params: ofIdea,
  response: votes,
});

export const takeHubVoteBack = endpoint('DELETE', '/user/:id/hub/idea-votes/:idea', ['owner'], {
  tags,
  summary: 'Retira tu voto a una idea',
  params: ofIdea,
  response: votes,
});

export const answerHubPiece = endpoint('POST', '/user/:id/hub/answers', ['owner'], {
  tags,
  summary: 'Responde a un proyecto o a una búsqueda de pareja de estudio, a través de nosotras',
  params: ofMember,
  body: newHubAnswerSchema,
  response: done,
});

export const withdrawHubAnswer = endpoint('DELETE', '/user/:id/hub/answers/:answer', ['owner'], {
  tags,
  summary: 'Retira una respuesta tuya',
  params: ofAnswer,
  response: done,
});

export const replyToHubAnswer = endpoint('POST', '/user/:id/hub/answers/:answer/reply', ['owner'], {
  tags,
  summary: 'Contesta a quien respondió a una publicación tuya',
  params: ofAnswer,
  body: hubReplySchema,
  response: done,
});

const adminTags = ['Administración'];
const ofAnyPiece = z.object({ id: z.uuid('Ese identificador no es de una publicación.') });
const anyPiece = { 200: adminHubPieceSchema };

export const listHubPiecesInAnyState = endpoint('GET', '/admin/hub-pieces', moderation, {
  tags: adminTags,
  summary: 'Publicaciones de la plaza de la comunidad, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(hubPieceSorts),
    kind: z.optional(hubKindSchema),
    state: z.optional(z.enum([...hubStates, 'all'], 'Ese estado no existe.')),
    look: z.optional(z.enum(['reported', 'broken'], 'Indica reported o broken.')),
  }),
  response: { 200: adminListSchema(adminHubPieceSchema) },
});

export const readHubPieceInAnyState = endpoint('GET', '/admin/hub-pieces/:id', moderation, {
  tags: adminTags,
  summary: 'Una publicación de la plaza, en cualquier estado',
  params: ofAnyPiece,
  response: anyPiece,
});

export const decideHubPiece = endpoint('POST', '/admin/hub-pieces/:id/state', moderation, {
  tags: adminTags,
  summary: 'Publica una propuesta para la plaza, la rechaza o la retira con su motivo, o la devuelve a donde estaba',
  params: ofAnyPiece,
  body: hubDecisionSchema,
  response: anyPiece,
});

export const listHubIdeasToFollow = endpoint('GET', '/admin/hub-ideas', moderation, {
  tags: adminTags,
  summary: 'Las once ideas, con sus votos',
  response: { 200: adminHubIdeaListSchema },
});

export const changeHubIdea = endpoint('PUT', '/admin/hub-ideas/:id', moderation, {
  tags: adminTags,
  summary: 'Dice hasta dónde ha llegado una idea y qué ha pasado con ella',
  params: z.object({ id: ideaId }),
  body: hubIdeaChangeSchema,
  response: { 200: adminHubIdeaSchema },
});
