import { createApi } from '@femcoders/api/app';
import { defaultApiConfig } from '@femcoders/api/config';
import { withAdvisoryLock } from '@femcoders/api/database/advisory-lock';
import { createDatabase, createLentPool, createPool } from '@femcoders/api/database/database';
import { traceQueries } from '@femcoders/api/database/trace-queries';
import { describeApi } from '@femcoders/api/describe-api';
import { notifyRollout } from '@femcoders/api/features/alerts/feature';
import { ensureFirstAdmin } from '@femcoders/api/features/auth/feature';
import { scheduledTaskFigures } from '@femcoders/api/features/scheduled-tasks/feature';
import { startBackgroundWork } from '@femcoders/api/jobs/background-work';
import { readQueueFigures } from '@femcoders/api/jobs/queue-figures';
import { createContentRevision } from '@femcoders/api/lists/content-revision';
import { readOutboxFigures } from '@femcoders/api/mail/outbox-figures';
import { createSecrets } from '@femcoders/api/secrets';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { ApiOffers } from '@femcoders/contracts/release-contract';
import type { Tracing } from '@femcoders/contracts/tracing';
import { createBeaconCounter } from '@femcoders/registry/beacon-counter';
import { purgeBeacons } from '@femcoders/registry/beacon-store';
import { findToken, isTokenRevoked } from '@femcoders/registry/publishing/team-tokens';
import { createRegistry, type Registry } from '@femcoders/registry/registry';
import { createRolloutCounter, purgeRolloutCounts } from '@femcoders/registry/rollouts/rollout-counter';
import type { StoredReleases } from '@femcoders/registry/stored-releases/stored-releases';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { readRecordedBackup } from './backup/recorded-backup.ts';
import { findRunningApi } from './candidate/find-api.ts';
import { createTryCandidates } from './candidate/try-candidates.ts';
import type { Environment } from './environment.ts';
import { addDatabaseMetrics, type DatabaseFigures } from './metrics/database-metrics.ts';
import type { Metrics } from './metrics/metrics.ts';
import { prepareSchema, preparingLock } from './migration/prepare-schema.ts';
import { createFindPreview } from './previews.ts';
import type { Say } from './progress.ts';
import { recordRollout, recordSwitch } from './record-switch.ts';
import { registryPlugins } from './registry-plugins.ts';
import { explainSchemaError } from './schema-problems.ts';
import { readPreviewKey, readSecretKey } from './secret-key.ts';
import type { DatabaseUrls } from './site-database.ts';
import { checkStorePlace, openStoredReleases, readStoreOwner } from './site-storage.ts';
import { openSiteUploads } from './site-uploads.ts';

/** A migrated, seeded database with its registry. */
export interface PreparedData {
  pool: Pool;
  registry: Registry;
  /** Null where the machines of the site share no store. */
  stored: StoredReleases | null;
  close(): Promise<void>;
}

/**
 * Migrates (a database in use only after a backup) unless that is a separate step, seeds and makes sure that somebody can log in as admin. Processes
 * that start at once do so one after another.
 */
export async function prepareData(
  environment: Environment,
  database: DatabaseUrls,
  log: Logger,
  say: Say,
  tracing?: Tracing,
): Promise<PreparedData> {
  const { pool, sessionPool, endPools } = openPools(database, log, tracing);
  const { releasesDir, site } = environment;
  const owner = () => readStoreOwner(pool, environment);
  const stored = await openStoredReleases(environment, () => registry.document(), log, owner);
  const tryCandidates = createTryCandidates({
    document: () => registry.document(),
    releasesDir,
    stored,
    site,
    findApi: async () => findRunningApi(environment, await registry.document()),
  });
  const registry: Registry = createRegistry({
    ...{ pool, sessionPool, releasesDir, stored, log },
    ...{ recordSwitch, recordRollout, tryCandidates },
  });
  const close = async () => {
    await registry.close();
    await endPools();
  };
  try {
    await withAdvisoryLock(pool, preparingLock, async () => {
      await prepareSchema(pool, sessionUrlOf(database), environment, say);
      if (environment.seed !== 'none') await addDemoData(pool, environment);
      const admin = await ensureFirstAdmin(pool, { ...environment.admin, log });
      if (admin?.oneTimePassword) {
        say(`Primera administradora: ${admin.email}, contraseña ${admin.oneTimePassword} (no se volverá a mostrar).`);
      } else if (admin) {
        say(`Primera administradora: ${admin.email}, con la contraseña de ADMIN_PASSWORD.`);
      }
    });
  } catch (error) {
    throw await explainSchemaError(error, sessionPool).finally(close);
  }
  await checkStorePlace(environment, pool, log).catch(async (error) => {
    await close();
    throw error;
  });
  return { pool, registry, stored, close };
}

