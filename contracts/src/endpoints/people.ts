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
import { endpoint } from './endpoint.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const tags = ['Equipo'];

export const listPeople = endpoint('GET', '/people', 'public', {
  tags,
  summary: 'Personas del equipo, por grupos',
  querystring: z.object({ group: z.optional(personGroupSchema), ...pageQuery }),
  response: { 200: personListSchema },
});

export const readPerson = endpoint('GET', '/people/:slug', 'public', {
  tags,
  summary: 'Una persona del equipo',
  params: z.object({ slug: z.string().check(z.maxLength(80, 'Esta persona no está en el equipo.')) }),
  response: { 200: personSchema },
});

const teamTags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una persona.') });
const asThen = { 200: adminPersonSchema };

export const listPeopleInAnyState = endpoint('GET', '/admin/people', administration, {
  tags: teamTags,
  summary: 'Personas del equipo y ponentes, en cualquier estado',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(personSorts),
    group: z.optional(personGroupSchema),
    state: z.optional(z.enum(personStates, 'Ese estado no existe.')),
  }),
  response: { 200: adminListSchema(adminPersonSchema) },
});

export const readPersonInAnyState = endpoint('GET', '/admin/people/:id', administration, {
  tags: teamTags,
  summary: 'Una persona, en cualquier estado',
  params,
  response: asThen,
});

export const addPerson = endpoint('POST', '/admin/people', administration, {
  tags: teamTags,
  summary: 'Añade una persona, en borrador',
  body: newPersonSchema,
  response: { 201: adminPersonSchema },
});

export const changePerson = endpoint('PUT', '/admin/people/:id', administration, {
  tags: teamTags,
  summary: 'Cambia lo que se cuenta de una persona',
  params,
  body: personChangeSchema,
  response: asThen,
});

export const changePersonState = endpoint('POST', '/admin/people/:id/state', administration, {
  tags: teamTags,
  summary: 'Anota que ha aceptado, la publica, la archiva o la devuelve a donde estaba',
  params,
  body: personStateChangeSchema,
  response: asThen,
});

export const movePerson = endpoint('POST', '/admin/people/:id/move', administration, {
  tags: teamTags,
  summary: 'La mueve un puesto dentro de su grupo',
  params,
  body: personMoveSchema,
  response: asThen,
});

export const deletePerson = endpoint('DELETE', '/admin/people/:id', administration, {
  tags: teamTags,
  summary: 'Borra un borrador',
  params,
  response: { 200: z.object({ id: z.string() }) },
});
