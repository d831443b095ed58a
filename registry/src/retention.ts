import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { chooseVersions } from './choose-versions.ts';
import { clearUnfinishedFolders } from './clear-unfinished-folders.ts';
import { readLiveState } from './live-document.ts';
import { releaseFolder } from './release-folder.ts';
import { underWay } from './rollouts/rollout-store.ts';
import type { StoredReleases } from './stored-releases/stored-releases.ts';
import { inSwitch } from './switch-transaction.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many versions before the live one stay within a rollback's reach, however old they are. */
const defaultKeepSteps = 3;

export interface ClearAwayOptions {
  now: Date;
  /** Days after which nobody has a page open any more that needs a version that is no longer live. */
  keepDays: number;
  /** Versions that rollbacks would restore one after the other, and that stay however old they are. */
  keepSteps?: number;
}

interface Version {
  name: string;
  version: string;
}

/** The removed releases. */
export interface Cleared {
  /** Releases whose folders are gone. */
  releases: Version[];
  /** Forgotten folders of builds that never ended. */
  drafts: number;
}

/**
 * Removes the folders of releases that nobody can need any more: neither what is live, held, shown or fallen back to,
 * nor the last versions that a rollback would restore, nor the newest of each name, which is what its sources say, unless that is a candidate
 * that came over HTTP; of the others those that were live, or were published or uploaded, longer than `keepDays` ago. The releases themselves stay in
 * the history, and publishing one again restores it. Of a shell its packages for teams stay. Several processes may do so at once.
 */
export async function clearAway(
  pool: Pool,
  { releasesDir, stored = null }: { releasesDir: string; stored?: StoredReleases | null },
  options: ClearAwayOptions,
): Promise<Cleared> {
  // Written down before the folders go: from now on nobody falls back to them.
  const marked = await inSwitch(pool, async (client) => {
    const outdated = await readOutdated(client, options);
    await markRemoved(client, outdated);
    return outdated;
  });
  // A release that was published meanwhile has its folder checked, and keeps it.
  const aside = await inSwitch(pool, async (client) => putAside(releasesDir, await stillRemoved(client, marked)));
  for (const { folder } of aside) await rm(folder, { recursive: true, force: true });
  if (stored) await stored.remove(await inSwitch(pool, (client) => stillRemoved(client, marked)));
  return {
    releases: aside.map(({ name, version }) => ({ name, version })),
    drafts: await clearUnfinishedFolders(releasesDir, options.now),
  };
}

async function readOutdated(
  client: ClientBase,
  { now, keepDays, keepSteps = defaultKeepSteps }: ClearAwayOptions,
): Promise<Version[]> {
  const state = await readLiveState(client, null);
  const parts = state?.parts ?? [];
  const needed = [
    ...parts.flatMap(({ name, live, earlier }) => named(name, [live, ...earlier.slice(0, keepSteps)])),
    ...chooseVersions(parts, state?.api ?? null).flatMap(({ name, shown, fallback }) => named(name, [shown, fallback])),
  ];
  const rolledOut = await client.query<Version>(
    'select name, version from registry.rollouts where state = any($1::text[])',
    [underWay],
  );
  needed.push(...rolledOut.rows);
  const answer = await client.query<Version>(
    `with stays as (
       select name, after as version, lead(switched_at) over (partition by name order by id) as until from registry.history
     ), needed_until as (
       select r.name, r.version, r.released_at, greatest(coalesce(max(stays.until), r.released_at), u.uploaded_at) as at,
              u.name is not null and count(stays.name) = 0 as candidate
         from registry.releases r left join stays using (name, version) left join registry.uploads u using (name, version)
        group by r.name, r.version, r.released_at, u.name, u.uploaded_at
     ), last_needed as (
       select *, released_at = max(released_at) filter (where not candidate) over (partition by name) as newest
         from needed_until
     )
     select name, version from last_needed
      where at < $1 and (candidate or not newest)
        and (name, version) not in (select * from unnest($2::text[], $3::text[]))
      order by name collate "C", at`,
    [new Date(now.getTime() - keepDays * dayMs), needed.map(({ name }) => name), needed.map(({ version }) => version)],
  );
  return answer.rows;
}

function named(name: string, candidates: ({ version: string } | null)[]): Version[] {
  return candidates.flatMap((candidate) => (candidate ? [{ name, version: candidate.version }] : []));
}

async function markRemoved(client: ClientBase, versions: Version[]): Promise<void> {
  await client.query(
    `insert into registry.removals (name, version) select * from unnest($1::text[], $2::text[])
     on conflict (name, version) do nothing`,
    [versions.map(({ name }) => name), versions.map(({ version }) => version)],
  );
}

async function stillRemoved(client: ClientBase, versions: Version[]): Promise<Version[]> {
  const answer = await client.query<Version>(
    `select name, version from registry.removals join unnest($1::text[], $2::text[]) as marked (name, version)
      using (name, version)`,
    [versions.map(({ name }) => name), versions.map(({ version }) => version)],
  );
  return answer.rows;
}

/** Takes folders out of everybody's sight, which takes no time; those that are gone already are left out. */
async function putAside(releasesDir: string, versions: Version[]): Promise<(Version & { folder: string })[]> {
  const aside: (Version & { folder: string })[] = [];
  for (const { name, version } of versions) {
    const target = releaseFolder(releasesDir, { name, version });
    if (await isCleared(target)) continue;
    const folder = join(releasesDir, name, `.clearing-${version}-${randomUUID()}`);
    try {
      await rename(target, folder);
      if (name === 'shell') await keepPackages(folder, target);
      aside.push({ name, version, folder });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return aside;
}

/** Keeps the packages that teams' repositories install: a lock file of theirs names it for years, and it is half a MB. */
async function keepPackages(aside: string, folder: string): Promise<void> {
  const isThere = await stat(join(aside, 'kit')).catch(() => null);
  if (!isThere) return;
  await mkdir(folder);
  for (const kept of ['release.json', 'kit']) await rename(join(aside, kept), join(folder, kept));
}

/** Whether only packages are left of it. */
const isCleared = async (folder: string) =>
  !(await readdir(folder).catch(() => ['gone'])).some((entry) => entry !== 'kit' && entry !== 'release.json');
