import * as endpoints from '@femcoders/contracts/endpoints/auth';
import { recordAct } from '../../audit/audit-log.ts';
import { revokeSession } from '../../authentication/session.ts';
import type { ApiContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { serve } from '../../serve.ts';
import { addressAttempts, logIn } from './log-in.ts';
import { sessionRequestOf } from './start-session.ts';

export function authRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config } = context;

  serve(app, endpoints.logIn, { config: addressAttempts(context) }, async (request, reply) => {
    const entrance = await sessionRequestOf(context, request, reply);
    return logIn(request.body, { pool, db, limits: config.limits, entrance });
  });

  serve(app, endpoints.logOut, async (request, reply) => {
    const caller = context.caller(request);
    const trace = await context.trace(request);
    await inTransaction(pool, async ({ db: transaction }) => {
      await revokeSession(transaction, caller.tokenHash);
      const subject = `user:${caller.id}`;
      await recordAct(transaction, trace, { act: 'auth.logout', at: clock(), actor: caller, subject });
    });
    return reply.code(204).send(null);
  });
}
