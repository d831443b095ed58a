import { join } from 'node:path';
import { createSecrets } from '@femcoders/api/secrets';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { createMissingReleases } from '@femcoders/registry/missing-releases';
import { createRegistryClient } from '@femcoders/registry/registry-client';
import { createStagedDocument } from '@femcoders/registry/stored-releases/staged-document';
import { StartError } from '@femcoders/services/start-error';
import { createRenderQueue } from '@femcoders/shell/server/render-queue';
import { createShell } from '@femcoders/shell/server/shell';
import type { Logger } from 'pino';
import type { CleanupStack } from './cleanup-stack.ts';
import { type Environment, localAddress } from './environment.ts';
import { listen } from './http-server.ts';
import { createLog } from './log.ts';
import { addDiskMetrics } from './metrics/disk-metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { addReadyMetric } from './metrics/ready-metric.ts';
import { addReleaseMetrics } from './metrics/release-metrics.ts';
import { withOperatorEndpoints } from './operator-endpoints.ts';
import { changesOfRemoteApi, createPageCaches } from './page-caches.ts';
import { createPreviewPorts } from './previews.ts';
import type { Say } from './progress.ts';
import { createReadiness } from './readiness.ts';
import { createScopedFetch } from './scoped-fetch.ts';
import { openStoredReleases } from './site-storage.ts';
import { warnOfNeedlessSecrets, warnOfUnsetAddresses, warnOfUnsetLegal } from './startup-warnings.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { lockVarDir } from './var-dir-lock.ts';

/**
 * The shell alone: pages and the files of `RELEASES_DIR`. It asks the API, and the registry there, over the network, and
 * starts without them too: it is ready once it has known what is live.
 *
 * @throws StartError with what the person at the terminal can do
 */
export async function startShell(environment: Environment, cleanup: CleanupStack, say: Say): Promise<Logger> {
  const { host, port, varDir, releasesDir, apiUrl, publicUrl, site } = environment;
  const previewKey = environment.previewKey ?? environment.secretKey;
  if (!apiUrl)
    throw new StartError(
      'API_URL: se espera la dirección de la API, como http://127.0.0.1:4001; el shell le pide todo.',
    );
  cleanup.add(lockVarDir(varDir, 'el shell'));
  const log = createLog(environment);
  const tracing = await startTracing(environment, 'femcoders-shell', log, cleanup);
  const server = await listen(environment);
  cleanup.add(server.close);

  const fetch = createScopedFetch(globalThis.fetch, tracing);
  const registry = createRegistryClient({
    url: `${apiUrl}/registry`,
    fetch,
    snapshotFile: join(varDir, 'registry.json'),
    log,
  });
  const stored = await openStoredReleases(environment, registry.document, log);
  const document = stored ? createStagedDocument({ document: registry.document, stored, log }) : registry.document;
  const cacheMemory = createCacheMemory(environment.cacheBytes);
  const caches = createPageCaches(
    environment,
    {
      revision: changesOfRemoteApi(apiUrl, fetch),
      apiFetch: fetch,
      registry: document,
      memory: cacheMemory,
      log,
    },
    cleanup,
  );
  const metrics = createMetrics({
    lines: () => [...cacheMemory.figures(), ...(caches.pageCache?.figures() ?? [])],
    log,
  });
  const missingReleases = createMissingReleases(releasesDir, registry.document);
  addDiskMetrics(metrics, { data: varDir, releases: releasesDir });
  const shell = createShell({
    registry: document,
    releasesDir,
    stored,
    cacheDir: join(varDir, 'cache'),
    apiFetch: fetch,
    apiBaseUrl: apiUrl,
    site,
    publicUrl,
    assetsUrl: environment.assetsUrl,
    log,
    previews: createPreviewPorts(previewKey ? createSecrets(previewKey) : null, registry.release, publicUrl),
    ...caches,
    renderQueue: createRenderQueue(),
    cacheMemory,
    tracing,
    ...addReleaseMetrics(metrics, { document: registry.document, missingReleases }),
    production: true,
  });
  const checkReady = createReadiness(shell.checkReady);
  addReadyMetric(metrics, checkReady);
  server.serve(
    withOperatorEndpoints({
      answer: (request, response) => void shell(request, response),
      checkReady,
      missingReleases,
      logsItself: () => false,
      trustProxy: environment.trustProxy,
      metrics,
      tracing,
      metricsToken: environment.metricsToken,
      log,
    }),
  );

  warnOfUnsetAddresses(environment, log, say);
  warnOfUnsetLegal(environment, log, say);
  warnOfNeedlessSecrets(environment, log, say);
  say(`El shell está en ${localAddress(host, port)} y pregunta a la API en ${apiUrl}.`);
  if (!previewKey) say('Sin PREVIEW_KEY (la misma que la API), aquí no hay vistas previas de versiones sin publicar.');
  log.info({ host, port, apiUrl, releasesDir }, 'Ready');
  return log;
}
