import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type RunningSite, startSite } from '@femcoders/e2e/running-site.ts';
import { buildReleases } from '@femcoders/start/build-releases';
import { readEnvironment } from '@femcoders/start/environment';
import { publishReleases } from '@femcoders/start/publish-releases';
import { withRegistry } from '@femcoders/start/release-commands/with-registry';
import type { BenchContext } from '../bench-part.ts';
import { administrator } from '../processes/administrator.ts';
import { startBenchDatabases } from '../processes/bench-database.ts';
import { builtReleases } from '../processes/bench-site.ts';

/** Shells, an API and a PostgreSQL in separate processes, without a proxy. */
export interface ScaledProcesses {
  shells: RunningSite[];
  api: RunningSite;
  /** The data folder of PostgreSQL. */
  dataFolder: string;
}

/** Starts an API with demo data and so many shells on one folder of releases, and makes everything live. */
export async function startScaledProcesses(context: BenchContext, shellCount: number): Promise<ScaledProcesses> {
  const { folder, say, onEnd } = context;
  const databases = await startBenchDatabases(folder);
  onEnd(databases.stop);
  const databaseUrl = await databases.create('scale');
  const releasesDir = join(folder, 'releases');
  const releases = await buildReleases(builtReleases, say);
  for (const { name, version } of releases)
    await cp(join(builtReleases, name, version), join(releasesDir, name, version), { recursive: true });
  const shared = { RELEASES_DIR: releasesDir, NODE_ENV: 'production', TRUST_PROXY: '1', LOG_LEVEL: '' };
  const start = async (name: string, program: 'api' | 'shell', environment: Record<string, string>) => {
    const site = await startSite({
      program,
      varDir: join(folder, name),
      port: await freePort(),
      environment: { ...shared, ...environment },
    });
    onEnd(site.stop);
    return site;
  };
  const api = await start('api', 'api', {
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: administrator.userEmail,
    ADMIN_PASSWORD: administrator.userPassword,
    PUBLIC_URL: 'http://127.0.0.1',
  });
  const command = readEnvironment({
    VAR_DIR: join(folder, 'command'),
    RELEASES_DIR: releasesDir,
    DATABASE_URL: databaseUrl,
  });
  await withRegistry(command, (registry) => publishReleases(registry, releases, say));
  const shells: RunningSite[] = [];
  for (let shell = 1; shell <= shellCount; shell += 1)
    shells.push(await start(`shell-${shell}`, 'shell', { API_URL: api.url, PUBLIC_URL: 'http://127.0.0.1' }));
  return { shells, api, dataFolder: databases.dataFolder };
}
