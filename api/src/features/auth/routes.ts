import { loginOutcomeSchema } from '@femcoders/contracts/second-factor';
import { loginSchema } from '@femcoders/contracts/session';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { recordAct } from '../audit/audit-log.ts';
import { entranceOf } from './enter.ts';
import { addressAttempts, logIn } from './log-in.ts';
import { revokeSession } from './session.ts';

const tags = ['Sesión'];

export function authRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config } = context;

  app.post(
    '/auth/login',
    {
      config: addressAttempts(context),
      schema: {
        tags,
        summary: 'Inicia sesión, o abre el segundo paso de quien tiene verificación en dos pasos',
        body: loginSchema,
        response: { 200: loginOutcomeSchema },
      },
    },
    async (request, reply) => {
      const entrance = await entranceOf(context, request, reply);
      return logIn(request.body, { pool, db, limits: config.limits, entrance });
    },
  );

  app.post(
    '/auth/logout',
    {
      schema: {
        tags,
        summary: 'Cierra la sesión: el token deja de valer',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const caller = context.caller(request);
      const trace = await context.trace(request);
      await inTransaction(pool, async ({ db: transaction }) => {
        await revokeSession(transaction, caller.tokenHash);
        const subject = `user:${caller.id}`;
        await recordAct(transaction, trace, { act: 'auth.logout', at: clock(), actor: caller, subject });
      });
      return reply.code(204).send(null);
    },
  );
}