/** Its modules and data are loaded only where it is wanted. */
async function addDemoData(pool: Pool, environment: Environment): Promise<void> {
  const { seed } = await import('@femcoders/api/seed/seed');
  const { seedDocuments } = await import('@femcoders/api/seed/demo-documents');
  if (await seed(pool, environment.seed))
    await seedDocuments(pool, environment.seed, { secrets: createSecrets(readSecretKey(environment)) });
}

/** Most connections that are held for as long as some work takes: one for each lock, and one for each migration. */
const sessionsAtOnce = 4;

/** Opens what answers requests, and what needs sessions: two pools where `url` leads to a pooler, else one. */
function openPools({ url, sessionUrl }: DatabaseUrls, log: Logger, tracing: Tracing | undefined) {
  const sessionPool = createPool(sessionUrl ?? url, sessionUrl ? sessionsAtOnce : undefined);
  const pool = sessionUrl ? createLentPool(url, sessionPool) : sessionPool;
  const pools = [...new Set([pool, sessionPool])];
  for (const one of pools) {
    if (tracing) traceQueries(one, tracing);
    one.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  }
  return { pool, sessionPool, endPools: () => Promise.all(pools.map((one) => one.end())) };
}

const sessionUrlOf = ({ url, sessionUrl }: DatabaseUrls): string => sessionUrl ?? url;

export interface ApiServiceOptions {
  /** Where the API is mounted on its origin: `/api` on the site, empty when it runs alone. */
  basePath: string;
  /** Where the site answers, for the search; without it only areas of the database are found. */
  siteUrl: string | undefined;
  cacheMemory: CacheMemory;
  metrics?: Metrics;
  tracing?: Tracing | undefined;
}

/**
 * Starts the API and the work behind it, and registers what it offers to remotes.
 */
export async function startApiService(
  environment: Environment,
  database: DatabaseUrls,
  { pool, registry, stored }: PreparedData,
  log: Logger,
  { basePath, siteUrl, cacheMemory, metrics, tracing }: ApiServiceOptions,
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
  const { uploads, close: closeUploads } = await openSiteUploads(environment, log);
  const background = await startBackgroundWork({
    pool,
    secrets,
    uploads,
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
    tracing,
    imports,
    siteUrl,
    from: { name: site.brand, address: site.contactEmail },
    chores: {
      beacons: async (now) => {
        await purgeBeacons(pool, now);
        await purgeRolloutCounts(pool, now);
      },
      async releases(now) {
        await registry.clearAway({ now, keepDays: environment.releaseKeepDays });
        await registry.uploadMissingReleases();
      },
    },
    holder: [site.holder, site.holderTaxId, site.holderAddress].filter((part) => part !== undefined),
  }).catch(async (error) => {
    throw await explainSchemaError(error, pool);
  });
  const visits = createRolloutCounter({ pool, log, document: registry.document, memory: cacheMemory });
  const beacons = createBeaconCounter({ pool, log, memory: cacheMemory, countVisit: visits.add });
  const contentRevision = createContentRevision();
  let offers: ApiOffers | null = null;
  const app = await createApi({
    pool,
    log,
    secrets,
    uploads,
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
    tracing,
    onAnswered: (answered) => metrics?.observe({ service: 'api', ...answered }),
    plugins: registryPlugins({
      pool,
      registry,
      releasesDir,
      stored,
      beacons,
      cacheMemory,
      demandsSecondFactor: secondFactor === 'demanded',
    }),
  });
  if (metrics) addDatabaseMetrics(metrics, { pool, log, read: () => readDatabaseFigures(pool) });
  offers = describeApi(app);
  await registry.offer('api', offers);
  // What was released before there was a store. Nobody waits for it: it is tried again with each day's clearing.
  registry
    .uploadMissingReleases()
    .catch((error) => log.warn({ err: error }, 'releases were not uploaded to the store'));
  const rollouts = registry.runRollouts({
    onEvent: (client, event) =>
      notifyRollout(client, event, {
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
    async stop() {
      await rollouts.stop();
      await background.stop();
      await app.close();
      closeUploads();
      await Promise.all([beacons.close(), visits.close()]);
    },
  };
}

/** One question after the other, so that a scrape takes one connection. */
async function readDatabaseFigures(pool: Pool): Promise<DatabaseFigures> {
  return {
    mail: await readOutboxFigures(pool),
    queues: await readQueueFigures(pool),
    tasks: await scheduledTaskFigures(createDatabase(pool), new Date()),
    backup: await readRecordedBackup(pool),
  };
}
