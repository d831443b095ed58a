import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import {
  adminMentorChangeSchema,
  adminMentorEntrySchema,
  adminMentoringChangeSchema,
  adminMentoringEntrySchema,
  adminMentoringFiguresSchema,
  adminMentoringSchema,
  adminMentorSchema,
  mentorCandidatesSchema,
  mentoringTeamNoteSchema,
  newProposalsSchema,
} from '../admin-mentoring.ts';
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
  mentorStateSchema,
  newMentoringRequestSchema,
  ownMentoringSchema,
  proposalAnswerSchema,
} from '../mentoring.ts';
import { mentoringParts, mentoringSorts, mentorSorts } from '../mentoring-names.ts';
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
import { administration } from '../role-lists.ts';
import { endpoint } from './endpoint.ts';
import { formerLinkedKey, linkedKey } from './link-keys.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const tags = ['Mentoría'];

export const listMentors = endpoint('GET', '/mentors', 'public', {
  tags,
  summary: 'Mentoras que se muestran, primero las que tienen sitio',
  querystring: z.object({
    topic: z.optional(mentoringTopicSchema),
    language: z.optional(mentoringLanguageSchema),
    format: z.optional(mentoringFormatSchema),
    modality: z.optional(mentoringModalitySchema),
    room: z.optional(z.enum(['yes'], 'Indica yes.')),
    ...pageQuery,
  }),
  response: { 200: mentorListSchema },
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

const adminTags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de mentoría.') });
const anyRequest = { 200: adminMentoringSchema };
const anyMentor = { 200: adminMentorSchema };

export const listMentoringRequests = endpoint('GET', '/admin/mentoring', administration, {
  tags: adminTags,
  summary: 'Solicitudes de mentoría y parejas',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(mentoringSorts),
    state: z.optional(z.enum(mentoringParts, `Elige un estado: ${mentoringParts.join(', ')}.`)),
  }),
  response: { 200: adminListSchema(adminMentoringEntrySchema) },
});

export const countMentoring = endpoint('GET', '/admin/mentoring/figures', administration, {
  tags: adminTags,
  summary: 'Cuántas hay en cada estado',
  response: { 200: adminMentoringFiguresSchema },
});

export const readMentoringRequest = endpoint('GET', '/admin/mentoring/:id', administration, {
  tags: adminTags,
  summary: 'Una solicitud, con su historia',
  params,
  response: anyRequest,
});

export const listMentorCandidates = endpoint('GET', '/admin/mentoring/:id/candidates', administration, {
  tags: adminTags,
  summary: 'Mentoras para una solicitud, con sus puntos y sus razones',
  params,
  response: { 200: mentorCandidatesSchema },
});

export const proposeMentors = endpoint('POST', '/admin/mentoring/:id/proposals', administration, {
  tags: adminTags,
  summary: 'Confirma a quién se propone, en ese orden',
  params,
  body: newProposalsSchema,
  response: anyRequest,
});

export const changeMentoringRequestState = endpoint('POST', '/admin/mentoring/:id/state', administration, {
  tags: adminTags,
  summary: 'Devuelve una solicitud a la lista de espera, o la cierra',
  params,
  body: adminMentoringChangeSchema,
  response: anyRequest,
});

export const noteOnMentoringRequest = endpoint('POST', '/admin/mentoring/:id/notes', administration, {
  tags: adminTags,
  summary: 'Añade una nota que solo lee el equipo',
  params,
  body: mentoringTeamNoteSchema,
  response: anyRequest,
});

export const listMentorsInAnyState = endpoint('GET', '/admin/mentors', administration, {
  tags: adminTags,
  summary: 'Mentoras, en cualquier estado, y cuánto llevan',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(mentorSorts),
    state: z.optional(mentorStateSchema),
  }),
  response: { 200: adminListSchema(adminMentorEntrySchema) },
});

export const readMentorInAnyState = endpoint('GET', '/admin/mentors/:id', administration, {
  tags: adminTags,
  summary: 'Una mentora y a quién acompaña',
  params,
  response: anyMentor,
});

export const changeMentorState = endpoint('POST', '/admin/mentors/:id/state', administration, {
  tags: adminTags,
  summary: 'Acepta a una mentora, la pone en pausa o dice que no',
  params,
  body: adminMentorChangeSchema,
  response: anyMentor,
});
