import * as endpoints from '@femcoders/contracts/endpoints/rollouts';
import { inSpanish } from '@femcoders/contracts/in-spanish';
import { partNameSchema } from '@femcoders/contracts/publishing';
import type { SwitchRequest } from '@femcoders/contracts/release-acts';
import type { Rollout } from '@femcoders/contracts/rollouts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { RegistryRollouts, SwitchedBy } from '../registry.ts';
import { refuseSwitch } from '../release-mutations.ts';
import type { RecordAct } from '../release-store.ts';
import { refuse, refuseFields } from '../report-route.ts';
import { serve } from '../serve.ts';
import { inTransaction } from '../transaction.ts';
import { endFreeze as end, listFreezes, startFreeze } from './freezes.ts';
import { listPartRules, setPartRule } from './part-rules.ts';

export interface RolloutRoutesOptions {
  rollouts: RegistryRollouts;
  pool: Pool;
  recordAct: RecordAct;
  /** Returns the caller, for the history and the log of sensitive acts. */
  who: (request: FastifyRequest) => Promise<{ by: string; request: SwitchRequest & { memberId: string } }>;
  /** Whether she may act on a part: an admin on any, others on those that they were given. */
  mayAct: (request: FastifyRequest, part: string) => Promise<boolean>;
  clock?: () => Date;
}

/** The longest freeze, in milliseconds. */
const longestFreeze = 366 * 24 * 60 * 60 * 1000;

/**
 * Fastify plugin for the administration: roll-outs, freezes, and which parts ask for another person's approval. What the registry refuses is a
 * 409 with its own sentence. Who may ask is decided by the host's policy table, and for one part by `mayAct`.
 */
export async function rolloutRoutes(app: FastifyInstance, options: RolloutRoutesOptions): Promise<void> {
  const { rollouts, pool, recordAct, who, mayAct, clock = () => new Date() } = options;

  serve(app, endpoints.listRollouts, async (request, reply) => {
    const asked = endpoints.listRollouts.schema.querystring.safeParse(request.query);
    if (!asked.success) return refuse(request, reply, 400, 'validation', 'No entendemos qué repartos quieres ver.');
    return rollouts.list(asked.data.name);
  });

  serve(app, endpoints.startRollout, async (request, reply) => {
    const asked = endpoints.startRollout.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    return answer(request, reply, (name, by) => rollouts.start(name, asked.data, by));
  });

  serve(app, endpoints.setRolloutShare, async (request, reply) => {
    const asked = endpoints.setRolloutShare.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    return answer(request, reply, (name, by) => rollouts.setShare(name, asked.data.share, by, asked.data.rollout));
  });

  serve(app, endpoints.changeRollout, async (request, reply) => {
    const asked = endpoints.changeRollout.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    return answer(request, reply, (name, by) => rollouts.act(name, asked.data.act, by, asked.data.rollout));
  });

  serve(app, endpoints.listFreezes, () => listFreezes(pool, clock()));

  serve(app, endpoints.startFreeze, async (request, reply) => {
    const asked = endpoints.startFreeze.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    const { name, reason } = asked.data;
    const [until, now] = [new Date(asked.data.until), clock()];
    const refuseUntil = (message: string) => refuseFields(request, reply, [{ path: ['until'], message }]);
    if (until <= now) return refuseUntil('Ese momento ya ha pasado.');
    if (until.getTime() - now.getTime() > longestFreeze) return refuseUntil('Como mucho, un año.');
    const { by, request: from } = await who(request);
    const freeze = await inTransaction(pool, async (client) => {
      const made = await startFreeze(client, { name, reason, until }, { name: by, request: from }, now);
      const subject = name ?? 'all';
      await recordAct(client, { act: 'freeze-start', subject, by, at: now, request: from, after: { reason, until } });
      return made;
    });
    return reply.code(201).send(freeze);
  });

  serve(app, endpoints.endFreeze, async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const { by, request: from } = await who(request);
    const now = clock();
    const ended = await inTransaction(pool, async (client) => {
      const freeze = await end(client, id, now);
      if (!freeze) return null;
      const after = { reason: freeze.reason };
      const subject = freeze.name ?? 'all';
      await recordAct(client, { act: 'freeze-end', subject, by, at: now, request: from, after });
      return freeze;
    });
    if (ended) return reply.code(204).send();
    return refuse(request, reply, 404, 'not-found', 'Esa pausa ya había terminado.');
  });

  serve(app, endpoints.listPartRules, () => listPartRules(pool));

  serve(app, endpoints.setPartRule, async (request, reply) => {
    const asked = endpoints.setPartRule.schema.body.safeParse(request.body);
    const name = partNameSchema.safeParse(request.params.name);
    if (!asked.success || !name.success) {
      return refuse(request, reply, 400, 'validation', 'Di si hace falta el visto bueno de otra persona.');
    }
    const { by, request: from } = await who(request);
    await inTransaction(pool, async (client) => {
      await setPartRule(client, name.data, asked.data.approvals);
      const after = { approvals: asked.data.approvals };
      await recordAct(client, { act: 'rule-set', subject: name.data, by, at: clock(), request: from, after });
    });
    return reply.code(204).send();
  });

  async function answer(
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
    act: (name: string, by: SwitchedBy) => Promise<Rollout>,
  ): Promise<FastifyReply> {
    const { name } = request.params;
    if (!(await mayAct(request, name))) {
      const message = `No tienes permiso para cambiar las versiones de ${name}. Una administradora puede dártelo en Despliegues.`;
      return refuse(request, reply, 403, 'forbidden', message);
    }
    return answerRollout(request, reply, async () => act(name, await who(request)));
  }
}

/** Answers with a roll-out; with what the registry refuses, as 409. */
export async function answerRollout(
  request: FastifyRequest,
  reply: FastifyReply,
  act: () => Promise<Rollout>,
): Promise<FastifyReply> {
  try {
    return reply.send(await act());
  } catch (error) {
    return refuseSwitch(error, request, reply);
  }
}
