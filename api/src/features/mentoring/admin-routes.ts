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
import { adminRecord } from '../admin-record.ts';
import { changeMentorState, listAdminMentors, mentorSorts, readAdminMentor } from './admin-mentors.ts';
import { listCandidates, readAdminRequest } from './admin-request.ts';
import { countMentoring, listRequests, mentoringParts, mentoringSorts } from './admin-request-list.ts';
import { type CoordinatePorts, changeRequestState, noteRequest, propose } from './admin-request-mutations.ts';
import { mentoringPorts } from './mentoring-ports.ts';

const tags = ['Administración'];
const noId = 'Ese identificador no es de mentoría.';
const params = z.object({ id: z.uuid(noId) });

/** Where mentoring is coordinated: requests, pairs and mentors. */
export function adminMentoringRoutes(context: ApiContext): void {
  const { app, db, clock, mentorLists } = context;

  const shared = {
    app,
    noId,
    portsOf: async (request: FastifyRequest): Promise<CoordinatePorts> => ({
      ...mentoringPorts(context),
      actor: context.caller(request),
      trace: await context.trace(request),
    }),
    changed: () => mentorLists.invalidate(),
  };
  const requests = adminRecord({ ...shared, at: '/admin/mentoring', answer: adminMentoringSchema });
  const mentors = adminRecord({ ...shared, at: '/admin/mentors', answer: adminMentorSchema });

  requests.list(
    'Solicitudes de mentoría y parejas',
    adminMentoringEntrySchema,
    {
      sorts: mentoringSorts,
      sort: 'since',
      filters: { state: z.optional(z.enum(mentoringParts, `Elige un estado: ${mentoringParts.join(', ')}.`)) },
    },
    ({ state: part, ...question }, page) => listRequests(db, { ...question, part }, page, clock()),
  );

  app.get(
    '/admin/mentoring/figures',
    { schema: { tags, summary: 'Cuántas hay en cada estado', response: { 200: adminMentoringFiguresSchema } } },
    () => countMentoring(db, clock()),
  );

  requests.read('Una solicitud, con su historia', (id) => readAdminRequest(db, id, clock()));

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

  requests.post(
    '/proposals',
    'Confirma a quién se propone, en ese orden',
    newProposalsSchema,
    (id, { mentors: chosen }, ports) => propose(id, chosen, ports),
  );
  requests.post(
    '/state',
    'Devuelve una solicitud a la lista de espera, o la cierra',
    adminMentoringChangeSchema,
    changeRequestState,
    { idempotent: true },
  );
  requests.post('/notes', 'Añade una nota que solo lee el equipo', mentoringTeamNoteSchema, noteRequest);

  mentors.list(
    'Mentoras, en cualquier estado, y cuánto llevan',
    adminMentorEntrySchema,
    { sorts: mentorSorts, sort: 'state', filters: { state: z.optional(mentorStateSchema) } },
    (question, page) => listAdminMentors(db, question, page),
  );
  mentors.read('Una mentora y a quién acompaña', (id) => readAdminMentor(db, id));
  mentors.post(
    '/state',
    'Acepta a una mentora, la pone en pausa o dice que no',
    adminMentorChangeSchema,
    changeMentorState,
    { idempotent: true },
  );
}
