import { releaseSchema } from '@femcoders/contracts/registry';
import type { Pool } from 'pg';
import { isReleaseThere } from '../missing-releases.ts';
import type { RegistryLog } from '../registry-log.ts';
import type { StoredReleases } from './stored-releases.ts';

/**
 * Uploads what the store lacks of the releases whose folders are on this machine: what is live first, of it the shell, then the newest. What is damaged here is
 * left out, and said.
 * @throws RegistryError `not-stored`
 */
export async function uploadMissingReleases(
  pool: Pool,
  { releasesDir, stored, log }: { releasesDir: string; stored: StoredReleases; log: RegistryLog },
): Promise<void> {
  const { rows } = await pool.query<{ document: unknown }>(
    `select r.document from registry.releases r
       left join registry.live l using (name, version) left join registry.removals removed using (name, version)
      where removed.name is null order by l.version is null, r.name <> 'shell', r.released_at desc`,
  );
  for (const { document } of rows) {
    const release = releaseSchema.parse(document);
    if (!(await isReleaseThere(releasesDir, release))) continue;
    try {
      await stored.keep(release);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'incomplete-release') throw error;
      log.warn({ err: error, remote: release.name, version: release.version }, 'release not uploaded to the store');
    }
  }
}
