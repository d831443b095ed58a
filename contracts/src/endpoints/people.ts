import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import {
  adminPersonSchema,
  newPersonSchema,
  personChangeSchema,
  personGroupSchema,
  personListSchema,
  personMoveSchema,
  personSchema,
  personStateChangeSchema,
} from '../person.ts';
import { personSorts, personStates } from '../person-names.ts';
import { administration } from '../role-groups.ts';
import { endpointsWith } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const peopleEndpoint = endpointsWith({ tags: ['Equipo'] });

export const listPeople = peopleEndpoint('GET', '/people', 'public', {
  summary: 'Personas del equipo, por grupos',
  querystring: z.object({ group: z.optional(personGroupSchema), ...pageQuery }),
  response: { 200: personListSchema },
});

export const readPerson = peopleEndpoint('GET', '/people/:slug', 'public', {
  summary: 'Una persona del equipo',
  params: z.object({ slug: z.string().check(z.maxLength(80, 'Esta persona no está en el equipo.')) }),
  response: { 200: personSchema },
});

const teamTags = ['Administración'];

const adminEndpoint = endpointsWith({ tags: teamTags });

export const listPeopleInAnyState = adminEndpoint('GET', '/admin/people', administration, {
  summary: 'Personas del equipo y ponentes, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(personSorts),
    group: z.optional(personGroupSchema),
    state: z.optional(z.enum(personStates, 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(adminPersonSchema) },
});

const personEndpoint = endpointsWith({
  tags: teamTags,
  params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
  response: { 200: adminPersonSchema },
});

export const readPersonInAnyState = personEndpoint('GET', '/admin/people/:id', administration, {
  summary: 'Una persona, en cualquier estado',
});

export const addPerson = adminEndpoint('POST', '/admin/people', administration, {
  summary: 'Añade una persona, en borrador',
  body: newPersonSchema,
  response: { 201: adminPersonSchema },
});

export const changePerson = personEndpoint('PUT', '/admin/people/:id', administration, {
  summary: 'Cambia lo que se cuenta de una persona',
  body: personChangeSchema,
});

export const changePersonState = personEndpoint('POST', '/admin/people/:id/state', administration, {
  summary: 'Anota que ha aceptado, la publica, la archiva o la devuelve a donde estaba',
  body: personStateChangeSchema,
});

export const movePerson = personEndpoint('POST', '/admin/people/:id/move', administration, {
  summary: 'La mueve un puesto dentro de su grupo',
  body: personMoveSchema,
});

export const deletePerson = personEndpoint('DELETE', '/admin/people/:id', administration, {
  summary: 'Borra un borrador',
  response: { 200: z.object({ id: z.string() }) },
});
