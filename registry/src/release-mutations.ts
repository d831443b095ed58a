import { pinRequestSchema, rollbackRequestSchema, type SwitchOutcome } from '@femcoders/contracts/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, SwitchedBy } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { refuse } from './report-route.ts';

interface ReleaseMutationsOptions {
  registry: Pick<Registry, 'rollback' | 'pin' | 'unpin'>;
  /** Who asks, for the history and the log of sensitive acts. */
  who: (request: FastifyRequest) => Promise<SwitchedBy>;
}

/** The registry's own sentence says where the files lie, for the operator. */
const incomplete =
  'A esa versión le faltan archivos en el servidor, así que no se puede poner en vivo. Pide a su equipo que la publique de nuevo; el registro del sitio dice qué falta.';

type Named = FastifyRequest<{ Params: { name: string } }>;

const documented = (summary: string) => ({ schema: { tags: ['Administración'], summary } as object });

/**
 * Fastify plugin for the administration: takes a version back, holds one and lets go of it. What the registry refuses
 * is a 409 with its own sentence. Who may ask is decided by the host's policy table.
 */
export async function releaseMutations(
  app: FastifyInstance,
  { registry, who }: ReleaseMutationsOptions,
): Promise<void> {
  app.post<{ Params: { name: string } }>(
    '/admin/releases/:name/rollback',
    documented('Volver a la versión que estaba en vivo antes'),
    async (request, reply) => {
      const asked = rollbackRequestSchema.safeParse(request.body);
      if (!asked.success) return refuse(request, reply, 400, 'validation', 'Di qué versión ves en vivo.');
      return answer(request, reply, (by) => registry.rollback(request.params.name, { ...by, from: asked.data.from }));
    },
  );

  app.post<{ Params: { name: string } }>(
    '/admin/releases/:name/pin',
    documented('Poner en vivo una versión publicada y fijarla: lo que se publique mientras espera'),
    async (request, reply) => {
      const asked = pinRequestSchema.safeParse(request.body);
      if (!asked.success) return refuse(request, reply, 400, 'validation', 'Di qué versión quieres fijar.');
      return answer(request, reply, (by) => registry.pin(request.params.name, asked.data.version, by));
    },
  );

  app.delete<{ Params: { name: string } }>(
    '/admin/releases/:name/pin',
    documented('Soltar la versión fijada: sigue en vivo hasta que se publique otra'),
    (request, reply) => answer(request, reply, (by) => registry.unpin(request.params.name, by)),
  );

  async function answer(
    request: Named,
    reply: FastifyReply,
    act: (by: SwitchedBy) => ReturnType<Registry['rollback']>,
  ): Promise<FastifyReply> {
    try {
      const { name, version, previous, held, steppedBack } = await act(await who(request));
      return reply.send({ name, version, previous, held, steppedBack } satisfies SwitchOutcome);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      request.log.warn({ err: error }, 'switch refused');
      return refuse(request, reply, 409, 'conflict', error.code === 'incomplete-release' ? incomplete : error.message);
    }
  }
}
