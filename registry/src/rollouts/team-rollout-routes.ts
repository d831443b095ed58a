import * as endpoints from '@femcoders/contracts/endpoints/rollouts';
import { inSpanish } from '@femcoders/contracts/in-spanish';
import type { RolloutAct } from '@femcoders/contracts/rollouts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryRollouts, SwitchedBy } from '../registry.ts';
import { refuseFields } from '../report-route.ts';
import { serve } from '../serve.ts';
import { answerRollout } from './rollout-routes.ts';

export interface TeamRolloutRoutesOptions {
  rollouts: RegistryRollouts;
  /** The team that asks, which the host's guard has found good for the part of the path. */
  team: (request: FastifyRequest<{ Params: { name: string } }>) => Promise<SwitchedBy>;
}

/** Fastify plugin for teams and their machines: roll-outs of their parts. */
export async function teamRolloutRoutes(
  app: FastifyInstance,
  { rollouts, team }: TeamRolloutRoutesOptions,
): Promise<void> {
  serve(app, endpoints.readRolloutByTeam, async (request, reply) => {
    // Null is an answer, too, and Fastify would send none.
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await rollouts.latest(request.params.name)));
  });

  serve(app, endpoints.startRolloutByTeam, async (request, reply) => {
    const asked = endpoints.startRolloutByTeam.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    return answerRollout(request, reply, async () =>
      rollouts.start(request.params.name, asked.data, await team(request)),
    );
  });

  serve(app, endpoints.setRolloutShareByTeam, async (request, reply) => {
    const asked = endpoints.setRolloutShareByTeam.schema.body.safeParse(request.body, inSpanish);
    if (!asked.success) return refuseFields(request, reply, asked.error.issues);
    return answerRollout(request, reply, async () =>
      rollouts.setShare(request.params.name, asked.data.share, await team(request), asked.data.rollout),
    );
  });

  const act =
    (what: RolloutAct) =>
    (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply): Promise<FastifyReply> =>
      answerRollout(request, reply, async () => rollouts.act(request.params.name, what, await team(request)));
  serve(app, endpoints.pauseRolloutByTeam, act('pause'));
  serve(app, endpoints.resumeRolloutByTeam, act('resume'));
  serve(app, endpoints.withdrawRolloutByTeam, act('withdraw'));
}
