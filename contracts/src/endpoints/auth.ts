import * as z from 'zod/mini';
import { ownSessionsSchema } from '../own-session.ts';
import { loginOutcomeSchema } from '../second-factor.ts';
import { loginSchema, roles } from '../session.ts';
import { endpointsWith } from './endpoint.ts';

const id = z.uuid('Ese identificador no es de una persona.');
const nothing = { 204: z.null() };

const sessionEndpoint = endpointsWith({ tags: ['Sesión'] });

export const logIn = sessionEndpoint('POST', '/auth/login', 'public', {
  summary: 'Inicia sesión, o abre el segundo paso de quien tiene verificación en dos pasos',
  body: loginSchema,
  response: { 200: loginOutcomeSchema },
});

export const logOut = sessionEndpoint('POST', '/auth/logout', roles, {
  summary: 'Cierra la sesión: el token deja de valer',
  response: { 204: z.null() },
});

export const listOwnSessions = sessionEndpoint('GET', '/user/:id/sessions', ['owner'], {
  summary: 'Tus sesiones abiertas',
  params: z.object({ id }),
  response: { 200: ownSessionsSchema },
});

export const endOwnSession = sessionEndpoint('DELETE', '/user/:id/sessions/:session', ['owner'], {
  summary: 'Cierra una de tus sesiones',
  params: z.object({ id, session: z.uuid('Ese identificador no es de una sesión.') }),
  response: nothing,
});

export const endOtherSessions = sessionEndpoint('DELETE', '/user/:id/sessions', ['owner'], {
  summary: 'Cierra tus demás sesiones',
  params: z.object({ id }),
  response: nothing,
});
