import { pinRelease, publishRelease, rollBackRelease, unpinRelease } from '@femcoders/contracts/endpoints/releases';
import type { SwitchOutcome } from '@femcoders/contracts/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, SwitchedBy } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { refuse } from './report-route.ts';
import { serve } from './serve.ts';

interface ReleaseMutationsOptions {
  registry: Pick<Registry, 'publishVersion' | 'rollback' | 'pin' | 'unpin'>;
  /** Returns the caller, for the history and the log of sensitive acts. */
  who: (request: FastifyRequest) => Promise<SwitchedBy>;
  /** Whether she may act on a part: an admin on any, others on those that they were given. */
  mayAct: (request: FastifyRequest, part: string) => Promise<boolean>;
}

/** The registry's own sentence says where the files lie, for the operator. */
const incomplete =
  'A esa versión le faltan archivos en el servidor, así que no se puede poner en vivo. Pide a su equipo que la publique de nuevo; el registro del sitio dice qué falta.';

/** The error in place of the store's own message, which names machines. */
const storeAway =
  'El almacén de versiones no responde, así que no ha cambiado nada. Prueba otra vez dentro de un momento; si sigue igual, avisa a quien lleva el servidor.';

/**
 * Fastify plugin for the administration: makes a version live, takes one back, holds one and lets go of it. What the registry refuses
 * is a 409 with its own sentence. Who may ask is decided by the host's policy table, and for one part by `mayAct`.
 */
export async function releaseMutations(
  app: FastifyInstance,
  { registry, who, mayAct }: ReleaseMutationsOptions,
): Promise<void> {
  serve(app, publishRelease, async (request, reply) => {
    const asked = publishRelease.schema.body.safeParse(request.body);
    if (!asked.success) return refuse(request, reply, 400, 'validation', 'Di qué versión quieres publicar.');
    return answer(request, reply, (by) => registry.publishVersion(request.params.name, asked.data.version, by));
  });

  serve(app, rollBackRelease, async (request, reply) => {
    const asked = rollBackRelease.schema.body.safeParse(request.body);
    if (!asked.success) return refuse(request, reply, 400, 'validation', 'Di qué versión ves en vivo.');
    return answer(request, reply, (by) => registry.rollback(request.params.name, { ...by, from: asked.data.from }));
  });

  serve(app, pinRelease, async (request, reply) => {
    const asked = pinRelease.schema.body.safeParse(request.body);
    if (!asked.success) return refuse(request, reply, 400, 'validation', 'Di qué versión quieres fijar.');
    return answer(request, reply, (by) => registry.pin(request.params.name, asked.data.version, by));
  });

  serve(app, unpinRelease, (request, reply) => answer(request, reply, (by) => registry.unpin(request.params.name, by)));

  async function answer(
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
    act: (by: SwitchedBy) => ReturnType<Registry['rollback']>,
  ): Promise<FastifyReply> {
    const part = request.params.name;
    if (!(await mayAct(request, part))) {
      const message = `No tienes permiso para cambiar las versiones de ${part}. Una administradora puede dártelo en Despliegues.`;
      return refuse(request, reply, 403, 'forbidden', message);
    }
    try {
      const { name, version, previous, held, steppedBack } = await act(await who(request));
      return reply.send({ name, version, previous, held, steppedBack } satisfies SwitchOutcome);
    } catch (error) {
      return refuseSwitch(error, request, reply);
    }
  }
}

/** Answers with what the registry refuses, as 409; what is no refusal of it is thrown on. */
export function refuseSwitch(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof RegistryError)) throw error;
  request.log.warn({ err: error }, 'switch refused');
  if (error.code === 'token-ended') return refuse(request, reply, 401, 'unauthenticated', error.message);
  if (error.code === 'not-stored') return refuse(request, reply, 503, 'unavailable', storeAway);
  return refuse(request, reply, 409, 'conflict', error.code === 'incomplete-release' ? incomplete : error.message);
}
