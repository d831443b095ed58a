import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  adminPersonSchema,
  newPersonSchema,
  personChangeSchema,
  personGroupSchema,
  personMoveSchema,
  personStateChangeSchema,
} from '@femcoders/contracts/person';
import { personStates } from '@femcoders/contracts/person-names';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import type { ActPorts } from '../audit/audit-log.ts';
import { listAdminPeople, personSorts, readAdminPerson } from './admin-people.ts';
import { addPerson, changePerson, changePersonState, deletePerson, movePerson } from './person-mutations.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una persona.') });
const response = { 200: adminPersonSchema };

/** The people of the team and the speakers, in any state, and what is done about them. */
export function adminPeopleRoutes(context: ApiContext): void {
  const { app, db, peopleLists } = context;

  async function acting<T>(request: FastifyRequest, act: (ports: ActPorts) => Promise<T>): Promise<T> {
    const done = await act(await context.actPorts(request));
    peopleLists.invalidate();
    return done;
  }

  app.get(
    '/admin/people',
    {
      schema: {
        tags,
        summary: 'Personas del equipo y ponentes, en cualquier estado',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(personSorts),
          group: z.optional(personGroupSchema),
          state: z.optional(z.enum(personStates, 'Ese estado no existe.')),
        }),
        response: { 200: adminListSchema(adminPersonSchema) },
      },
    },
    (request) => {
      const { q, group, state, sort = 'group' } = request.query;
      return listAdminPeople(db, { q, group, state, sort }, adminPageOf(request.query));
    },
  );

  app.get(
    '/admin/people/:id',
    { schema: { tags, summary: 'Una persona, en cualquier estado', params, response } },
    (request) => readAdminPerson(db, request.params.id),
  );

  app.post(
    '/admin/people',
    {
      schema: {
        tags,
        summary: 'Añade una persona, en borrador',
        body: newPersonSchema,
        response: { 201: adminPersonSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await acting(request, (ports) => addPerson(request.body, ports))),
  );

  app.put(
    '/admin/people/:id',
    { schema: { tags, summary: 'Cambia lo que se cuenta de una persona', params, body: personChangeSchema, response } },
    (request) => acting(request, (ports) => changePerson(request.params.id, request.body, ports)),
  );

  app.post(
    '/admin/people/:id/state',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Anota que ha aceptado, la publica, la archiva o la devuelve a donde estaba',
        params,
        body: personStateChangeSchema,
        response,
      },
    },
    (request) => acting(request, (ports) => changePersonState(request.params.id, request.body, ports)),
  );

  app.post(
    '/admin/people/:id/move',
    { schema: { tags, summary: 'La mueve un puesto dentro de su grupo', params, body: personMoveSchema, response } },
    (request) => acting(request, (ports) => movePerson(request.params.id, request.body.direction, ports)),
  );

  app.delete(
    '/admin/people/:id',
    { schema: { tags, summary: 'Borra un borrador', params, response: { 200: z.object({ id: z.string() }) } } },
    async (request) => {
      const { id } = request.params;
      await acting(request, (ports) => deletePerson(id, ports));
      return { id };
    },
  );
}
