import { beaconPath, beaconSchema } from '@femcoders/contracts/beacon';
import { type CacheMemory, createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { Problem } from '@femcoders/contracts/problem';
import type { FastifyInstance } from 'fastify';
import { type AddressLimit, createAddressLimit } from './address-limit.ts';
import type { BeaconCounter } from './beacon-counter.ts';

/** A class may leave its pages from one address. */
const defaultLimit: AddressLimit = { hits: 120, window: 60_000 };

export interface BeaconRoutesOptions {
  counter: Pick<BeaconCounter, 'add'>;
  limit?: AddressLimit;
  memory?: CacheMemory;
}

/**
 * Fastify plugin: `POST /beacons`, what tabs of this site tell of a page view when they are left. What names no release
 * or page of this site is dropped without a word, because old tabs and strangers send such things.
 */
export async function beaconRoutes(
  app: FastifyInstance,
  { counter, limit = defaultLimit, memory = createCacheMemory() }: BeaconRoutesOptions,
): Promise<void> {
  const addresses = createAddressLimit(limit, { name: 'beacon-addresses', memory });

  app.post(
    beaconPath,
    {
      config: { countsItself: true } as object,
      schema: { tags: ['Medidas'], summary: 'Lo que una pestaña cuenta de una página al dejarla' } as object,
    },
    async (request, reply) => {
      const refuse = (status: number, code: Problem['code'], message: string) =>
        reply.code(status).send({ code, message, requestId: request.id } satisfies Problem);

      const seconds = addresses.hit(request.ip);
      if (seconds > 0) {
        reply.header('retry-after', String(seconds));
        return refuse(429, 'too-many-requests', `Demasiadas medidas seguidas. Prueba de nuevo en ${seconds} segundos.`);
      }
      const beacon = beaconSchema.safeParse(request.body);
      if (!beacon.success) return refuse(400, 'validation', 'No entendemos estas medidas.');
      await counter.add(beacon.data);
      return reply.code(204).send();
    },
  );
}
