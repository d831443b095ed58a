import * as z from 'zod/mini';
import {
  mentoringFormatSchema,
  mentoringLanguageSchema,
  mentoringModalitySchema,
  mentoringRequestChangeSchema,
  mentoringTopicSchema,
  mentorListSchema,
  mentorOfferSchema,
  mentorPageSchema,
  mentorPauseSchema,
  newMentoringRequestSchema,
  ownMentoringSchema,
  proposalAnswerSchema,
} from '../mentoring.ts';
import {
  newPairGoalSchema,
  newPairSessionSchema,
  ownPairSchema,
  pairChangeSchema,
  pairGoalChangeSchema,
  pairRatingSchema,
  pairReportSchema,
  pairSessionMoveSchema,
  pairSessionStateSchema,
  sessionNoteSchema,
} from '../mentoring-pair.ts';
import { endpoint, endpointsWith } from './endpoint.ts';
import { formerLinkedKey, linkedKey } from './link-keys.ts';
import { pageQuery, totalSchema } from './queries.ts';

const tags = ['Mentoría'];

const mentorFilters = {
  topic: z.optional(mentoringTopicSchema),
  language: z.optional(mentoringLanguageSchema),
  format: z.optional(mentoringFormatSchema),
  modality: z.optional(mentoringModalitySchema),
  room: z.optional(z.enum(['yes'], 'Indica yes.')),
};

const mentoringEndpoint = endpointsWith({ tags });

export const listMentors = mentoringEndpoint('GET', '/mentors', 'public', {
  summary: 'Mentoras que se muestran, primero las que tienen sitio',
  querystring: z.object({ ...mentorFilters, ...pageQuery }),
  response: { 200: mentorListSchema },
});

export const countMentors = mentoringEndpoint('GET', '/mentors/count', 'public', {
  summary: 'Cuántas mentoras que se muestran dejan los filtros, en todas las páginas de su lista',
  querystring: z.object(mentorFilters),
  response: { 200: totalSchema },
});

export const readMentor = mentoringEndpoint('GET', '/mentors/:slug', 'public', {
  summary: 'Una mentora que se muestra',
  params: z.object({ slug: z.string().check(z.maxLength(80, 'Esta mentora no está en la lista.')) }),
  response: { 200: mentorPageSchema },
});

const calendar = { tags, summary: 'Una sesión para el calendario (iCalendar), con el enlace que reciben las dos' };

export const readSessionCalendar = endpoint('GET', '/mentoring/sessions/calendar.ics', 'public', {
  ...calendar,
  ...linkedKey,
});

export const readSessionCalendarByFormerLink = endpoint('GET', '/mentoring/sessions/:key/calendar.ics', 'public', {
  ...calendar,
  ...formerLinkedKey,
});

const id = z.uuid('Ese identificador no es de una cuenta.');
const ofProposal = z.object({ id, proposal: z.uuid('Ese identificador no es de una propuesta.') });
/** All of hers as it is then. */
const ownMentoring = { 200: ownMentoringSchema };

const ownEndpoint = endpointsWith({ tags, params: z.object({ id }), response: ownMentoring });

export const readOwnMentoring = ownEndpoint('GET', '/user/:id/mentoring', ['owner'], {
  summary: 'Tu ficha, tu solicitud, lo que espera tu respuesta y tus mentorías',
});

export const saveMentorOffer = ownEndpoint('PUT', '/user/:id/mentoring/offer', ['owner'], {
  summary: 'Guarda tu ficha de mentora',
  body: mentorOfferSchema,
});

export const pauseMentorOffer = ownEndpoint('POST', '/user/:id/mentoring/offer/state', ['owner'], {
  summary: 'Pone tu ficha en pausa o la retoma',
  body: mentorPauseSchema,
});

export const withdrawMentorOffer = ownEndpoint('DELETE', '/user/:id/mentoring/offer', ['owner'], {
  summary: 'Retira tu ficha de mentora',
});

export const askForMentor = ownEndpoint('POST', '/user/:id/mentoring/requests', ['owner'], {
  summary: 'Pide una mentora',
  body: newMentoringRequestSchema,
  response: { 201: ownMentoringSchema },
});

