import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Access, allows, isByRole, policyRow } from './access-policy/access.ts';
import { policy, proofLifeMs, provenRows, secondFactorRoles } from './access-policy/policy.ts';
import type { Caller } from './authentication/session.ts';
import { type ApiProblem, forbidden, proofRequired, secondFactorRequired, unauthenticated } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's row of the policy table; every registered route has one. */
    access?: Access;
    /** It asks again for a proof of identity. */
    proven?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export interface GuardPorts {
  /** Finds who an `Authorization` header belongs to. */
  readCaller: (authorization: string | undefined) => Promise<Caller | null>;
  clock: () => Date;
  /** Whether the roles that have one must use a second factor. */
  demandsSecondFactor: boolean;
}

/**
 * Gives every route registered from now on its row of the policy table and turns away callers that may not use it,
 * before anything of the request is read, and again once all of it is.
 */
export function guardRoutes(app: FastifyInstance, { readCaller, clock, demandsSecondFactor }: GuardPorts): void {
  const table: Readonly<Record<string, Access>> = policy;
  app.decorateRequest('caller', null);

  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const row = policyRow(table, method, route.url);
      const access = table[row];
      route.config = { ...route.config, access, proven: provenRows.has(row) };
    }
  });

  async function guard(request: FastifyRequest): Promise<void> {
    const { access, proven } = request.routeOptions.config;
    const caller = await readCaller(request.headers.authorization);
    if (!caller) throw unauthenticated();
    const { id } = request.params as { id?: string };
    const refuse = (problem: ApiProblem) => {
      // With its route and status it stands in the line of the answer; who asked, only here.
      request.log.warn({ member: caller.id, role: caller.role, code: problem.code }, 'refused');
      return problem;
    };
    if (!access || !allows(access, caller, id)) throw refuse(forbidden());
    if (demandsSecondFactor && !caller.secondFactor) {
      if (secondFactorRoles.includes(caller.role) && isByRole(access, caller, id)) throw refuse(secondFactorRequired());
    }
    const provenFor = clock().getTime() - (caller.provenAt?.getTime() ?? Number.NEGATIVE_INFINITY);
    if (proven && provenFor > proofLifeMs) throw refuse(proofRequired());
    request.caller = caller;
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (isPublic(request)) return done();
    guard(request).then(() => done(), done);
  });
  // The caller decides how long the body takes to arrive: her session may have ended, or her role changed, meanwhile.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isPublic(request) || request.body === undefined) return done();
    guard(request).then(() => done(), done);
  });
}

const isPublic = ({ is404, routeOptions }: FastifyRequest) => is404 || routeOptions.config.access === 'public';

/** Returns the caller of a request. Only on routes that are not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthenticated();
  return request.caller;
}
