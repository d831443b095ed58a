import { adminListSchema } from '@femcoders/contracts/admin-list';
import {
  adminRegistrationSchema,
  attendanceSchema,
  doorSchema,
  enteredRegistrationSchema,
  registrationStates,
} from '@femcoders/contracts/registration';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { actOnPlace, addByHand, type ManagePorts, placeMutations } from './manage-registration.ts';
import { listRegistrations, readAttendance, readDoor } from './registration-list.ts';

const tags = ['Plazas'];
const eventParams = z.object({ id: z.uuid('Ese identificador no es de un evento.') });
const placeParams = z.object({ id: z.uuid('Ese identificador no es de una plaza.') });
const listQuery = z.object({
  ...adminListQuery,
  sort: sortQuery(['name', 'created_at', 'checked_in_at']),
  state: z.optional(z.enum(registrationStates, 'Indica un estado de plaza.')),
  arrived: z.optional(z.enum(['yes', 'no'], 'Indica yes o no.')),
});

const summaries = {
  cancel: 'Cancela su plaza o su puesto en la lista de espera',
  restore: 'Le devuelve lo que tenía antes de cancelar',
  place: 'Da plaza a quien espera',
  'check-in': 'Anota que ha llegado',
  'undo-check-in': 'Borra que ha llegado',
} as const satisfies Record<keyof typeof placeMutations, string>;

/** Places at events, for the team: who comes, and who has arrived. */
export function adminRegistrationRoutes(context: ApiContext): void {
  const { app, db, pool, clock, enqueueMail, placeLinks, requestAwards } = context;

  const portsOf = async (request: FastifyRequest): Promise<ManagePorts> => ({
    pool,
    now: clock(),
    enqueueMail,
    links: await placeLinks(),
    actor: context.caller(request),
    trace: await context.trace(request),
    requestAwards,
  });

  app.get(
    '/admin/events/:id/registrations',
    {
      schema: {
        tags,
        summary: 'Quienes han pedido plaza en un evento',
        params: eventParams,
        querystring: listQuery,
        response: { 200: adminListSchema(adminRegistrationSchema) },
      },
    },
    (request) => {
      const { sort = 'created_at', ...question } = request.query;
      return listRegistrations(db, request.params.id, { ...question, sort }, adminPageOf(request.query));
    },
  );

  app.post(
    '/admin/events/:id/registrations',
    {
      schema: {
        tags,
        summary: 'Apunta a alguien a mano',
        params: eventParams,
        body: enteredRegistrationSchema,
        response: { 201: adminRegistrationSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addByHand(request.params.id, request.body, await portsOf(request))),
  );

  app.get(
    '/admin/events/:id/attendance',
    {
      schema: {
        tags,
        summary: 'Cuántas plazas hay dadas y cuántas personas han llegado',
        params: eventParams,
        response: { 200: attendanceSchema },
      },
    },
    (request) => readAttendance(db, request.params.id, clock()),
  );

  app.get(
    '/admin/events/:id/door',
    {
      schema: {
        tags,
        summary: 'La lista de la puerta: todas las personas apuntadas, por nombre',
        params: eventParams,
        response: { 200: doorSchema },
      },
    },
    (request) => readDoor(db, request.params.id, clock()),
  );

  for (const [name, act] of Object.entries(placeMutations) as [
    keyof typeof placeMutations,
    (typeof placeMutations)['cancel'],
  ][]) {
    app.post(
      `/admin/registrations/:id/${name}`,
      {
        config: { idempotent: true },
        schema: { tags, summary: summaries[name], params: placeParams, response: { 200: adminRegistrationSchema } },
      },
      async (request) => actOnPlace(request.params.id, act, await portsOf(request)),
    );
  }
}
