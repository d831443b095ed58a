import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { type ApiOffers, apiOffersSchema } from '@femcoders/contracts/release-contract';
import type { ReleasedVersion } from '@femcoders/contracts/releases';
import { unmetRequirements } from '@femcoders/contracts/unmet-requirements';
import type { Pool } from 'pg';
import { releaseFolder } from './release-folder.ts';

interface VersionRow {
  document: unknown;
  releasedAt: Date;
  releasedBy: string;
  live: boolean;
  pinned: boolean;
  removed: boolean;
  untested: boolean;
  untried: boolean;
  /** Whether it was live at some time. */
  wasLive: boolean;
}

/** The versions that a live version would run with. */
interface CompatibilityContext {
  live: Release[];
  api: ApiOffers | null;
}

/** One page of the versions of a part, the newest first, and how many there are on all pages. */
export async function listVersions(
  pool: Pool,
  releasesDir: string,
  { name, page, limit }: { name: string; page: number; limit: number },
): Promise<{ entries: ReleasedVersion[]; total: number }> {
  const [rows, counted, context] = await Promise.all([
    pool.query<VersionRow>(
      `select r.document, r.released_at as "releasedAt", r.released_by as "releasedBy", l.name is not null as live,
              coalesce(l.pinned, false) as pinned, removed.name is not null as removed,
              coalesce(checked.tests = 'skipped', false) as untested, coalesce(checked.tried = 'skipped', false) as untried,
              exists (select from registry.history h where h.name = r.name and h.after = r.version) as "wasLive"
         from registry.releases r
         left join registry.live l using (name, version)
         left join registry.removals removed using (name, version)
         left join registry.checks checked using (name, version)
        where r.name = $1 order by r.released_at desc, r.version limit $2 offset $3`,
      [name, limit, (page - 1) * limit],
    ),
    pool.query<{ total: number }>('select count(*)::integer as total from registry.releases where name = $1', [name]),
    readCompatibilityContext(pool),
  ]);
  const entries = rows.rows.map((row) => versionOf(row, context, releasesDir));
  return { entries: await Promise.all(entries), total: counted.rows[0]?.total ?? 0 };
}

export async function readCompatibilityContext(pool: Pool): Promise<CompatibilityContext> {
  const [live, api] = await Promise.all([
    pool.query<{ document: unknown }>(
      'select document from registry.live join registry.releases using (name, version) order by name collate "C"',
    ),
    pool.query<{ document: unknown }>(`select document from registry.offers where part = 'api'`),
  ]);
  const offered = api.rows[0];
  return {
    live: live.rows.map(({ document }) => releaseSchema.parse(document)),
    api: offered ? apiOffersSchema.parse(offered.document) : null,
  };
}

async function versionOf(
  row: VersionRow,
  context: CompatibilityContext,
  releasesDir: string,
): Promise<ReleasedVersion> {
  const release = releaseSchema.parse(row.document);
  return {
    version: release.version,
    commit: release.commit,
    uncommitted: release.uncommitted ?? false,
    untested: row.untested,
    untried: row.untried,
    builtAt: release.builtAt,
    releasedAt: row.releasedAt.toISOString(),
    releasedBy: row.releasedBy,
    bytes: {
      scripts: bytesOf(release, '.js'),
      styles: bytesOf(release, '.css'),
      server: row.removed ? null : await serverBytes(releasesDir, release),
    },
    state: stateOf(row),
    misses: missesOf(release, context),
  };
}

export function stateOf(row: Pick<VersionRow, 'live' | 'pinned' | 'removed' | 'wasLive'>): ReleasedVersion['state'] {
  const { live, pinned, removed, wasLive } = row;
  if (live) return pinned ? 'held' : 'live';
  if (removed) return 'removed';
  return wasLive ? 'released' : 'uploaded';
}

function bytesOf({ sizes }: Release, ending: string): number {
  return Object.entries(sizes).reduce((sum, [address, bytes]) => sum + (address.endsWith(ending) ? bytes : 0), 0);
}

async function serverBytes(releasesDir: string, release: Release): Promise<number | null> {
  const folder = join(releaseFolder(releasesDir, release), 'server');
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!files) return null;
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** A remote looks at the live shell and the API; with a shell it is the live remotes that look at it. */
export function missesOf({ name, contract }: Release, { live, api }: CompatibilityContext): string[] {
  if (name !== 'shell') {
    const shell = live.find((part) => part.name === 'shell')?.contract.offers ?? null;
    return unmetRequirements(contract.needs, { shell, api });
  }
  return live.flatMap((remote) =>
    unmetRequirements(remote.contract.needs, { shell: contract.offers, api }).map((miss) => `${remote.name}: ${miss}`),
  );
}
