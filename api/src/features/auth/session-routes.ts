import * as endpoints from '@femcoders/contracts/endpoints/auth';
import { recordAct } from '../../audit/audit-log.ts';
import type { ApiContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { serve } from '../../serve.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** Registers the routes for what a member sees of her open sessions, and how she ends them. */
export function sessionRoutes(context: ApiContext): void {
  const { app, db, pool, clock } = context;

  serve(app, endpoints.listOwnSessions, (request) => listOwnSessions(db, context.caller(request), clock()));

  serve(app, endpoints.endOwnSession, async (request, reply) => {
    const caller = context.caller(request);
    const trace = await context.trace(request);
    await inTransaction(pool, async ({ db: transaction }) => {
      if (!(await endOwnSession(transaction, caller.id, request.params.session))) return;
      const subject = `user:${caller.id}`;
      await recordAct(transaction, trace, { act: 'auth.end-session', at: clock(), actor: caller, subject });
    });
    return reply.code(204).send(null);
  });

  serve(app, endpoints.endOtherSessions, async (request, reply) => {
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
  });
}
