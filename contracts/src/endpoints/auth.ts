import * as z from 'zod/mini';
import { ownSessionsSchema } from '../own-session.ts';
import { loginOutcomeSchema } from '../second-factor.ts';
import { loginSchema, roles } from '../session.ts';
import { endpoint } from './endpoint.ts';

const tags = ['Sesión'];
const id = z.uuid('Ese identificador no es de una persona.');
const nothing = { 204: z.null() };

export const logIn = endpoint('POST', '/auth/login', 'public', {
  tags,
  summary: 'Inicia sesión, o abre el segundo paso de quien tiene verificación en dos pasos',
  body: loginSchema,
  response: { 200: loginOutcomeSchema },
});

export const logOut = endpoint('POST', '/auth/logout', roles, {
  tags,
  summary: 'Cierra la sesión: el token deja de valer',
  response: { 204: z.null() },
});

export const listOwnSessions = endpoint('GET', '/user/:id/sessions', ['owner'], {
  tags,
  summary: 'Tus sesiones abiertas',
  params: z.object({ id }),
  response: { 200: ownSessionsSchema },
});

export const endOwnSession = endpoint('DELETE', '/user/:id/sessions/:session', ['owner'], {
  tags,
  summary: 'Cierra una de tus sesiones',
  params: z.object({ id, session: z.uuid('Ese identificador no es de una sesión.') }),
  response: nothing,
});

export const endOtherSessions = endpoint('DELETE', '/user/:id/sessions', ['owner'], {
  tags,
  summary: 'Cierra tus demás sesiones',
  params: z.object({ id }),
  response: nothing,
});
