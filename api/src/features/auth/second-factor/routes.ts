import * as endpoints from '@femcoders/contracts/endpoints/second-factor';
import type { ApiContext, FastifyRequest } from '../../../context.ts';
import { serve } from '../../../serve.ts';
import { addressAttempts } from '../log-in.ts';
import { sessionRequestOf } from '../start-session.ts';
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, switchOffSecondFactor } from './enrol.ts';
import { logInWithCode } from './log-in-with-code.ts';
import { proveIdentity, tooManyCodes } from './prove-identity.ts';
import { mustHaveSecondFactor, readSecondFactor } from './second-factor.ts';

/** Registers the routes for what a member shows in addition to her password, and how she sets it up. */
export function secondFactorRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, secrets, enqueueMail } = context;
  const { limits, brand, publicUrl } = config;
  const ports = async (request: FastifyRequest) => ({
    pool,
    db,
    now: clock(),
    limits,
    secrets,
    enqueueMail,
    brand,
    publicUrl,
    trace: await context.trace(request),
  });

  serve(app, endpoints.logInWithCode, { config: addressAttempts(context) }, async (request, reply) =>
    logInWithCode(request.body, {
      ...(await ports(request)),
      entrance: await sessionRequestOf(context, request, reply),
    }),
  );

  // By member, right ones too: who shares a network with others uses up nothing of theirs.
  const proofLimit = {
    bucket: 'prove:member',
    limit: limits.loginsPerAddress,
    says: tooManyCodes,
    who: (request: FastifyRequest) => context.caller(request).id,
  };
  serve(app, endpoints.prove, { config: { addressLimit: proofLimit } }, async (request, reply) => {
    await proveIdentity(request.body, context.caller(request), await ports(request));
    return reply.code(204).send(null);
  });

  serve(app, endpoints.readSecondFactor, (request) => readSecondFactor(db, context.caller(request), config));

  serve(app, endpoints.beginSecondFactor, async (request) =>
    beginSecondFactor(context.caller(request), await ports(request)),
  );

  serve(app, endpoints.confirmSecondFactor, async (request) => ({
    recoveryCodes: await confirmSecondFactor(context.caller(request), request.body.code, await ports(request)),
  }));

  serve(app, endpoints.renewRecoveryCodes, async (request) => ({
    recoveryCodes: await renewRecoveryCodes(context.caller(request), await ports(request)),
  }));

  serve(app, endpoints.switchOffSecondFactor, async (request, reply) => {
    const caller = context.caller(request);
    await switchOffSecondFactor(caller, mustHaveSecondFactor(caller, config), await ports(request));
    return reply.code(204).send(null);
  });
}
