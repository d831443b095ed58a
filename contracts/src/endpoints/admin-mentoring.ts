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
import { mentorStateSchema } from '../mentoring.ts';
import { mentoringParts, mentoringSorts, mentorSorts } from '../mentoring-names.ts';
import { administration } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de mentoría.') });

const adminEndpoint = endpointsWith({ tags });

export const listMentoringRequests = adminEndpoint('GET', '/admin/mentoring', administration, {
  summary: 'Solicitudes de mentoría y parejas',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(mentoringSorts),
    state: z.optional(z.enum(mentoringParts, `Elige un estado: ${mentoringParts.join(', ')}.`)),
  }),
  response: { 200: adminListSchema(adminMentoringEntrySchema) },
});

export const countMentoring = adminEndpoint('GET', '/admin/mentoring/figures', administration, {
  summary: 'Cuántas hay en cada estado',
  response: { 200: adminMentoringFiguresSchema },
});

const requestEndpoint = endpointsWith({ tags, params, response: { 200: adminMentoringSchema } });

export const readMentoringRequest = requestEndpoint('GET', '/admin/mentoring/:id', administration, {
  summary: 'Una solicitud, con su historia',
});

export const listMentorCandidates = requestEndpoint('GET', '/admin/mentoring/:id/candidates', administration, {
  summary: 'Mentoras para una solicitud, con sus puntos y sus razones',
  response: { 200: mentorCandidatesSchema },
});

export const proposeMentors = requestEndpoint('POST', '/admin/mentoring/:id/proposals', administration, {
  summary: 'Confirma a quién se propone, en ese orden',
  body: newProposalsSchema,
});

export const changeMentoringRequestState = requestEndpoint('POST', '/admin/mentoring/:id/state', administration, {
  summary: 'Devuelve una solicitud a la lista de espera, o la cierra',
  body: adminMentoringChangeSchema,
});

export const noteOnMentoringRequest = requestEndpoint('POST', '/admin/mentoring/:id/notes', administration, {
  summary: 'Añade una nota que solo lee el equipo',
  body: mentoringTeamNoteSchema,
});

export const listMentorsInAnyState = adminEndpoint('GET', '/admin/mentors', administration, {
  summary: 'Mentoras, en cualquier estado, y cuánto llevan',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(mentorSorts),
    state: z.optional(mentorStateSchema),
  }),
  response: { 200: adminListSchema(adminMentorEntrySchema) },
});

const mentorEndpoint = endpointsWith({ tags, params, response: { 200: adminMentorSchema } });

export const readMentorInAnyState = mentorEndpoint('GET', '/admin/mentors/:id', administration, {
  summary: 'Una mentora y a quién acompaña',
});

export const changeMentorState = mentorEndpoint('POST', '/admin/mentors/:id/state', administration, {
  summary: 'Acepta a una mentora, la pone en pausa o dice que no',
  body: adminMentorChangeSchema,
});
