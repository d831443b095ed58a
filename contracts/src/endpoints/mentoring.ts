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
import { endpoint } from './endpoint.ts';
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

export const listMentors = endpoint('GET', '/mentors', 'public', {
  tags,
  summary: 'Mentoras que se muestran, primero las que tienen sitio',
  querystring: z.object({ ...mentorFilters, ...pageQuery }),
  response: { 200: mentorListSchema },
});

export const countMentors = endpoint('GET', '/mentors/count', 'public', {
  tags,
  summary: 'Cuántas mentoras que se muestran dejan los filtros, en todas las páginas de su lista',
  querystring: z.object(mentorFilters),
  response: { 200: totalSchema },
});

export const readMentor = endpoint('GET', '/mentors/:slug', 'public', {
  tags,
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
const ofMember = z.object({ id });
const ofRequest = z.object({ id, request: z.uuid('Ese identificador no es de una solicitud.') });
const ofProposal = z.object({ id, proposal: z.uuid('Ese identificador no es de una propuesta.') });
/** All of hers as it is then. */
const ownMentoring = { 200: ownMentoringSchema };

export const readOwnMentoring = endpoint('GET', '/user/:id/mentoring', ['owner'], {
  tags,
  summary: 'Tu ficha, tu solicitud, lo que espera tu respuesta y tus mentorías',
  params: ofMember,
  response: ownMentoring,
});

export const saveMentorOffer = endpoint('PUT', '/user/:id/mentoring/offer', ['owner'], {
  tags,
  summary: 'Guarda tu ficha de mentora',
  params: ofMember,
  body: mentorOfferSchema,
  response: ownMentoring,
});

export const pauseMentorOffer = endpoint('POST', '/user/:id/mentoring/offer/state', ['owner'], {
  tags,
  summary: 'Pone tu ficha en pausa o la retoma',
  params: ofMember,
  body: mentorPauseSchema,
  response: ownMentoring,
});

export const withdrawMentorOffer = endpoint('DELETE', '/user/:id/mentoring/offer', ['owner'], {
  tags,
  summary: 'Retira tu ficha de mentora',
  params: ofMember,
  response: ownMentoring,
});

export const askForMentor = endpoint('POST', '/user/:id/mentoring/requests', ['owner'], {
  tags,
  summary: 'Pide una mentora',
  params: ofMember,
  body: newMentoringRequestSchema,
  response: { 201: ownMentoringSchema },
});

export const changeMentoringRequest = endpoint('PUT', '/user/:id/mentoring/requests/:request', ['owner'], {
  tags,
  summary: 'Cambia tu solicitud mientras no hay nadie propuesta',
  params: ofRequest,
  body: mentoringRequestChangeSchema,
  response: ownMentoring,
});

export const withdrawMentoringRequest = endpoint('POST', '/user/:id/mentoring/requests/:request/withdraw', ['owner'], {
  tags,
  summary: 'Retira tu solicitud',
  params: ofRequest,
  response: ownMentoring,
});

export const reopenMentoringRequest = endpoint('POST', '/user/:id/mentoring/requests/:request/again', ['owner'], {
  tags,
  summary: 'Abre otra vez una solicitud cerrada',
  params: ofRequest,
  response: ownMentoring,
});

export const answerMentoringProposal = endpoint('POST', '/user/:id/mentoring/proposals/:proposal', ['owner'], {
  tags,
  summary: 'Responde a quien te pide como mentora',
  params: ofProposal,
  body: proposalAnswerSchema,
  response: ownMentoring,
});

const pair = z.uuid('Ese identificador no es de una mentoría.');
const ofPair = z.object({ id, pair });
const ofSession = z.object({ id, pair, session: z.uuid('Ese identificador no es de una sesión.') });
const ofGoal = z.object({ id, pair, goal: z.uuid('Ese identificador no es de un objetivo.') });
/** The pair as the one who asks sees it then. */
const ownPair = { 200: ownPairSchema };

export const readOwnPair = endpoint('GET', '/user/:id/mentoring/pairs/:pair', ['owner'], {
  tags,
  summary: 'Una mentoría tuya',
  params: ofPair,
  response: ownPair,
});

export const changePair = endpoint('POST', '/user/:id/mentoring/pairs/:pair/state', ['owner'], {
  tags,
  summary: 'Pausa, retoma o cierra la mentoría',
  params: ofPair,
  body: pairChangeSchema,
  response: ownPair,
});

export const addPairSession = endpoint('POST', '/user/:id/mentoring/pairs/:pair/sessions', ['owner'], {
  tags,
  summary: 'Apunta una sesión',
  params: ofPair,
  body: newPairSessionSchema,
  response: ownPair,
});

export const movePairSession = endpoint('PUT', '/user/:id/mentoring/pairs/:pair/sessions/:session', ['owner'], {
  tags,
  summary: 'Cambia una sesión por venir',
  params: ofSession,
  body: pairSessionMoveSchema,
  response: ownPair,
});

export const changePairSession = endpoint(
  'POST',
  '/user/:id/mentoring/pairs/:pair/sessions/:session/state',
  ['owner'],
  {
    tags,
    summary: 'Dice cómo fue una sesión, o la cancela',
    params: ofSession,
    body: pairSessionStateSchema,
    response: ownPair,
  },
);

export const notePairSession = endpoint('PUT', '/user/:id/mentoring/pairs/:pair/sessions/:session/note', ['owner'], {
  tags,
  summary: 'Guarda tu nota de una sesión; solo la lees tú',
  params: ofSession,
  body: sessionNoteSchema,
  response: ownPair,
});

export const addPairGoal = endpoint('POST', '/user/:id/mentoring/pairs/:pair/goals', ['owner'], {
  tags,
  summary: 'Añade un objetivo',
  params: ofPair,
  body: newPairGoalSchema,
  response: ownPair,
});

export const checkPairGoal = endpoint('PATCH', '/user/:id/mentoring/pairs/:pair/goals/:goal', ['owner'], {
  tags,
  summary: 'Marca un objetivo',
  params: ofGoal,
  body: pairGoalChangeSchema,
  response: ownPair,
});

export const deletePairGoal = endpoint('DELETE', '/user/:id/mentoring/pairs/:pair/goals/:goal', ['owner'], {
  tags,
  summary: 'Quita un objetivo',
  params: ofGoal,
  response: ownPair,
});

export const ratePair = endpoint('PUT', '/user/:id/mentoring/pairs/:pair/rating', ['owner'], {
  tags,
  summary: 'Cuenta al equipo cómo va; nadie más lo lee',
  params: ofPair,
  body: pairRatingSchema,
  response: ownPair,
});

export const reportPair = endpoint('POST', '/user/:id/mentoring/pairs/:pair/report', ['owner'], {
  tags,
  summary: 'Avisa al equipo por el canal privado del código de conducta',
  params: ofPair,
  body: pairReportSchema,
  response: { 201: z.object({ reference: z.string() }) },
});
