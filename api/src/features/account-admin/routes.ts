import {
  type AdminAccount,
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
} from '@femcoders/contracts/admin-account';
import { accountParts } from '@femcoders/contracts/admin-account-names';
import { adminListSchema } from '@femcoders/contracts/admin-list';
import { roles } from '@femcoders/contracts/session';
import { isoDay } from '@femcoders/contracts/spanish-date';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { exportData } from '../my-data/export-data.ts';
import { endSessions, mailPasswordLink, resetSecondFactor } from './account-access.ts';
import { deleteAccount, keepAccount } from './account-deletion.ts';
import { readAccount } from './account-detail.ts';
import { countAccounts } from './account-figures.ts';
import { accountSorts, listAccounts } from './account-list.ts';
import { addAccountNote } from './account-notes.ts';
import type { AccountPorts } from './act-on-account.ts';
import { changeRole } from './change-role.ts';
import { mergeAccounts, previewMerge } from './merge-accounts.ts';
import { liftSuspension, suspendAccount } from './suspend-account.ts';

const tags = ['Administración'];
const params = z.object({ id: z.uuid('Ese identificador no es de una cuenta.') });
const response = { 200: adminAccountSchema };

/** Everybody's accounts, and what the administration does about them. */
export function accountAdminRoutes(context: ApiContext): void {
  const { app, db, clock, config, enqueueMail } = context;

  async function portsOf(request: FastifyRequest): Promise<AccountPorts> {
    return {
      ...(await context.actPorts(request)),
      brand: config.brand,
      publicUrl: config.publicUrl,
      enqueueMail,
    };
  }

  /** An act on an account that takes nothing but a reason. */
  const byReason = (
    method: 'DELETE' | 'POST',
    part: string,
    summary: string,
    act: (id: string, reason: string, ports: AccountPorts) => Promise<AdminAccount>,
  ) =>
    app.route({
      ...{ method, url: `/admin/accounts/:id/${part}` },
      schema: { tags, summary, params, body: accountReasonSchema, response },
      handler: async (request) => act(request.params.id, request.body.reason, await portsOf(request)),
    });

  app.get(
    '/admin/accounts',
    {
      schema: {
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
      },
    },
    ({ query }) => listAccounts(db, { ...query, sort: query.sort ?? '-created_at' }, adminPageOf(query), clock()),
  );

  app.get(
    '/admin/accounts/figures',
    {
      schema: {
        tags,
        summary: 'Cuántas cuentas hay en cada estado, y las altas de las últimas semanas',
        response: { 200: accountFiguresSchema },
      },
    },
    () => countAccounts(db, clock()),
  );

  app.get(
    '/admin/accounts/:id',
    { schema: { tags, summary: 'Una cuenta, con sus notas y lo que se ha hecho con ella', params, response } },
    ({ params: { id } }) => readAccount(db, id, clock()),
  );

  app.post(
    '/admin/accounts/:id/notes',
    { schema: { tags, summary: 'Añade una nota que solo lee el equipo', params, body: accountNoteSchema, response } },
    async (request) => addAccountNote(request.params.id, request.body, await portsOf(request)),
  );

  app.post(
    '/admin/accounts/:id/role',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Cambia el rol de una cuenta',
        description: 'Vale desde la petición siguiente. Nadie cambia el suyo, y siempre queda una administradora.',
        params,
        body: roleChangeSchema,
        response,
      },
    },
    async (request) => changeRole(request.params.id, request.body, await portsOf(request)),
  );

  app.post(
    '/admin/accounts/:id/suspension',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Suspende una cuenta y cierra sus sesiones',
        description: '`until` es el último día, en Barcelona; sin él no tiene fin.',
        params,
        body: suspensionSchema,
        response,
      },
    },
    async (request) => suspendAccount(request.params.id, request.body, await portsOf(request)),
  );
  byReason('DELETE', 'suspension', 'Levanta la suspensión de una cuenta', liftSuspension);

  byReason('DELETE', 'sessions', 'Cierra las sesiones de una cuenta', endSessions);

  byReason('POST', 'password-link', 'Le envía un enlace para elegir otra contraseña', mailPasswordLink);

  byReason('DELETE', 'second-factor', 'Quita la verificación en dos pasos a quien la ha perdido', resetSecondFactor);

  app.post(
    '/admin/accounts/:id/deletion',
    {
      config: { twiceIsOnce: true },
      schema: {
        tags,
        summary: 'Borra una cuenta al cabo de los días de gracia, en los que ella puede conservarla',
        params,
        body: accountDeletionSchema,
        response,
      },
    },
    async (request) => deleteAccount(request.params.id, request.body, await portsOf(request)),
  );
  byReason('DELETE', 'deletion', 'Cancela el borrado de una cuenta', keepAccount);

  app.post(
    '/admin/accounts/:id/export',
    {
      schema: {
        tags,
        summary: 'Todo lo que guardamos sobre una persona, en un ZIP, para dárselo',
        description: 'El mismo que puede sacar ella. Se le avisa por correo.',
        params,
        body: accountReasonSchema,
      },
    },
    async (request, reply) => {
      const { actor, ...ports } = await portsOf(request);
      const limit = config.limits.exportsPerAccount;
      const inHerStead = { actor, reason: request.body.reason };
      const zip = await exportData(request.params.id, { ...ports, limit, inHerStead, secrets: context.secrets });
      const name = `datos-${request.params.id.slice(0, 8)}-${isoDay(ports.now)}.zip`;
      return reply.header('content-disposition', `attachment; filename="${name}"`).type('application/zip').send(zip);
    },
  );

  app.get(
    '/admin/accounts/:id/merge',
    {
      schema: {
        tags,
        summary: 'Qué pasaría al unir otra cuenta a esta',
        params,
        querystring: mergeQuerySchema,
        response: { 200: mergePreviewSchema },
      },
    },
    (request) => {
      const { id } = request.params;
      return previewMerge(db, id, request.query.from, { actor: context.caller(request), now: clock() });
    },
  );
  app.post(
    '/admin/accounts/:id/merge',
    {
      schema: {
        tags,
        summary: 'Une a esta otra cuenta de la misma persona, que deja de existir',
        params,
        body: mergeSchema,
        response,
      },
    },
    async (request) => {
      const links = await context.placeLinks();
      return mergeAccounts(request.params.id, request.body, { ...(await portsOf(request)), links });
    },
  );
}
