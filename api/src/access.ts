import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './features/auth/session.ts';
import { type Access, allows, policy, policyRow } from './policy.ts';
import { forbidden, unauthenticated } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's row of the policy table; every registered route has one. */
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Gives every route registered from now on its row of the policy table and turns away whoever may not call it, before
 * anything of the request is read.
 * @param readCaller finds who an `Authorization` header belongs to
 */
export function guardRoutes(
  app: FastifyInstance,
  readCaller: (authorization: string | undefined) => Promise<Caller | null>,
): void {
  const table: Readonly<Record<string, Access>> = policy;
  app.decorateRequest('caller', null);

  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const access = table[policyRow(table, method, route.url)];
      route.config = { ...route.config, access };
    }
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    const caller = await readCaller(request.headers.authorization);
    if (!caller) throw unauthenticated();
    const { id } = request.params as { id?: string };
    if (!access || !allows(access, caller, id)) throw forbidden();
    request.caller = caller;
  });
}

/** Who asks. Only on routes that are not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthenticated();
  return request.caller;
}
