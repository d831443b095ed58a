import type { Release } from '@femcoders/contracts/registry';
import type { Pool } from 'pg';
import type { Tried } from './release-checks.ts';
import { judge, type SwitchPorts } from './switches.ts';

/**
 * Tries releases that have never been live. Throws RegistryError `does-not-render` with Spanish sentences when one of them must not go live.
 */
export type TryCandidates = (releases: readonly Release[]) => Promise<void>;

export interface TryPorts extends Pick<SwitchPorts, 'pool' | 'check'> {
  /** Without it nothing is tried. */
  tryCandidates: TryCandidates | undefined;
}

export interface TryOptions {
  /** Makes it live all the same, which is noted. */
  isUntried: boolean;
  /** Whether it goes live in spite of a version that is pinned. */
  evenIfHeld?: boolean;
}

/**
 * Tries what is about to go live and never was, before the switch and outside of its transaction, since it takes seconds. What would be
 * refused anyway, because it is damaged or does not fit, is refused first. What is held back by a version that is pinned is not tried yet.
 * @returns what is to be noted of the releases; undefined where nothing was to be tried
 * @throws RegistryError `does-not-render`, `incomplete-release`, `does-not-fit`, `path-taken`
 */
export async function tryBeforeSwitch(
  { pool, check, tryCandidates }: TryPorts,
  releases: readonly Release[],
  { isUntried, evenIfHeld = false }: TryOptions,
): Promise<Tried | undefined> {
  if (!tryCandidates && !isUntried) return undefined;
  const candidates = await newAmong(pool, releases, evenIfHeld);
  if (candidates.length === 0) return undefined;
  if (!tryCandidates || isUntried) return 'skipped';
  for (const release of candidates) await check(release);
  const client = await pool.connect();
  try {
    await judge(client, candidates);
  } finally {
    client.release();
  }
  await tryCandidates(candidates);
  return 'passed';
}

/** Returns the releases that a switch would make live, where one of them never was. Before there is a shell there is no site to try it on, and none to protect. */
async function newAmong(pool: Pool, releases: readonly Release[], evenIfHeld: boolean): Promise<Release[]> {
  const { rows } = await pool.query<{
    name: string;
    version: string;
    waits: boolean;
    known: boolean;
    hasSite: boolean;
  }>(
    `select wanted.name, wanted.version,
            l.name is not null and (l.pinned and not $3 or l.version = wanted.version) as waits,
            exists (select from registry.history h where h.name = wanted.name and h.after = wanted.version) as known,
            exists (select from registry.live where name = 'shell') as "hasSite"
       from unnest($1::text[], $2::text[]) as wanted (name, version) left join registry.live l using (name)`,
    [releases.map(({ name }) => name), releases.map(({ version }) => version), evenIfHeld],
  );
  const stateOf = ({ name, version }: Release) => rows.find((row) => row.name === name && row.version === version);
  const switched = releases.filter((release) => !stateOf(release)?.waits);
  return rows[0]?.hasSite && switched.some((release) => !stateOf(release)?.known) ? switched : [];
}
