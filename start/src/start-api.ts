import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { Logger } from 'pino';
import { prepareData, startApiService } from './api-service.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { type Environment, localAddress } from './environment.ts';
import { listen } from './http-server.ts';
import { createLog } from './log.ts';
import { addDiskMetrics, foldersOf } from './metrics/disk-metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { addReadyMetric } from './metrics/ready-metric.ts';
import { addReleaseMetrics } from './metrics/release-metrics.ts';
import { withOperatorEndpoints } from './operator-endpoints.ts';
import type { Say } from './progress.ts';
import { createReadiness } from './readiness.ts';
import { openSiteDatabase } from './site-database.ts';
import { warnOfConductInbox } from './startup-warnings.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { lockVarDir } from './var-dir-lock.ts';

/**
 * The API alone, at the root of its own port.
 *
 * @throws StartError with what the person at the terminal can do
 */
export async function startApi(environment: Environment, cleanup: CleanupStack, say: Say): Promise<Logger> {
  cleanup.add(lockVarDir(environment.varDir, 'la API'));
  const log = createLog(environment);
  const tracing = await startTracing(environment, 'femcoders-api', log, cleanup);
  const database = await openSiteDatabase(environment, say, log);
  cleanup.add(database.close);
  const data = await prepareData(environment, database, log, say, tracing);
  cleanup.add(data.close);
  const { apiPath: basePath, siteUrl } = environment;
  const cacheMemory = createCacheMemory(environment.cacheBytes);
  const metrics = createMetrics({ lines: cacheMemory.figures, log });
  addDiskMetrics(metrics, foldersOf(environment));
  addReleaseMetrics(metrics, { document: data.registry.document });
  const api = await startApiService(environment, database, data, log, {
    ...{ basePath, siteUrl, cacheMemory, metrics, tracing },
  });
  cleanup.add(api.stop);
  const checkReady = createReadiness(() => data.pool.query('select 1'));
  addReadyMetric(metrics, checkReady);
  const handler = withOperatorEndpoints({
    answer: api.app.routing,
    checkReady,
    // With their routes.
    logsItself: () => true,
    trustProxy: environment.trustProxy,
    metrics,
    tracing,
    metricsToken: environment.metricsToken,
    log,
  });
  // Only now, and with its handler: what is refused, a balancer sends elsewhere; a POST that is answered 503 it may not.
  const server = await listen({ ...environment, behindProxy: environment.trustProxy !== false }, handler);
  cleanup.add(server.close);
  await api.readSiteNow();
  warnOfConductInbox(environment, log, say);
  nameOwnKey(environment, log, say);
  say(`La API está en ${localAddress(environment.host, environment.port)}`);
  return log;
}

/** A separate key opens nothing that another process on the same database has sealed. */
function nameOwnKey({ databaseUrl, secretKey, varDir }: Environment, log: Logger, say: Say): void {
  if (!databaseUrl || secretKey) return;
  log.warn({ varDir }, 'SECRET_KEY is not set: no other process on this database can open what this one seals');
  say('Sin SECRET_KEY, esta API usa una clave propia: con varias sobre una base de datos, dales a todas la misma.');
}
