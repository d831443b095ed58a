import { ownSessionsSchema } from '@femcoders/contracts/own-session';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { recordAct } from '../audit/audit-log.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

const tags = ['Sesión'];
const nothing = { 204: z.null() };
const id = z.uuid('Ese identificador no es de una persona.');

/** Registers the routes for what a member sees of her open sessions, and how she ends them. */
export function sessionRoutes(context: ApiContext): void {
  const { app, db, pool, clock } = context;

  app.get(
    '/user/:id/sessions',
    {
      schema: {
        tags,
        summary: 'Tus sesiones abiertas',
        params: z.object({ id }),
        response: { 200: ownSessionsSchema },
      },
    },
    (request) => listOwnSessions(db, context.caller(request), clock()),
  );

  app.delete(
    '/user/:id/sessions/:session',
    {
      schema: {
        tags,
        summary: 'Cierra una de tus sesiones',
        params: z.object({ id, session: z.uuid('Ese identificador no es de una sesión.') }),
        response: nothing,
      },
    },
    async (request, reply) => {
      const caller = context.caller(request);
      const trace = await context.trace(request);
      await inTransaction(pool, async ({ db: transaction }) => {
        if (!(await endOwnSession(transaction, caller.id, request.params.session))) return;
        const subject = `user:${caller.id}`;
        await recordAct(transaction, trace, { act: 'auth.end-session', at: clock(), actor: caller, subject });
      });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/user/:id/sessions',
    { schema: { tags, summary: 'Cierra tus demás sesiones', params: z.object({ id }), response: nothing } },
    async (request, reply) => {
      const caller = context.caller(request);
      const trace = await context.trace(request);
      await inTransaction(pool, async ({ db: transaction }) => {
        const ended = await endOtherSessions(transaction, caller.id, caller.sessionId);
        if (ended === 0) return;
        const subject = `user:${caller.id}`;
        await recordAct(transaction, trace, {
          act: 'auth.end-sessions',
          at: clock(),
          actor: caller,
          subject,
          after: { ended },
        });
      });
      return reply.code(204).send(null);
    },
  );
}
