import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, startSite } from '@femcoders/e2e/running-site.ts';
import { buildReleases } from '@femcoders/start/build-releases';
import type { BenchContext } from '../bench-part.ts';
import { administrator } from './administrator.ts';

/** Built once and found again while the sources stay as they are. */
export const builtReleases = join(import.meta.dirname, '..', 'results', 'releases');

export interface BenchSite {
  /** Origin without a trailing slash. */
  url: string;
  varDir: string;
}

export interface BenchSiteOptions {
  /** Of its state's folder. */
  name: string;
  databaseUrl: string;
  environment?: Record<string, string>;
}

/** Starts the whole site in a separate process, as `npm start` does, with its demo data. */
export async function startBenchSite(
  { folder, say, onEnd }: Pick<BenchContext, 'folder' | 'say' | 'onEnd'>,
  { name, databaseUrl, environment }: BenchSiteOptions,
): Promise<BenchSite> {
  const varDir = join(folder, name);
  const releases = await buildReleases(builtReleases, say);
  for (const release of releases) {
    const path = join(release.name, release.version);
    await cp(join(builtReleases, path), join(varDir, 'releases', path), { recursive: true });
  }
  const process = await startSite({
    varDir,
    port: await freePort(),
    environment: {
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
      ADMIN_EMAIL: administrator.userEmail,
      ADMIN_PASSWORD: administrator.userPassword,
      NODE_ENV: 'production',
      LOG_LEVEL: '',
      ...environment,
    },
  });
  onEnd(process.stop);
  return { url: process.url, varDir };
}
