import { createAddressHash } from '@femcoders/api/audit/address-hash';
import { recordPublishing } from '@femcoders/api/audit/release-switch';
import { findMembers } from '@femcoders/api/authentication/find-members';
import { createDatabase } from '@femcoders/api/database/database';
import { secondFactorRequired } from '@femcoders/api/problems';
import { callerOf, teamOf } from '@femcoders/api/route-guard';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import { network } from '@femcoders/contracts/network';
import type { Release } from '@femcoders/contracts/registry';
import type { BeaconCounter } from '@femcoders/registry/beacon-counter';
import { beaconRoutes } from '@femcoders/registry/beacon-routes';
import { measurementRoutes } from '@femcoders/registry/measurement-routes';
import { isReleaseThere } from '@femcoders/registry/missing-releases';
import { partsOf } from '@femcoders/registry/publishing/part-rights';
import { teamAdminRoutes } from '@femcoders/registry/publishing/team-admin-routes';
import { teamRoutes } from '@femcoders/registry/publishing/team-routes';
import { refusalRoutes } from '@femcoders/registry/refusal-routes';
import type { Registry } from '@femcoders/registry/registry';
import { registryRoutes } from '@femcoders/registry/registry-routes';
import { releaseMutations } from '@femcoders/registry/release-mutations';
import { releaseRoutes } from '@femcoders/registry/release-routes';
import { rolloutRoutes } from '@femcoders/registry/rollouts/rollout-routes';
import type { StoredReleases } from '@femcoders/registry/stored-releases/stored-releases';
import { versionRoutes } from '@femcoders/registry/version-routes';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

interface RegistryPluginPorts {
  pool: Pool;
  registry: Registry;
  releasesDir: string;
  stored?: StoredReleases | null;
  beacons: BeaconCounter;
  cacheMemory: CacheMemory;
  /** Whether who changes what is live must use a second factor. */
  demandsSecondFactor: boolean;
}

/** The routes of the registry, as the API of the site has them in addition to its own. */
export function registryPlugins(ports: RegistryPluginPorts): FastifyPluginAsync[] {
  const { pool, registry, releasesDir, stored = null, beacons, cacheMemory: memory, demandsSecondFactor } = ports;
  const db = createDatabase(pool);
  const hashAddress = createAddressHash(db);
  const trace = async (request: FastifyRequest) => ({
    requestId: request.id,
    addressHash: await hashAddress(network(request.ip)),
  });
  /** Returns who asks the registry for a switch. */
  const who = async (request: FastifyRequest) => {
    const { id, name } = callerOf(request);
    return { by: name, request: { memberId: id, ...(await trace(request)) } };
  };
  const caller = (request: FastifyRequest) => {
    const { id, role } = callerOf(request);
    return { id, isAdmin: role === 'admin' };
  };
  /** An admin may change the versions of every part, others of those that they were given. */
  const mayAct = async (request: FastifyRequest, part: string) => {
    const { id, isAdmin } = caller(request);
    // Admins were asked for theirs by the guard.
    if (isAdmin) return true;
    if (!(await partsOf(pool, id)).includes(part)) return false;
    if (demandsSecondFactor && !callerOf(request).secondFactor) throw secondFactorRequired();
    return true;
  };
  const isThere = (release: Pick<Release, 'name' | 'version'>) =>
    stored ? stored.isThere(release) : isReleaseThere(releasesDir, release);
  const recordAct = recordPublishing;
  return [
    (instance) => registryRoutes(instance, { registry }),
    (instance) => releaseRoutes(instance, { registry, isThere }),
    (instance) => versionRoutes(instance, { pool, releasesDir }),
    (instance) => releaseMutations(instance, { registry, who, mayAct }),
    (instance) => rolloutRoutes(instance, { rollouts: registry.rollouts, pool, recordAct, who, mayAct }),
    (instance) => teamRoutes(instance, { registry, pool, releasesDir, stored, recordAct, tokenOf: teamOf, trace }),
    (instance) =>
      teamAdminRoutes(instance, { pool, recordAct, who, caller, findMembers: (asked) => findMembers(db, asked) }),
    (instance) => measurementRoutes(instance, { pool }),
    (instance) => beaconRoutes(instance, { counter: beacons, memory }),
    (instance) => refusalRoutes(instance, { counter: beacons, memory }),
  ];
}
