import { createApi } from '@femcoders/api/app';
import { defaultApiConfig } from '@femcoders/api/config';
import { createDatabase, createLentPool, createPool } from '@femcoders/api/database/database';
import { workInTurn } from '@femcoders/api/database/exclusive-work';
import { migrate } from '@femcoders/api/database/migrate';
import { describeOffers } from '@femcoders/api/describe-offers';
import { tellRollout } from '@femcoders/api/features/alerts/feature';
import { ensureFirstAdmin } from '@femcoders/api/features/auth/feature';
import { scheduledTaskMetrics } from '@femcoders/api/features/scheduled-tasks/feature';
import { startBackgroundWork } from '@femcoders/api/jobs/background-work';
import { createContentRevision } from '@femcoders/api/lists/content-revision';
import { createSecrets } from '@femcoders/api/secrets';
import { seedDocuments } from '@femcoders/api/seed/demo-documents';
import { seed } from '@femcoders/api/seed/seed';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { ApiOffers } from '@femcoders/contracts/release-contract';
import { counted } from '@femcoders/contracts/spanish-count';
import { createBeaconCounter } from '@femcoders/registry/beacon-counter';
import { purgeBeacons } from '@femcoders/registry/beacon-store';
import { findToken, isTokenRevoked } from '@femcoders/registry/publishing/team-tokens';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import { createRolloutCounter, purgeRolloutCounts } from '@femcoders/registry/rollouts/rollout-counter';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { backupBeforeMigration } from './backup/backup-before-migration.ts';
import { readSeen, refuseNewer } from './backup/schemas.ts';
import { findRunningApi } from './candidate/find-api.ts';
import { createTryCandidates } from './candidate/try-candidates.ts';
import type { Environment } from './environment.ts';
import { createFindPreview } from './previews.ts';
import type { Say } from './progress.ts';
import { recordRollout, recordSwitch } from './record-switch.ts';
import { registryPlugins } from './registry-plugins.ts';
import { explainSchemaError } from './schema-problems.ts';
import { readPreviewKey, readSecretKey } from './secret-key.ts';
import type { DatabaseUrls } from './site-database.ts';

/** A migrated, seeded database with its registry. */
export interface PreparedData {
  pool: Pool;
  registry: Registry;
  close(): Promise<void>;
}

/** Held while a database is made ready. Any number that nothing else locks. */
const preparingLock = 4_812_320;

/**
 * Migrates (a database in use only after a backup), seeds and makes sure that somebody can log in as admin. Processes that
 * start at once do so one after another: what one is just migrating the next would back up half made.
 */
export async function prepareData(
  environment: Environment,
  database: DatabaseUrls,
  log: Logger,
  say: Say,
): Promise<PreparedData> {
  const { pool, sessionPool, endPools } = openPools(database, log);
  const { releasesDir, site } = environment;
  const tryCandidates = createTryCandidates({
    document: () => registry.document(),
    releasesDir,
    site,
    findApi: async () => findRunningApi(environment, await registry.document()),
  });
  const registry: Registry = createRegistry({
    ...{ pool, sessionPool, releasesDir, log },
    ...{ recordSwitch, recordRollout, tryCandidates },
  });
  const prepare = async () => {
    const unknown = await refuseNewerSchema(pool, environment.allowNewerSchema);
    await backupBeforeMigration(pool, sessionUrlOf(database), environment, say);
    const applied = await migrate(pool);
    await registry.migrate();
    say(
      applied.length > 0
        ? `Esquema: ${counted(applied.length, 'cambio aplicado', 'cambios aplicados')}.`
        : 'Esquema: al día.',
    );
    if (unknown.length > 0)
      say(`Esquema: lo ha cambiado un código más nuevo (${unknown.join(', ')}), y ALLOW_NEWER_SCHEMA lo permite.`);
    if (await seed(pool, environment.seed))
      await seedDocuments(pool, environment.seed, { secrets: createSecrets(readSecretKey(environment)) });
    const admin = await ensureFirstAdmin(pool, { ...environment.admin, log });
    if (admin?.oneTimePassword) {
      say(`Primera administradora: ${admin.email}, contraseña ${admin.oneTimePassword} (no se volverá a mostrar).`);
    } else if (admin) {
      say(`Primera administradora: ${admin.email}, con la contraseña de ADMIN_PASSWORD.`);
    }
  };
  try {
    await workInTurn(pool, preparingLock, prepare);
  } catch (error) {
    throw await explainSchemaError(error, sessionPool).finally(endPools);
  }
  return {
    pool,
    registry,
    async close() {
      await registry.close();
      await endPools();
    },
  };
}

/** Most connections that are held for as long as some work takes: one for each lock, and one for each migration. */
const sessionsAtOnce = 4;

