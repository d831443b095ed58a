import { join } from 'node:path';
import { createSecrets } from '@femcoders/api/secrets';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import { createMissingReleases } from '@femcoders/registry/missing-releases';
import { createRenderQueue } from '@femcoders/shell/server/render-queue';
import { createShell } from '@femcoders/shell/server/shell';
import type { Logger } from 'pino';
import { prepareData, startApiService } from './api-service.ts';
import type { ChildBuild } from './build-in-child.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { type Environment, localAddress } from './environment.ts';
import { listen } from './http-server.ts';
import { createInjectFetch } from './inject-fetch.ts';
import { createLog } from './log.ts';
import { addDiskMetrics, foldersOf } from './metrics/disk-metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { addReadyMetric } from './metrics/ready-metric.ts';
import { addReleaseMetrics } from './metrics/release-metrics.ts';
import { changesOfOwnApi, createPageCaches } from './page-caches.ts';
import { createPreviewPorts } from './previews.ts';
import type { Say } from './progress.ts';
import { publishReleases } from './publish-releases.ts';
import { createReadiness } from './readiness.ts';
import { readPreviewKey } from './secret-key.ts';
import { openSiteDatabase } from './site-database.ts';
import { createSiteHandler } from './site-handler.ts';
import { warnOfConductInbox, warnOfUnsetAddresses, warnOfUnsetLegal } from './startup-warnings.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { lockVarDir } from './var-dir-lock.ts';

/**
 * The whole site in one process: API, registry, shell and the work behind them.
 *
 * @param build the releases of these sources, which are being built meanwhile
 * @throws StartError with what the person at the terminal can do
 */
export async function startSite(
  environment: Environment,
  cleanup: CleanupStack,
  say: Say,
  build: ChildBuild,
): Promise<Logger> {
  const began = performance.now();
  const { host, port } = environment;
  cleanup.add(build.stop);
  cleanup.add(lockVarDir(environment.varDir, 'el sitio'));
  const log = createLog(environment);
  const tracing = await startTracing(environment, 'femcoders-site', log, cleanup);
  const server = await listen(environment);
  cleanup.add(server.close);

  const database = await openSiteDatabase(environment, say, log);
  cleanup.add(database.close);
  const data = await prepareData(environment, database, log, say, tracing);
  cleanup.add(data.close);
  const cacheMemory = createCacheMemory(environment.cacheBytes);
  const metrics = createMetrics({
    lines: () => [...cacheMemory.figures(), ...(caches.pageCache?.figures() ?? [])],
    log,
  });

  const api = await startApiService(environment, database, data, log, {
    basePath: '/api',
    siteUrl: localAddress(host, port),
    cacheMemory,
    metrics,
    tracing,
  });
  cleanup.add(api.stop);
  // Remotes are judged by what this API offers, and not by what the one before it did.
  await publishReleases(data.registry, await build.releases, say);
  const apiFetch = createInjectFetch(api.app);
  const { document } = data.registry;
  const revision = changesOfOwnApi(api.contentState);
  const caches = createPageCaches(
    environment,
    { revision, apiFetch, registry: document, memory: cacheMemory, log },
    cleanup,
  );
  const missingReleases = createMissingReleases(environment.releasesDir, document);
  addDiskMetrics(metrics, foldersOf(environment));
  const ports = {
    registry: document,
    releasesDir: environment.releasesDir,
    stored: data.stored,
    cacheDir: join(environment.varDir, 'cache'),
    apiFetch,
    apiBaseUrl: 'http://api',
    site: environment.site,
    publicUrl: environment.publicUrl,
    assetsUrl: environment.assetsUrl,
    log,
    previews: createPreviewPorts(
      createSecrets(readPreviewKey(environment)),
      data.registry.release,
      environment.publicUrl,
    ),
    ...caches,
    renderQueue: createRenderQueue(),
    cacheMemory,
    tracing,
    ...addReleaseMetrics(metrics, { document, missingReleases }),
    production: true,
  };
  const shell = createShell(ports);
  const checkReady = createReadiness(() => Promise.all([data.pool.query('select 1'), shell.checkReady()]));
  await checkReady();
  addReadyMetric(metrics, checkReady);
  // Noted last, so that visitors are let go before anything that answers them is closed.
  cleanup.add(server.close);
  server.serve(
    createSiteHandler({
      api: api.app.routing,
      shell,
      checkReady,
      missingReleases,
      trustProxy: environment.trustProxy,
      metrics,
      tracing,
      metricsToken: environment.metricsToken,
      log,
    }),
  );
  await api.readSiteNow();

  warnOfUnsetAddresses(environment, log, say);
  warnOfUnsetLegal(environment, log, say);
  warnOfConductInbox(environment, log, say);
  nameSecondFactor(environment, log, say);
  say(`El sitio está en ${environment.publicUrl} (listo en ${inSeconds(performance.now() - began)}).`);
  log.info({ host, port }, 'Ready');
  return log;
}

/**
 * Notes in log and terminal whether a second factor is demanded, and where the secret key lies: that a site of demo data
 * asks for none must be no secret.
 */
function nameSecondFactor({ secondFactor, seed, secretKey, varDir }: Environment, log: Logger, say: Say): void {
  log.info({ secondFactor, secretKeyIn: secretKey ? 'SECRET_KEY' : varDir }, 'Second factor and secret key');
  if (secondFactor === 'demanded') {
    say('Verificación en dos pasos: obligatoria para moderadoras y administradoras.');
  } else {
    const why = seed === 'demo' ? 'los datos son de demostración' : 'así lo dice SECOND_FACTOR';
    say(`Verificación en dos pasos: voluntaria para todas, porque ${why}.`);
  }
  if (!secretKey)
    say(`Sin SECRET_KEY, la clave secreta del sitio está en ${join(varDir, 'secret.key')}: guarda una copia.`);
}
