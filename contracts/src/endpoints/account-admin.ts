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
import { endpoint } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una cuenta.') });
const response = { 200: adminAccountSchema };

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

export const readAccount = endpoint('GET', '/admin/accounts/:id', administration, {
  tags,
  summary: 'Una cuenta, con sus notas y lo que se ha hecho con ella',
  params,
  response,
});

export const addAccountNote = endpoint('POST', '/admin/accounts/:id/notes', administration, {
  tags,
  summary: 'Añade una nota que solo lee el equipo',
  params,
  body: accountNoteSchema,
  response,
});

export const changeRole = endpoint(
  'POST',
  '/admin/accounts/:id/role',
  administration,
  {
    tags,
    summary: 'Cambia el rol de una cuenta',
    description: 'Vale desde la petición siguiente. Nadie cambia el suyo, y siempre queda una administradora.',
    params,
    body: roleChangeSchema,
    response,
  },
  { proven: true },
);

export const suspendAccount = endpoint(
  'POST',
  '/admin/accounts/:id/suspension',
  administration,
  {
    tags,
    summary: 'Suspende una cuenta y cierra sus sesiones',
    description: '`until` es el último día, en Barcelona; sin él no tiene fin.',
    params,
    body: suspensionSchema,
    response,
  },
  { proven: true },
);

export const liftSuspension = endpoint('DELETE', '/admin/accounts/:id/suspension', administration, {
  tags,
  summary: 'Levanta la suspensión de una cuenta',
  params,
  body: accountReasonSchema,
  response,
});

export const endSessions = endpoint('DELETE', '/admin/accounts/:id/sessions', administration, {
  tags,
  summary: 'Cierra las sesiones de una cuenta',
  params,
  body: accountReasonSchema,
  response,
});

export const mailPasswordLink = endpoint('POST', '/admin/accounts/:id/password-link', administration, {
  tags,
  summary: 'Le envía un enlace para elegir otra contraseña',
  params,
  body: accountReasonSchema,
  response,
});

export const resetSecondFactor = endpoint(
  'DELETE',
  '/admin/accounts/:id/second-factor',
  administration,
  {
    tags,
    summary: 'Quita la verificación en dos pasos a quien la ha perdido',
    params,
    body: accountReasonSchema,
    response,
  },
  { proven: true },
);

export const deleteAccount = endpoint(
  'POST',
  '/admin/accounts/:id/deletion',
  administration,
  {
    tags,
    summary: 'Borra una cuenta al cabo de los días de gracia, en los que ella puede conservarla',
    params,
    body: accountDeletionSchema,
    response,
  },
  { proven: true },
);

export const keepAccount = endpoint('DELETE', '/admin/accounts/:id/deletion', administration, {
  tags,
  summary: 'Cancela el borrado de una cuenta',
  params,
  body: accountReasonSchema,
  response,
});

export const exportAccount = endpoint(
  'POST',
  '/admin/accounts/:id/export',
  administration,
  {
    tags,
    summary: 'Todo lo que guardamos sobre una persona, en un ZIP, para dárselo',
    description: 'El mismo que puede sacar ella. Se le avisa por correo.',
    params,
    body: accountReasonSchema,
  },
  { proven: true },
);

export const previewMerge = endpoint('GET', '/admin/accounts/:id/merge', administration, {
  tags,
  summary: 'Qué pasaría al unir otra cuenta a esta',
  params,
  querystring: mergeQuerySchema,
  response: { 200: mergePreviewSchema },
});

export const mergeAccounts = endpoint(
  'POST',
  '/admin/accounts/:id/merge',
  administration,
  {
    tags,
    summary: 'Une a esta otra cuenta de la misma persona, que deja de existir',
    params,
    body: mergeSchema,
    response,
  },
  { proven: true },
);
