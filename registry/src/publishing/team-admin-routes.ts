import * as endpoints from '@femcoders/contracts/endpoints/publishing';
import { inSpanish } from '@femcoders/contracts/in-spanish';
import type { PartRight } from '@femcoders/contracts/publishing';
import type { SwitchRequest } from '@femcoders/contracts/release-acts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { RecordAct } from '../release-store.ts';
import { refuse, refuseFields } from '../report-route.ts';
import { serve } from '../serve.ts';
import { inTransaction } from '../transaction.ts';
import { giveRight, listRights, partsOf, takeRight } from './part-rights.ts';
import { listTokens, makeToken, type Person, revokeToken } from './team-tokens.ts';

/** Somebody of the site, as far as rights go. */
export interface Member extends Person {
  email: string;
  /** Whether she is of the staff: others get no right. */
  isStaff: boolean;
  /** Whether she may everything anyway. */
  isAdmin: boolean;
}

export interface TeamAdminOptions {
  pool: Pool;
  recordAct: RecordAct;
  /** The admin who asks, and where from. */
  who: (request: FastifyRequest) => Promise<{ by: string; request: SwitchRequest & { memberId: string } }>;
  /** Returns the staff member who calls. */
  caller: (request: FastifyRequest) => { id: string; isAdmin: boolean };
  /** Finds members by their ids, or one by her email. */
  findMembers: (asked: { ids: readonly string[] } | { email: string }) => Promise<Member[]>;
  clock?: () => Date;
}

/** Fastify plugin for the administration: team tokens, and who of the staff may act on which part. Who may ask is decided by the host's policy table. */
export async function teamAdminRoutes(app: FastifyInstance, options: TeamAdminOptions): Promise<void> {
  const { pool, recordAct, who, caller, findMembers, clock = () => new Date() } = options;

  serve(app, endpoints.listTeamTokens, () => listTokens(pool, clock()));

  serve(app, endpoints.makeTeamToken, async (request, reply) => {
    const asked = endpoints.makeTeamToken.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    const { by, request: from } = await who(request);
    const made = await inTransaction(pool, async (client) => {
      const one = await makeToken(client, asked.data, { id: from.memberId, name: by }, clock());
      const { id, label, names, acts, expiresAt } = one.token;
      const after = { label, names, acts, expiresAt };
      await recordAct(client, { act: 'token-create', subject: id, by, at: clock(), request: from, after });
      return one;
    });
    return reply.code(201).send(made);
  });

  serve(app, endpoints.revokeTeamToken, async (request, reply) => {
    const { by, request: from } = await who(request);
    const revoked = await inTransaction(pool, async (client) => {
      const token = await revokeToken(client, request.params.id, clock());
      if (!token) return null;
      const after = { label: token.label, names: token.names };
      await recordAct(client, { act: 'token-revoke', subject: token.id, by, at: clock(), request: from, after });
      return token;
    });
    if (revoked) return reply.code(204).send();
    return refuse(request, reply, 404, 'not-found', 'Ese token no existe, o ya estaba revocado.');
  });

  serve(app, endpoints.readOwnParts, async (request) => {
    const { id, isAdmin } = caller(request);
    return { all: isAdmin, parts: isAdmin ? [] : await partsOf(pool, id) };
  });

  serve(app, endpoints.listPartRights, async (): Promise<PartRight[]> => {
    const rights = await listRights(pool);
    const members = new Map(
      (await findMembers({ ids: [...new Set(rights.map(({ memberId }) => memberId))] })).map((one) => [one.id, one]),
    );
    // A right of an account that is gone, or of the staff no more, is none.
    return rights.flatMap(({ part, memberId, since, by }) => {
      const member = members.get(memberId);
      if (!member?.isStaff) return [];
      const { name, email } = member;
      return [{ memberId, name, email, part, since: since.toISOString(), by }];
    });
  });

  serve(app, endpoints.givePartRight, async (request, reply) => {
    const asked = endpoints.givePartRight.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    const { part, email } = asked.data;
    const [member] = await findMembers({ email });
    const refuseHer = (message: string) =>
      reply
        .code(400)
        .send({ code: 'validation', message, fields: [{ field: 'email', message }], requestId: request.id });
    if (!member) return refuseHer('No hay ninguna cuenta con ese correo.');
    if (member.isAdmin) return refuseHer('Es administradora: ya puede con todas las partes.');
    if (!member.isStaff) return refuseHer('No es del equipo: dale antes un rol de editora, moderadora u organizadora.');
    const { by, request: from } = await who(request);
    await inTransaction(pool, async (client) => {
      const person = { id: from.memberId, name: by };
      if (!(await giveRight(client, { part, memberId: member.id }, person, clock()))) return;
      const after = { account: member.id };
      await recordAct(client, { act: 'right-give', subject: part, by, at: clock(), request: from, after });
    });
    return reply.code(204).send();
  });

  serve(app, endpoints.takePartRight, async (request, reply) => {
    const { part, id } = request.params;
    const { by, request: from } = await who(request);
    await inTransaction(pool, async (client) => {
      if (!(await takeRight(client, part, id))) return;
      await recordAct(client, {
        act: 'right-take',
        subject: part,
        by,
        at: clock(),
        request: from,
        after: { account: id },
      });
    });
    return reply.code(204).send();
  });
}