/** Opens what answers requests, and what needs sessions: two pools where `url` leads to a pooler, else one. */
function openPools({ url, sessionUrl }: DatabaseUrls, log: Logger) {
  const sessionPool = createPool(sessionUrl ?? url, sessionUrl ? sessionsAtOnce : undefined);
  const pool = sessionUrl ? createLentPool(url, sessionPool) : sessionPool;
  const pools = [...new Set([pool, sessionPool])];
  for (const one of pools) one.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  return { pool, sessionPool, endPools: () => Promise.all(pools.map((one) => one.end())) };
}

const sessionUrlOf = ({ url, sessionUrl }: DatabaseUrls): string => sessionUrl ?? url;

export interface ApiServiceOptions {
  /** Where the API is mounted on its origin: `/api` on the site, empty when it runs alone. */
  basePath: string;
  /** Where the site answers, for the search; without it only areas of the database are found. */
  siteUrl: string | undefined;
  cacheMemory: CacheMemory;
}

/**
 * Starts the API and the work behind it, and tells the registry what it offers to remotes.
 */
export async function startApiService(
  environment: Environment,
  database: DatabaseUrls,
  { pool, registry }: PreparedData,
  log: Logger,
  { basePath, siteUrl, cacheMemory }: ApiServiceOptions,
) {
  const {
    releasesDir,
    publicUrl,
    trustProxy,
    smtpUrl,
    clamavUrl,
    mailboxDir,
    site,
    contact,
    imports,
    secondFactor,
    alertWebhook,
    errorBudget,
  } = environment;
  const secrets = createSecrets(readSecretKey(environment));
  const background = await startBackgroundWork({
    pool,
    secrets,
    databaseUrl: sessionUrlOf(database),
    publicUrl,
    basePath,
    slackUrl: site.slackUrl,
    log,
    smtpUrl,
    clamavUrl,
    alertWebhook,
    errorBudget,
    mailboxDir,
    cacheMemory,
    imports,
    siteUrl,
    from: { name: site.brand, address: site.contactEmail },
    chores: {
      beacons: async (now) => {
        await purgeBeacons(pool, now);
        await purgeRolloutCounts(pool, now);
      },
      releases: (now) => registry.clearAway({ now, keepDays: environment.releaseKeepDays }),
    },
    holder: [site.holder, site.holderTaxId, site.holderAddress].filter((part) => part !== undefined),
  }).catch(async (error) => {
    throw await explainSchemaError(error, pool);
  });
  const visits = createRolloutCounter({ pool, log, document: registry.document, memory: cacheMemory });
  const beacons = createBeaconCounter({ pool, log, memory: cacheMemory, countVisit: visits.add });
  const db = createDatabase(pool);
  const contentRevision = createContentRevision();
  let offers: ApiOffers | null = null;
  const app = await createApi({
    pool,
    log,
    secrets,
    config: {
      brand: site.brand,
      publicUrl,
      slackUrl: site.slackUrl,
      trustProxy,
      secondFactor,
      basePath,
      contact: {
        ...defaultApiConfig.contact,
        inboxes: contact.inboxes,
        conductReaders: contact.conductUnset ? null : contact.inboxes.conducta,
        replyDays: site.replyDays,
      },
      imports,
      clamavUrl,
    },
    mailbox: background.mailbox,
    enqueueMail: background.enqueueMail,
    requestJob: background.requestJob,
    previewSecrets: createSecrets(readPreviewKey(environment)),
    findPreview: createFindPreview(registry, () => offers),
    readTeamToken: (secret, now) => findToken(pool, secret, now),
    contentRevision,
    cacheMemory,
    isTokenRevoked: (id) => isTokenRevoked(pool, id),
    plugins: registryPlugins({
      pool,
      registry,
      releasesDir,
      beacons,
      cacheMemory,
      demandsSecondFactor: secondFactor === 'demanded',
    }),
  });
  offers = describeOffers(app);
  await registry.offer('api', offers);
  const rollouts = registry.runRollouts({
    onEvent: (client, event) =>
      tellRollout(client, event, {
        enqueueMail: background.enqueueMail,
        requestJob: background.requestJob,
        publicUrl,
        alertWebhook,
      }),
  });
  return {
    app,
    contentState: contentRevision.state,
    readSiteNow: background.readSiteNow,
    /** What `/metrics` tells of the work in the background, whichever process did it. */
    figures: () => scheduledTaskMetrics(db, new Date()),
    async stop() {
      await rollouts.stop();
      await background.stop();
      await app.close();
      await Promise.all([beacons.close(), visits.close()]);
    },
  };
}

/** @returns changes of the schema that this code does not know @throws StartError unless they are allowed */
async function refuseNewerSchema(pool: Pool, allowed: boolean): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await refuseNewer(await readSeen(client), allowed);
  } finally {
    client.release();
  }
}
