import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import type { HistoryRow, PublishingLine, SwitchLine } from '@femcoders/contracts/release-acts';
import type { LiveRelease, ReleaseHistoryQuery } from '@femcoders/contracts/releases';
import type { ClientBase, Pool } from 'pg';

/** A release as the listing shows it. */
export interface ReleaseRow {
  name: string;
  version: string;
  live: boolean;
  /** Whether it is held: what is published meanwhile waits. */
  pinned: boolean;
  /** Whether its folder was cleared away. */
  removed: boolean;
  owner: string;
  commit: string | null;
  uncommitted: boolean;
  /** Whether it was released without its tests, or went live without being tried. */
  untested: boolean;
  untried: boolean;
  builtAt: string;
  releasedAt: Date;
  releasedBy: string;
}

/** Called with every switch inside its transaction: both are stored, or neither. */
export type RecordSwitch = (client: ClientBase, line: SwitchLine) => Promise<void>;

/** Called with every act that switches nothing, inside its transaction where it has one. */
export type RecordAct = (client: ClientBase | Pool, line: PublishingLine) => Promise<void>;

/** The live version of a name; null when it has none. */
export async function readLiveVersion(pool: Pool, name: string): Promise<string | null> {
  const answer = await pool.query<{ version: string }>('select version from registry.live where name = $1', [name]);
  return answer.rows[0]?.version ?? null;
}

/** How a name stands to what its sources say. */
export interface PublishingState {
  /** Null when nothing is. */
  live: Release | null;
  /** The version that was published last: another one than the live one after a rollback. */
  publishedLast: string | null;
  /** The person who published it last. */
  publishedLastBy: string | null;
  /** Every version that was ever published. */
  published: string[];
  /** Versions that were rolled out, or are, next to the one that is live: people decide on them. */
  rolledOut: string[];
  /** Whether the live version is held. */
  pinned: boolean;
  /** Whether it was taken off the site. */
  retired: boolean;
}

export async function readPublishingState(pool: Pool, name: string): Promise<PublishingState> {
  const answer = await pool.query<{
    document: unknown;
    published_last: string | null;
    published_last_by: string | null;
    published: string[];
    pinned: boolean;
    rolled_out: string[];
    latest: string | null;
  }>(
    `select (select r.document from registry.live l join registry.releases r using (name, version) where l.name = $1) as document,
            (select after from registry.history where name = $1 and action = 'publish' order by id desc limit 1) as published_last,
            (select switched_by from registry.history where name = $1 and action = 'publish' order by id desc limit 1) as published_last_by,
            array(select distinct after from registry.history where name = $1 and action = 'publish') as published,
            exists (select from registry.live where name = $1 and pinned) as pinned,
            array(select r.version from registry.rollouts r join registry.live l on l.name = r.name and l.version = r.stable
                   where r.name = $1) as rolled_out,
            (select action from registry.history where name = $1 order by id desc limit 1) as latest`,
    [name],
  );
  const row = answer.rows[0];
  return {
    live: row?.document ? releaseSchema.parse(row.document) : null,
    publishedLast: row?.published_last ?? null,
    publishedLastBy: row?.published_last_by ?? null,
    published: row?.published ?? [],
    pinned: row?.pinned ?? false,
    rolledOut: row?.rolled_out ?? [],
    retired: row?.latest === 'retire',
  };
}

/** Every release, or those of one name: by name, the newest first. */
export async function listReleases(pool: Pool, name?: string): Promise<ReleaseRow[]> {
  const answer = await pool.query<ReleaseRow>(
    `select r.name, r.version, l.version is not null as live, coalesce(l.pinned, false) as pinned,
            removed.name is not null as removed, r.document->>'owner' as owner, r.document->>'commit' as commit,
            coalesce((r.document->'uncommitted')::boolean, false) as uncommitted,
            coalesce(checked.tests = 'skipped', false) as untested, coalesce(checked.tried = 'skipped', false) as untried,
            r.document->>'builtAt' as "builtAt", r.released_at as "releasedAt", r.released_by as "releasedBy"
       from registry.releases r left join registry.live l using (name, version)
       left join registry.removals removed using (name, version)
       left join registry.checks checked using (name, version)
      where $1::text is null or r.name = $1
      order by r.name collate "C", r.released_at desc`,
    [name ?? null],
  );
  return answer.rows;
}

/** The latest switches, the newest first. */
export async function listHistory(pool: Pool, limit: number, name?: string): Promise<HistoryRow[]> {
  const answer = await pool.query<HistoryRow>(
    `select id, name, action, before, after, switched_by as "by", switched_at as "at"
       from registry.history where $1::text is null or name = $1 order by id desc limit $2`,
    [name ?? null, limit],
  );
  return answer.rows;
}

/** A name's live release, and how it came to be live. */
export interface LiveRow extends Omit<LiveRelease, 'since' | 'there'> {
  since: Date;
}

/** Returns what is live of each name: the shell first, then by name. */
export async function listLive(pool: Pool): Promise<LiveRow[]> {
  const answer = await pool.query<LiveRow>(
    `select l.name, l.version, r.document->>'owner' as owner, r.document->>'commit' as commit,
            coalesce((r.document->'uncommitted')::boolean, false) as uncommitted,
            coalesce(checked.tests = 'skipped', false) as untested, coalesce(checked.tried = 'skipped', false) as untried,
            r.document->>'builtAt' as "builtAt", present.switched_at as since, present.switched_by as "by",
            present.action, l.pinned, earlier.after as "goesBackTo"
       from registry.live l
       join registry.releases r using (name, version)
       join registry.history present on present.id = l.switch_id
       left join registry.history earlier on earlier.id = present.goes_back_to
       left join registry.checks checked on checked.name = l.name and checked.version = l.version
      order by l.name <> 'shell', l.name collate "C"`,
  );
  return answer.rows;
}

/** One page of the history, and how many switches there are on all pages. */
export async function listSwitches(
  pool: Pool,
  { q, name, action, sort, page, limit }: ReleaseHistoryQuery,
): Promise<{ entries: HistoryRow[]; total: number }> {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const where = `where ($1::text is null or name = $1) and ($2::text is null or action = $2)
    and not exists (select from unnest($3::text[]) word
                     where strpos(lower(concat_ws(' ', name, before, after, switched_by)), word) = 0)`;
  const asked = [name ?? null, action ?? null, words];
  const [rows, counted] = await Promise.all([
    pool.query<HistoryRow>(
      `select id, name, action, before, after, switched_by as "by", switched_at as "at"
         from registry.history ${where} order by id ${sort === 'at' ? 'asc' : 'desc'} limit $4 offset $5`,
      [...asked, limit, (page - 1) * limit],
    ),
    pool.query<{ total: number }>(`select count(*)::integer as total from registry.history ${where}`, asked),
  ]);
  return { entries: rows.rows, total: counted.rows[0]?.total ?? 0 };
}
