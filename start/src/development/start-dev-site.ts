import { join } from 'node:path';
import { createPool } from '@femcoders/api/database/database';
import { createSecrets } from '@femcoders/api/secrets';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import { createRegistry } from '@femcoders/registry/registry';
import { createDevShell } from '@femcoders/shell/server/dev-shell';
import type { Logger } from 'pino';
import { buildInChild } from '../build-in-child.ts';
import type { CleanupStack } from '../cleanup-stack.ts';
import { type Environment, localAddress } from '../environment.ts';
import { listen } from '../http-server.ts';
import { createLog } from '../log.ts';
import { createPreviewPorts } from '../previews.ts';
import type { Say } from '../progress.ts';
import { publishReleases } from '../publish-releases.ts';
import { recordSwitch } from '../record-switch.ts';
import { readPreviewKey } from '../secret-key.ts';
import { openSiteDatabase } from '../site-database.ts';
import { createSiteHandler } from '../site-handler.ts';
import { lockVarDir } from '../var-dir-lock.ts';
import { startDevApi } from './dev-api.ts';
import { followEdits } from './follow-edits.ts';
import { freePort } from './free-port.ts';
import { repositoryRoot, startDevServers } from './start-dev-servers.ts';

/**
 * The site in development: the shell and what is named from source, the rest from its releases, which are built and
 * published once, when it starts. The API has a separate process: an edit there starts it again, and nothing else.
 *
 * @param names remotes to develop; none means every remote
 * @throws StartError or BuildError with what the person at the terminal can do
 */
export async function startDevSite(
  environment: Environment,
  cleanup: CleanupStack,
  say: Say,
  names: readonly string[],
): Promise<Logger> {
  const began = performance.now();
  const { host, port, varDir, releasesDir, publicUrl, site } = environment;
  cleanup.add(lockVarDir(varDir, 'el sitio'));
  const log = createLog(environment);
  const server = await listen(environment);
  cleanup.add(server.close);
  const build = buildInChild(releasesDir, say);
  cleanup.add(build.stop);
  const database = await openSiteDatabase(environment, say, log);
  cleanup.add(database.close);

  const apiPort = await freePort();
  const api = await startDevApi({
    program: join(import.meta.dirname, 'dev-api-program.ts'),
    args: [String(apiPort), localAddress(host, port)],
    port: apiPort,
    environment: { ...process.env, DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.sessionUrl },
    say,
  });
  cleanup.add(api.stop);
  const pool = createPool(database.sessionUrl ?? database.url);
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  const registry = createRegistry({ pool, releasesDir, log, recordSwitch });
  cleanup.add(async () => {
    await registry.close();
    await pool.end();
  });
  await publishReleases(registry, await build.releases, say);

  const servers = await startDevServers(names, { siteOrigin: publicUrl, session: api.session(), cleanup, say });
  const edits = followEdits({ repositoryRoot, servers, api, say });
  cleanup.add(edits.stop);
  const shell = createDevShell({
    registry: registry.document,
    releasesDir,
    cacheDir: join(varDir, 'cache'),
    apiFetch: api.fetch,
    apiBaseUrl: api.baseUrl,
    site,
    publicUrl,
    log,
    previews: createPreviewPorts(createSecrets(readPreviewKey(environment)), registry.release, publicUrl),
    cacheMemory: createCacheMemory(environment.cacheBytes),
    production: false,
    sources: new Map(servers.map(({ name, entry }) => [name, entry])),
    edited: edits.edited,
  });
  const checkReady = () => Promise.all([api.ready(), registry.document()]);
  await checkReady();
  // Noted last, so that visitors are let go before anything that answers them is closed.
  cleanup.add(server.close);
  server.serve(createSiteHandler({ api: api.handle, shell, checkReady, trustProxy: environment.trustProxy, log }));
  api.tell('read-site');
  if (!api.session()) say('Sin datos de demostración (SEED=demo), las páginas propias se abren sin haber entrado.');
  say(`El sitio está en ${publicUrl} (listo en ${inSeconds(performance.now() - began)}).`);
  log.info({ host, port }, 'Ready');
  return log;
}
