import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import { doorMarkResultsSchema, doorMarksSchema } from '../door.ts';
import { eventLimits } from '../event-limits.ts';
import {
  adminRegistrationSchema,
  attendanceSchema,
  confirmedPlaceSchema,
  doorSchema,
  enteredRegistrationSchema,
  memberRegistrationListSchema,
  newRegistrationSchema,
  ownRegistrationSchema,
  placeConfirmationSchema,
  registrationAnswerSchema,
  registrationStates,
} from '../registration.ts';
import { organisation } from '../role-groups.ts';
import { endpoint, endpointsWith } from './endpoint.ts';
import { linkedKey, linkKeyHeaders } from './link-keys.ts';
import { adminListQuery, pageQuery, sortQuery } from './queries.ts';

const tags = ['Plazas'];

const placesEndpoint = endpointsWith({ tags });

export const registerForEvent = placesEndpoint('POST', '/events/api/detail/:slug/registrations', 'public', {
  summary: 'Pide una plaza en un evento',
  description:
    'Responde lo que había en ese momento: plaza o lista de espera. Espera a que se confirme con el enlace del correo, salvo la de quien la pide con el correo de su cuenta. Un correo que ya está apuntado recibe la misma respuesta que uno nuevo.',
  params: z.object({ slug: z.string().check(z.maxLength(eventLimits.slug, 'Este evento no existe.')) }),
  body: newRegistrationSchema,
  response: { 201: registrationAnswerSchema },
});

export const confirmPlace = placesEndpoint('POST', '/registrations/confirm', 'public', {
  summary: 'Confirma la plaza que se guarda para un correo',
  description:
    'Abrir el enlace del correo no confirma nada: también lo abren los programas que lo revisan. El nombre que se dice aquí es el que queda.',
  body: placeConfirmationSchema,
  response: { 200: confirmedPlaceSchema },
});

const linkedEndpoint = endpointsWith({
  tags,
  headers: linkKeyHeaders('Este enlace no lleva a ninguna plaza.'),
  response: { 200: ownRegistrationSchema },
});

export const readOwnPlace = linkedEndpoint('GET', '/own-registration', 'public', {
  summary: 'La plaza a la que lleva el enlace del correo',
});

export const readOwnPlaceCalendar = endpoint('GET', '/own-registration/calendar.ics', 'public', {
  tags,
  summary: 'El evento de una plaza para el calendario (iCalendar), con su enlace',
  ...linkedKey,
});

export const leaveOwnPlace = linkedEndpoint('POST', '/own-registration/cancel', 'public', {
  summary: 'Deja la plaza o la lista de espera',
});

export const acceptOwnPlace = linkedEndpoint('POST', '/own-registration/accept', 'public', {
  summary: 'Acepta la plaza que se le guarda',
});

export const listOwnPlaces = placesEndpoint('GET', '/user/:id/registrations', ['owner'], {
  summary: 'Mis plazas: las que vienen o las pasadas',
  params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
  querystring: z.object({
    ...pageQuery,
    when: z._default(z.enum(['coming', 'past'], 'Indica coming o past.'), 'coming'),
    /** The slug of an event: her place at that one alone. */
    event: z.optional(z.string().check(z.maxLength(eventLimits.slug, 'Este evento no existe.'))),
  }),
  response: { 200: memberRegistrationListSchema },
});

const eventEndpoint = endpointsWith({
  tags,
  params: z.object({ id: z.uuid('Ese identificador no es de un evento.') }),
});

export const listRegistrations = eventEndpoint('GET', '/admin/events/:id/registrations', organisation, {
  summary: 'Quienes han pedido plaza en un evento',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(['name', 'created_at', 'checked_in_at']),
    state: z.optional(z.enum(registrationStates, 'Indica un estado de plaza.')),
    arrived: z.optional(z.enum(['yes', 'no'], 'Indica yes o no.')),
  }),
  response: { 200: adminListSchema(adminRegistrationSchema) },
});

export const enterRegistration = eventEndpoint('POST', '/admin/events/:id/registrations', organisation, {
  summary: 'Apunta a alguien a mano',
  body: enteredRegistrationSchema,
  response: { 201: adminRegistrationSchema },
});

export const readAttendance = eventEndpoint('GET', '/admin/events/:id/attendance', organisation, {
  summary: 'Cuántas plazas hay dadas y cuántas personas han llegado',
  response: { 200: attendanceSchema },
});

export const readDoor = eventEndpoint('GET', '/admin/events/:id/door', organisation, {
  summary: 'La lista de la puerta: todas las personas apuntadas, por nombre',
  response: { 200: doorSchema },
});

export const sendDoorMarks = eventEndpoint('POST', '/admin/events/:id/door/marks', organisation, {
  summary: 'Anota lo que se ha decidido en una puerta, también sin conexión',
  description:
    'Cada marca lleva el identificador que le dio el dispositivo: enviada otra vez, cuenta una. Entre dos puertas vale lo último que se decidió; si las dos anotaron la misma llegada, queda la primera hora.',
  body: doorMarksSchema,
  response: { 200: doorMarkResultsSchema },
});

const params = z.object({ id: z.uuid('Ese identificador no es de una plaza.') });
const placeAct = <const Act extends string>(act: Act, summary: string) =>
  endpoint('POST', `/admin/registrations/:id/${act}`, organisation, {
    ...{ tags, summary, params },
    response: { 200: adminRegistrationSchema },
  });

export const cancelRegistration = placeAct('cancel', 'Cancela su plaza o su puesto en la lista de espera');
export const restoreRegistration = placeAct('restore', 'Le devuelve lo que tenía antes de cancelar');
export const givePlace = placeAct('place', 'Da plaza a quien espera');
export const checkIn = placeAct('check-in', 'Anota que ha llegado');
export const undoCheckIn = placeAct('undo-check-in', 'Borra que ha llegado');
