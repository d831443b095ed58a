import { type CacheMemory, createCacheMemory } from '@femcoders/contracts/cache-memory';
import { reportPageView } from '@femcoders/contracts/endpoints/reports';
import type { FastifyInstance } from 'fastify';
import { type AddressLimit, createAddressLimit } from './address-limit.ts';
import type { BeaconCounter } from './beacon-counter.ts';
import { reportRoute } from './report-route.ts';

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
  reportRoute(app, {
    endpoint: reportPageView,
    addresses: createAddressLimit(limit, { name: 'beacon-addresses', memory }),
    tooMany: 'Demasiadas medidas seguidas.',
    unclear: 'No entendemos estas medidas.',
    async take({ body }) {
      const beacon = reportPageView.schema.body.safeParse(body);
      if (beacon.success) await counter.add(beacon.data);
      return beacon.success;
    },
  });
}
