import * as z from 'zod/mini';
import {
  accountDeletionSchema,
  accountEntrySchema,
  accountFiguresSchema,
  accountNoteSchema,
  accountReasonSchema,
  adminAccountSchema,
  mergePreviewSchema,
  mergeQuerySchema,
  mergeSchema,
  roleChangeSchema,
  suspensionSchema,
} from '../admin-account.ts';
import { accountParts, accountSorts } from '../admin-account-names.ts';
import { adminListSchema } from '../admin-list.ts';
import { administration } from '../role-groups.ts';
import { roles } from '../session.ts';
import { endpoint, endpointsWith } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una cuenta.') });

export const listAccounts = endpoint('GET', '/admin/accounts', administration, {
  tags,
  summary: 'Las cuentas, las más recientes primero',
  querystring: z.object({
    ...adminListQuery,
    sort: sortQuery(accountSorts),
    role: z.optional(z.enum(roles, 'Ese rol no existe.')),
    state: z.optional(z.enum(accountParts, `Elige un estado: ${accountParts.join(', ')}.`)),
    secondFactor: z.optional(z.enum(['on', 'off'], 'Elige on u off.')),
  }),
  response: { 200: adminListSchema(accountEntrySchema) },
});

export const countAccounts = endpoint('GET', '/admin/accounts/figures', administration, {
  tags,
  summary: 'Cuántas cuentas hay en cada estado, y las altas de las últimas semanas',
  response: { 200: accountFiguresSchema },
});

const accountEndpoint = endpointsWith({ tags, params, response: { 200: adminAccountSchema } });

export const readAccount = accountEndpoint('GET', '/admin/accounts/:id', administration, {
  summary: 'Una cuenta, con sus notas y lo que se ha hecho con ella',
});

export const addAccountNote = accountEndpoint('POST', '/admin/accounts/:id/notes', administration, {
  summary: 'Añade una nota que solo lee el equipo',
  body: accountNoteSchema,
});

export const changeRole = accountEndpoint('POST', '/admin/accounts/:id/role', administration, {
  summary: 'Cambia el rol de una cuenta',
  description: 'Vale desde la petición siguiente. Nadie cambia el suyo, y siempre queda una administradora.',
  body: roleChangeSchema,
  proven: true,
});

export const suspendAccount = accountEndpoint('POST', '/admin/accounts/:id/suspension', administration, {
  summary: 'Suspende una cuenta y cierra sus sesiones',
  description: '`until` es el último día, en Barcelona; sin él no tiene fin.',
  body: suspensionSchema,
  proven: true,
});

export const liftSuspension = accountEndpoint('DELETE', '/admin/accounts/:id/suspension', administration, {
  summary: 'Levanta la suspensión de una cuenta',
  body: accountReasonSchema,
});

export const endSessions = accountEndpoint('DELETE', '/admin/accounts/:id/sessions', administration, {
  summary: 'Cierra las sesiones de una cuenta',
  body: accountReasonSchema,
});

export const mailPasswordLink = accountEndpoint('POST', '/admin/accounts/:id/password-link', administration, {
  summary: 'Le envía un enlace para elegir otra contraseña',
  body: accountReasonSchema,
});

export const resetSecondFactor = accountEndpoint('DELETE', '/admin/accounts/:id/second-factor', administration, {
  summary: 'Quita la verificación en dos pasos a quien la ha perdido',
  body: accountReasonSchema,
  proven: true,
});

export const deleteAccount = accountEndpoint('POST', '/admin/accounts/:id/deletion', administration, {
  summary: 'Borra una cuenta al cabo de los días de gracia, en los que ella puede conservarla',
  body: accountDeletionSchema,
  proven: true,
});

export const keepAccount = accountEndpoint('DELETE', '/admin/accounts/:id/deletion', administration, {
  summary: 'Cancela el borrado de una cuenta',
  body: accountReasonSchema,
});

export const exportAccount = endpoint('POST', '/admin/accounts/:id/export', administration, {
  tags,
  summary: 'Todo lo que guardamos sobre una persona, en un ZIP, para dárselo',
  description: 'El mismo que puede sacar ella. Se le avisa por correo.',
  params,
  body: accountReasonSchema,
  proven: true,
});

export const previewMerge = accountEndpoint('GET', '/admin/accounts/:id/merge', administration, {
  summary: 'Qué pasaría al unir otra cuenta a esta',
  querystring: mergeQuerySchema,
  response: { 200: mergePreviewSchema },
});

export const mergeAccounts = accountEndpoint('POST', '/admin/accounts/:id/merge', administration, {
  summary: 'Une a esta otra cuenta de la misma persona, que deja de existir',
  body: mergeSchema,
  proven: true,
});
