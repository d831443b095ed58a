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
import { roles } from '@femcoders/contracts/session';
import { isoDay } from '@femcoders/contracts/spanish-date';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminRecord } from '../admin-record.ts';
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
const noId = 'Ese identificador no es de una cuenta.';
const params = z.object({ id: z.uuid(noId) });

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

  const accounts = adminRecord({ app, at: '/admin/accounts', noId, answer: adminAccountSchema, portsOf });

  accounts.list(
    'Las cuentas, las más recientes primero',
    accountEntrySchema,
    {
      sorts: accountSorts,
      sort: '-created_at',
      filters: {
        role: z.optional(z.enum(roles, 'Ese rol no existe.')),
        state: z.optional(z.enum(accountParts, `Elige un estado: ${accountParts.join(', ')}.`)),
        secondFactor: z.optional(z.enum(['on', 'off'], 'Elige on u off.')),
      },
    },
    (question, page) => listAccounts(db, question, page, clock()),
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

  accounts.read('Una cuenta, con sus notas y lo que se ha hecho con ella', (id) => readAccount(db, id, clock()));
  accounts.post('/notes', 'Añade una nota que solo lee el equipo', accountNoteSchema, addAccountNote);
  accounts.post('/role', 'Cambia el rol de una cuenta', roleChangeSchema, changeRole, {
    description: 'Vale desde la petición siguiente. Nadie cambia el suyo, y siempre queda una administradora.',
    idempotent: true,
  });
  accounts.post('/suspension', 'Suspende una cuenta y cierra sus sesiones', suspensionSchema, suspendAccount, {
    description: '`until` es el último día, en Barcelona; sin él no tiene fin.',
    idempotent: true,
  });

  type BecauseOf = (id: string, reason: string, ports: AccountPorts) => Promise<AdminAccount>;
  const withReason = (carryOut: BecauseOf) => (id: string, body: { reason: string }, ports: AccountPorts) =>
    carryOut(id, body.reason, ports);
  accounts.delete(
    '/suspension',
    'Levanta la suspensión de una cuenta',
    accountReasonSchema,
    withReason(liftSuspension),
  );
  accounts.delete('/sessions', 'Cierra las sesiones de una cuenta', accountReasonSchema, withReason(endSessions));
  accounts.post(
    '/password-link',
    'Le envía un enlace para elegir otra contraseña',
    accountReasonSchema,
    withReason(mailPasswordLink),
  );
  accounts.delete(
    '/second-factor',
    'Quita la verificación en dos pasos a quien la ha perdido',
    accountReasonSchema,
    withReason(resetSecondFactor),
  );
  accounts.post(
    '/deletion',
    'Borra una cuenta al cabo de los días de gracia, en los que ella puede conservarla',
    accountDeletionSchema,
    deleteAccount,
    { idempotent: true },
  );
  accounts.delete('/deletion', 'Cancela el borrado de una cuenta', accountReasonSchema, withReason(keepAccount));

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
  accounts.post(
    '/merge',
    'Une a esta otra cuenta de la misma persona, que deja de existir',
    mergeSchema,
    async (id, body, ports) => mergeAccounts(id, body, { ...ports, links: await context.placeLinks() }),
  );
}
