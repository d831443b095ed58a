import { createRegistry, type Registry } from '@femcoders/registry/registry';
import type { StoredReleases } from '@femcoders/registry/stored-releases/stored-releases';
import type { TryCandidates } from '@femcoders/registry/try-before-switch';
import type pg from 'pg';
import { findRunningApi } from '../candidate/find-api.ts';
import { startTrialApi, type TrialApi } from '../candidate/start-trial-api.ts';
import { createTryCandidates } from '../candidate/try-candidates.ts';
import { openCommandPool, withSite } from '../database-command.ts';
import type { Environment } from '../environment.ts';
import { readSchemaState, refuseOlder } from '../migration/prepare-schema.ts';
import { recordRollout, recordSwitch } from '../record-switch.ts';
import { openStoredReleases, readStoreOwner } from '../site-storage.ts';

const log = { info() {}, warn() {} };

export interface RegistryOptions {
  /** Tries what goes live and never was, before it does. */
  triesCandidates?: boolean;
}

/**
 * Opens the site's registry for a command, whether the site is running or not.
 * @throws StartError when there is no site here, or its database does not answer
 */
export async function withRegistry(
  environment: Environment,
  run: (registry: Registry) => Promise<void>,
  { triesCandidates = false }: RegistryOptions = {},
): Promise<void> {
  return withSite(environment, async (databaseUrl) => {
    const pool = openCommandPool(databaseUrl, 2);
    const owner = () => readStoreOwner(pool, environment);
    const stored = await openStoredReleases(environment, () => registry.document(), log, owner);
    const trial = createCommandTrial(environment, databaseUrl, { registry: () => registry, stored });
    const tryCandidates = triesCandidates ? trial.tryCandidates : undefined;
    const { releasesDir } = environment;
    const ports = { pool, releasesDir, stored, log, recordSwitch, recordRollout, tryCandidates };
    const registry: Registry = createRegistry(ports);
    try {
      await prepareRegistry(pool, registry, environment);
      await run(registry);
    } finally {
      await trial.close();
      await registry.close();
      await pool.end();
    }
  });
}

/** @throws StartError where newer code has changed the schema, or where it is older and only `npm run migrate` may change it */
async function prepareRegistry(pool: pg.Pool, registry: Registry, environment: Environment): Promise<void> {
  const state = await readSchemaState(pool, environment.allowNewerSchema);
  if (environment.migrates === 'step') refuseOlder(state);
  else await registry.migrate();
}

/** Tries candidates on the API of the site that runs, else on one that is started for it. */
function createCommandTrial(
  environment: Environment,
  databaseUrl: string,
  { registry, stored }: { registry: () => Registry; stored: StoredReleases | null },
): { tryCandidates: TryCandidates; close(): Promise<void> } {
  const { releasesDir, site } = environment;
  let own: TrialApi | null = null;
  const tryCandidates = createTryCandidates({
    document: () => registry().document(),
    releasesDir,
    stored,
    site,
    async findApi() {
      const running = await findRunningApi(environment, await registry().document());
      own ??= running === null ? await startTrialApi(databaseUrl) : null;
      return running ?? own?.url ?? null;
    },
    say: console.log,
  });
  return { tryCandidates, close: async () => own?.close() };
}
