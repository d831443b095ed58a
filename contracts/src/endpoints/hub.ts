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
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery, totalSchema } from './queries.ts';

const tags = ['Comunidad'];
const ofPiece = z.object({ slug: z.string().check(z.maxLength(90, 'Esta publicación no existe.')) });
const words = (most: number, message: string) => z.optional(z.string().check(z.trim(), z.maxLength(most, message)));

const hubEndpoint = endpointsWith({ tags });

export const readHubFront = hubEndpoint('GET', '/hub/front', 'public', {
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

export const listHubPieces = hubEndpoint('GET', '/hub/pieces', 'public', {
  summary: 'Recursos, proyectos, grupos y búsquedas de pareja de estudio, lo más nuevo primero',
  querystring: z.object({ ...pieceFilters, ...pageQuery }),
  response: { 200: hubPieceListSchema },
});

export const countHubPieces = hubEndpoint('GET', '/hub/pieces/count', 'public', {
  summary: 'Cuántas publicaciones dejan los filtros, en todas las páginas de su lista',
  querystring: z.object(pieceFilters),
  response: { 200: totalSchema },
});

export const readHubPiece = hubEndpoint('GET', '/hub/pieces/:slug', 'public', {
  summary: 'Una publicación de la plaza, entera',
  params: ofPiece,
  response: { 200: hubPieceSchema },
});

export const listHubTopics = hubEndpoint('GET', '/hub/topics', 'public', {
  summary: 'De qué tratan las publicaciones, de lo más a lo menos tratado',
  querystring: z.object({ kind: z.optional(hubKindSchema) }),
  response: { 200: hubTopicListSchema },
});

export const listHubIdeas = hubEndpoint('GET', '/hub/ideas', 'public', {
  summary: 'Las once ideas, con sus votos y hasta dónde han llegado',
  response: { 200: hubIdeaListSchema },
});

export const reportHubPiece = hubEndpoint('POST', '/hub/pieces/:slug/reports', 'public', {
  summary: 'Denuncia una publicación de la plaza',
  description: 'Sin nombre: de quien denuncia solo se guarda un día una huella de su dirección, para contarla una vez.',
  params: ofPiece,
  body: newHubReportSchema,
  response: { 204: z.undefined() },
});

const id = z.uuid('Ese identificador no es de una cuenta.');
const ofOwnPiece = z.object({ id, piece: z.uuid('Esa publicación no existe.') });
const ideaId = z.string().check(z.maxLength(30, 'Esa idea no existe.'));
const done = { 200: z.object({}) };
const votes = { 200: hubVotesSchema };

const ownEndpoint = endpointsWith({ tags, params: z.object({ id }) });

export const readOwnHub = ownEndpoint('GET', '/user/:id/hub', ['owner'], {
  summary: 'Lo que tienes en la plaza de la comunidad: publicaciones, respuestas y votos',
  response: { 200: ownHubSchema },
});

export const proposeHubPiece = ownEndpoint('POST', '/user/:id/hub/pieces', ['owner'], {
  summary: 'Propone una publicación; con tres aceptadas se publica al momento',
  body: newHubPieceSchema,
  response: { 201: ownHubPieceSchema },
});

const ownPieceEndpoint = endpointsWith({ tags, params: ofOwnPiece, response: { 200: ownHubPieceSchema } });

export const changeHubPiece = ownPieceEndpoint('PUT', '/user/:id/hub/pieces/:piece', ['owner'], {
  summary: 'Cambia una publicación tuya',
  body: hubPieceChangeSchema,
});

export const actOnHubPiece = ownPieceEndpoint('POST', '/user/:id/hub/pieces/:piece/act', ['owner'], {
  summary: 'Retira una publicación tuya, la devuelve, la renueva o dice si el equipo está completo',
  body: hubActSchema,
});

const markEndpoint = endpointsWith({ tags, params: ofOwnPiece, response: votes });

export const markHubPiece = markEndpoint('PUT', '/user/:id/hub/marks/:piece', ['owner'], {
  summary: 'Dice que un recurso te es útil o que un grupo te interesa',
});

export const unmarkHubPiece = markEndpoint('DELETE', '/user/:id/hub/marks/:piece', ['owner'], {
  summary: 'Lo deshace',
});

const voteEndpoint = endpointsWith({ tags, params: z.object({ id, idea: ideaId }), response: votes });

export const voteForHubIdea = voteEndpoint('PUT', '/user/:id/hub/idea-votes/:idea', ['owner'], {
  summary: 'Da tu voto a una idea',
});

export const takeHubVoteBack = voteEndpoint('DELETE', '/user/:id/hub/idea-votes/:idea', ['owner'], {
  summary: 'Retira tu voto a una idea',
});

export const answerHubPiece = ownEndpoint('POST', '/user/:id/hub/answers', ['owner'], {
  summary: 'Responde a un proyecto o a una búsqueda de pareja de estudio, a través de nosotras',
  body: newHubAnswerSchema,
  response: done,
});

const answerEndpoint = endpointsWith({
  tags,
  params: z.object({ id, answer: z.uuid('Esa respuesta no existe.') }),
  response: done,
});

export const withdrawHubAnswer = answerEndpoint('DELETE', '/user/:id/hub/answers/:answer', ['owner'], {
  summary: 'Retira una respuesta tuya',
});

export const replyToHubAnswer = answerEndpoint('POST', '/user/:id/hub/answers/:answer/reply', ['owner'], {
  summary: 'Contesta a quien respondió a una publicación tuya',
  body: hubReplySchema,
});

const adminTags = ['Administración'];

const adminEndpoint = endpointsWith({ tags: adminTags });

export const listHubPiecesInAnyState = adminEndpoint('GET', '/admin/hub-pieces', moderation, {
  summary: 'Publicaciones de la plaza de la comunidad, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(hubPieceSorts),
    kind: z.optional(hubKindSchema),
    /** Without one: what waits for a decision, and what was reported. */
    state: z.optional(z.enum([...hubStates, 'all'], 'Ese estado no existe.')),
    /** The pieces that need attention: reported by readers, or with a link that does not answer. */
    look: z.optional(z.enum(['reported', 'broken'], 'Indica reported o broken.')),
  }),
  response: { 200: adminListSchema(adminHubPieceSchema) },
});

const pieceEndpoint = endpointsWith({
  tags: adminTags,
  params: z.object({ id: z.uuid('Ese identificador no es de una publicación.') }),
  response: { 200: adminHubPieceSchema },
});

export const readHubPieceInAnyState = pieceEndpoint('GET', '/admin/hub-pieces/:id', moderation, {
  summary: 'Una publicación de la plaza, en cualquier estado',
});

export const decideHubPiece = pieceEndpoint('POST', '/admin/hub-pieces/:id/state', moderation, {
  summary: 'Publica una propuesta para la plaza, la rechaza o la retira con su motivo, o la devuelve a donde estaba',
  body: hubDecisionSchema,
});

export const listHubIdeasToFollow = adminEndpoint('GET', '/admin/hub-ideas', moderation, {
  summary: 'Las once ideas, con sus votos',
  response: { 200: adminHubIdeaListSchema },
});

export const changeHubIdea = adminEndpoint('PUT', '/admin/hub-ideas/:id', moderation, {
  summary: 'Dice hasta dónde ha llegado una idea y qué ha pasado con ella',
  params: z.object({ id: ideaId }),
  body: hubIdeaChangeSchema,
  response: { 200: adminHubIdeaSchema },
});