const requestEndpoint = endpointsWith({
  tags,
  params: z.object({ id, request: z.uuid('Ese identificador no es de una solicitud.') }),
  response: ownMentoring,
});

export const changeMentoringRequest = requestEndpoint('PUT', '/user/:id/mentoring/requests/:request', ['owner'], {
  summary: 'Cambia tu solicitud mientras no hay nadie propuesta',
  body: mentoringRequestChangeSchema,
});

export const withdrawMentoringRequest = requestEndpoint(
  'POST',
  '/user/:id/mentoring/requests/:request/withdraw',
  ['owner'],
  {
    summary: 'Retira tu solicitud',
  },
);

export const reopenMentoringRequest = requestEndpoint(
  'POST',
  '/user/:id/mentoring/requests/:request/again',
  ['owner'],
  {
    summary: 'Abre otra vez una solicitud cerrada',
  },
);

export const answerMentoringProposal = ownEndpoint('POST', '/user/:id/mentoring/proposals/:proposal', ['owner'], {
  summary: 'Responde a quien te pide como mentora',
  params: ofProposal,
  body: proposalAnswerSchema,
});

const pair = z.uuid('Ese identificador no es de una mentoría.');
/** The pair as the one who asks sees it then. */
const ownPair = { 200: ownPairSchema };

const pairEndpoint = endpointsWith({ tags, params: z.object({ id, pair }), response: ownPair });

export const readOwnPair = pairEndpoint('GET', '/user/:id/mentoring/pairs/:pair', ['owner'], {
  summary: 'Una mentoría tuya',
});

export const changePair = pairEndpoint('POST', '/user/:id/mentoring/pairs/:pair/state', ['owner'], {
  summary: 'Pausa, retoma o cierra la mentoría',
  body: pairChangeSchema,
});

export const addPairSession = pairEndpoint('POST', '/user/:id/mentoring/pairs/:pair/sessions', ['owner'], {
  summary: 'Apunta una sesión',
  body: newPairSessionSchema,
});

const sessionEndpoint = endpointsWith({
  tags,
  params: z.object({ id, pair, session: z.uuid('Ese identificador no es de una sesión.') }),
  response: ownPair,
});

export const movePairSession = sessionEndpoint('PUT', '/user/:id/mentoring/pairs/:pair/sessions/:session', ['owner'], {
  summary: 'Cambia una sesión por venir',
  body: pairSessionMoveSchema,
});

export const changePairSession = sessionEndpoint(
  'POST',
  '/user/:id/mentoring/pairs/:pair/sessions/:session/state',
  ['owner'],
  {
    summary: 'Dice cómo fue una sesión, o la cancela',
    body: pairSessionStateSchema,
  },
);

export const notePairSession = sessionEndpoint(
  'PUT',
  '/user/:id/mentoring/pairs/:pair/sessions/:session/note',
  ['owner'],
  {
    summary: 'Guarda tu nota de una sesión; solo la lees tú',
    body: sessionNoteSchema,
  },
);

export const addPairGoal = pairEndpoint('POST', '/user/:id/mentoring/pairs/:pair/goals', ['owner'], {
  summary: 'Añade un objetivo',
  body: newPairGoalSchema,
});

const goalEndpoint = endpointsWith({
  tags,
  params: z.object({ id, pair, goal: z.uuid('Ese identificador no es de un objetivo.') }),
  response: ownPair,
});

export const checkPairGoal = goalEndpoint('PATCH', '/user/:id/mentoring/pairs/:pair/goals/:goal', ['owner'], {
  summary: 'Marca un objetivo',
  body: pairGoalChangeSchema,
});

export const deletePairGoal = goalEndpoint('DELETE', '/user/:id/mentoring/pairs/:pair/goals/:goal', ['owner'], {
  summary: 'Quita un objetivo',
});

export const ratePair = pairEndpoint('PUT', '/user/:id/mentoring/pairs/:pair/rating', ['owner'], {
  summary: 'Cuenta al equipo cómo va; nadie más lo lee',
  body: pairRatingSchema,
});

export const reportPair = pairEndpoint('POST', '/user/:id/mentoring/pairs/:pair/report', ['owner'], {
  summary: 'Avisa al equipo por el canal privado del código de conducta',
  body: pairReportSchema,
  response: { 201: z.object({ reference: z.string() }) },
});
