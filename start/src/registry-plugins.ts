import { createAddressHash } from '@femcoders/api/audit/address-hash';
import { createDatabase } from '@femcoders/api/database/database';
import { callerOf } from '@femcoders/api/route-guard';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import { network } from '@femcoders/contracts/network';
import type { BeaconCounter } from '@femcoders/registry/beacon-counter';
import { beaconRoutes } from '@femcoders/registry/beacon-routes';
import { measurementRoutes } from '@femcoders/registry/measurement-routes';
import { refusalRoutes } from '@femcoders/registry/refusal-routes';
import type { Registry } from '@femcoders/registry/registry';
import { registryRoutes } from '@femcoders/registry/registry-routes';
import { releaseMutations } from '@femcoders/registry/release-mutations';
import { releaseRoutes } from '@femcoders/registry/release-routes';
import { versionRoutes } from '@femcoders/registry/version-routes';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

interface RegistryPluginPorts {
  pool: Pool;
  registry: Registry;
  releasesDir: string;
  beacons: BeaconCounter;
  cacheMemory: CacheMemory;
}

/** The routes of the registry, as the API of the site has them in addition to its own. */
export function registryPlugins(ports: RegistryPluginPorts): FastifyPluginAsync[] {
  const { pool, registry, releasesDir, beacons, cacheMemory: memory } = ports;
  const hashAddress = createAddressHash(createDatabase(pool));
  /** Returns who asks the registry for a switch. */
  const who = async (request: FastifyRequest) => {
    const { id, name } = callerOf(request);
    const addressHash = await hashAddress(network(request.ip));
    return { by: name, request: { memberId: id, requestId: request.id, addressHash } };
  };
  return [
    (instance) => registryRoutes(instance, { registry }),
    (instance) => releaseRoutes(instance, { registry }),
    (instance) => versionRoutes(instance, { pool, releasesDir }),
    (instance) => releaseMutations(instance, { registry, who }),
    (instance) => measurementRoutes(instance, { pool }),
    (instance) => beaconRoutes(instance, { counter: beacons, memory }),
    (instance) => refusalRoutes(instance, { counter: beacons, memory }),
  ];
}
