import type { TeamAccess } from '@femcoders/contracts/endpoints/endpoint';
import type { PresentedToken } from '@femcoders/contracts/publishing';
import { teamActNames, teamTokenPrefix } from '@femcoders/contracts/publishing-names';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Access, allows, allowsTeam, isByRole, isForTeams, policyRow } from './access-policy/access.ts';
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
    /** The team token that asks; only on routes that are for teams. */
    team: PresentedToken | null;
  }
}

export interface GuardPorts {
  /** Finds who an `Authorization` header belongs to. */
  readCaller: (authorization: string | undefined) => Promise<Caller | null>;
  /** Finds the team token of a secret; null unless it is good. */
  readTeamToken: (secret: string) => Promise<PresentedToken | null>;
  clock: () => Date;
  /** Whether the roles that have one must use a second factor. */
  demandsSecondFactor: boolean;
}

/**
 * Gives every route registered from now on its row of the policy table and turns away callers that may not use it,
 * before anything of the request is read, and again once all of it is.
 */
export function guardRoutes(app: FastifyInstance, ports: GuardPorts): void {
  const { readCaller, readTeamToken, clock, demandsSecondFactor } = ports;
  const table: Readonly<Record<string, Access>> = policy;
  app.decorateRequest('caller', null);
  app.decorateRequest('team', null);

  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const row = policyRow(table, method, route.url);
      const access = table[row];
      route.config = { ...route.config, access, proven: provenRows.has(row) };
    }
  });

  async function guard(request: FastifyRequest): Promise<void> {
    const { access, proven } = request.routeOptions.config;
    if (isForTeams(access)) return guardTeam(request, access);
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

  /** A session is not accepted here, and a team token nowhere else: none of them is the hash of a session. */
  async function guardTeam(request: FastifyRequest, access: TeamAccess): Promise<void> {
    const secret = teamSecret(request.headers.authorization);
    const token = secret === null ? null : await readTeamToken(secret);
    if (!token) throw notATeam();
    const { name } = request.params as { name?: string };
    if (!allowsTeam(access, token, name)) {
      request.log.warn({ token: token.id, code: 'forbidden' }, 'refused');
      throw forbidden(whatItMay(token));
    }
    request.team = token;
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

/** Returns the team token of a request. Only on routes that are for teams. */
export function teamOf(request: FastifyRequest): PresentedToken {
  if (!request.team) throw notATeam();
  return request.team;
}

/** The secret of a team token in an `Authorization` header; null where it carries none. */
function teamSecret(authorization = ''): string | null {
  const [, secret] = /^Bearer ([\w-]{1,200})$/i.exec(authorization) ?? [];
  return secret?.startsWith(teamTokenPrefix) ? secret : null;
}

/** One sentence for all tokens that are not good: which of them once was is nobody's business. */
const notATeam = () => unauthenticated('El token de equipo no vale: no existe, ha caducado o se ha revocado.');

const whatItMay = ({ names, acts }: PresentedToken) =>
  `Este token vale para ${names.join(', ')}, y puede: ${acts.map((act) => teamActNames[act].toLowerCase()).join(', ')}.`;
