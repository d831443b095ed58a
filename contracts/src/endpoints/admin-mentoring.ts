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
import { endpoint } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de mentoría.') });
const anyRequest = { 200: adminMentoringSchema };
const anyMentor = { 200: adminMentorSchema };

export const listMentoringRequests = endpoint('GET', '/admin/mentoring', administration, {
  tags: tags,
  summary: 'Solicitudes de mentoría y parejas',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(mentoringSorts),
    state: z.optional(z.enum(mentoringParts, `Elige un estado: ${mentoringParts.join(', ')}.`)),
  }),
  response: { 200: adminListSchema(adminMentoringEntrySchema) },
});

export const countMentoring = endpoint('GET', '/admin/mentoring/figures', administration, {
  tags: tags,
  summary: 'Cuántas hay en cada estado',
  response: { 200: adminMentoringFiguresSchema },
});

export const readMentoringRequest = endpoint('GET', '/admin/mentoring/:id', administration, {
  tags: tags,
  summary: 'Una solicitud, con su historia',
  params,
  response: anyRequest,
});

export const listMentorCandidates = endpoint('GET', '/admin/mentoring/:id/candidates', administration, {
  tags: tags,
  summary: 'Mentoras para una solicitud, con sus puntos y sus razones',
  params,
  response: { 200: mentorCandidatesSchema },
});

export const proposeMentors = endpoint('POST', '/admin/mentoring/:id/proposals', administration, {
  tags: tags,
  summary: 'Confirma a quién se propone, en ese orden',
  params,
  body: newProposalsSchema,
  response: anyRequest,
});

export const changeMentoringRequestState = endpoint('POST', '/admin/mentoring/:id/state', administration, {
  tags: tags,
  summary: 'Devuelve una solicitud a la lista de espera, o la cierra',
  params,
  body: adminMentoringChangeSchema,
  response: anyRequest,
});

export const noteOnMentoringRequest = endpoint('POST', '/admin/mentoring/:id/notes', administration, {
  tags: tags,
  summary: 'Añade una nota que solo lee el equipo',
  params,
  body: mentoringTeamNoteSchema,
  response: anyRequest,
});

export const listMentorsInAnyState = endpoint('GET', '/admin/mentors', administration, {
  tags: tags,
  summary: 'Mentoras, en cualquier estado, y cuánto llevan',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(mentorSorts),
    state: z.optional(mentorStateSchema),
  }),
  response: { 200: adminListSchema(adminMentorEntrySchema) },
});

export const readMentorInAnyState = endpoint('GET', '/admin/mentors/:id', administration, {
  tags: tags,
  summary: 'Una mentora y a quién acompaña',
  params,
  response: anyMentor,
});

export const changeMentorState = endpoint('POST', '/admin/mentors/:id/state', administration, {
  tags: tags,
  summary: 'Acepta a una mentora, la pone en pausa o dice que no',
  params,
  body: adminMentorChangeSchema,
  response: anyMentor,
});
