import { adminListSchema } from '@femcoders/contracts/admin-list';
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
} from '@femcoders/contracts/admin-mentoring';
import { mentorStateSchema } from '@femcoders/contracts/mentoring';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { changeMentorState, listAdminMentors, mentorSorts, readAdminMentor } from './admin-mentors.ts';
import { listCandidates, readAdminRequest } from './admin-request.ts';
import { countMentoring, listRequests, mentoringParts, mentoringSorts } from './admin-request-list.ts';
import { type CoordinatePorts, changeRequestState, noteRequest, propose } from './admin-request-mutations.ts';
import { mentoringPorts } from './mentoring-ports.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de mentoría.') });
const response = { 200: adminMentoringSchema };

/** Where mentoring is coordinated: requests, pairs and mentors. */
export function adminMentoringRoutes(context: ApiContext): void {
  const { app, db, clock, mentorLists } = context;

  async function acting<T>(request: FastifyRequest, act: (ports: CoordinatePorts) => Promise<T>): Promise<T> {
    const actor = context.caller(request);
    const done = await act({ ...mentoringPorts(context), actor, trace: await context.trace(request) });
    mentorLists.invalidate();
    return done;
  }

  app.get(
    '/admin/mentoring',
    {
      schema: {
        tags,
        summary: 'Solicitudes de mentoría y parejas',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(mentoringSorts),
          state: z.optional(z.enum(mentoringParts, `Elige un estado: ${mentoringParts.join(', ')}.`)),
        }),
        response: { 200: adminListSchema(adminMentoringEntrySchema) },
      },
    },
    (request) => {
      const { q, state, sort = 'since' } = request.query;
      return listRequests(db, { q, part: state, sort }, adminPageOf(request.query), clock());
    },
  );

  app.get(
    '/admin/mentoring/figures',
    { schema: { tags, summary: 'Cuántas hay en cada estado', response: { 200: adminMentoringFiguresSchema } } },
    () => countMentoring(db, clock()),
  );

  app.get(
    '/admin/mentoring/:id',
    { schema: { tags, summary: 'Una solicitud, con su historia', params, response } },
    (request) => readAdminRequest(db, request.params.id, clock()),
  );

  app.get(
    '/admin/mentoring/:id/candidates',
    {
      schema: {
        tags,
        summary: 'Mentoras para una solicitud, con sus puntos y sus razones',
        params,
        response: { 200: mentorCandidatesSchema },
      },
    },
    (request) => listCandidates(db, request.params.id, clock()),
  );

  app.post(
    '/admin/mentoring/:id/proposals',
    {
      schema: {
        tags,
        summary: 'Confirma a quién se propone, en ese orden',
        params,
        body: newProposalsSchema,
        response,
      },
    },
    (request) => acting(request, (ports) => propose(request.params.id, request.body.mentors, ports)),
  );

  app.post(
    '/admin/mentoring/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Devuelve una solicitud a la lista de espera, o la cierra',
        params,
        body: adminMentoringChangeSchema,
        response,
      },
    },
    (request) => acting(request, (ports) => changeRequestState(request.params.id, request.body, ports)),
  );

  app.post(
    '/admin/mentoring/:id/notes',
    {
      schema: {
        tags,
        summary: 'Añade una nota que solo lee el equipo',
        params,
        body: mentoringTeamNoteSchema,
        response,
      },
    },
    (request) => acting(request, (ports) => noteRequest(request.params.id, request.body, ports)),
  );

  app.get(
    '/admin/mentors',
    {
      schema: {
        tags,
        summary: 'Mentoras, en cualquier estado, y cuánto llevan',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(mentorSorts),
          state: z.optional(mentorStateSchema),
        }),
        response: { 200: adminListSchema(adminMentorEntrySchema) },
      },
    },
    (request) => {
      const { q, state, sort = 'state' } = request.query;
      return listAdminMentors(db, { q, state, sort }, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/mentors/:id',
    { schema: { tags, summary: 'Una mentora y a quién acompaña', params, response: { 200: adminMentorSchema } } },
    (request) => readAdminMentor(db, request.params.id),
  );

  app.post(
    '/admin/mentors/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Acepta a una mentora, la pone en pausa o dice que no',
        params,
        body: adminMentorChangeSchema,
        response: { 200: adminMentorSchema },
      },
    },
    (request) => acting(request, (ports) => changeMentorState(request.params.id, request.body, ports)),
  );
}
