import { isDeepStrictEqual } from 'node:util';
import {
  type RegistryDocument,
  type Release,
  registryDocumentSchema,
  releaseSchema,
} from '@femcoders/contracts/registry';
import type { LiveRelease, ReleaseHistoryQuery } from '@femcoders/contracts/releases';
import type { ClientBase, Pool } from 'pg';
import { RegistryError } from './registry-error.ts';

/** PostgreSQL's channel that carries the number of each new revision. */
export const switchChannel = 'registry_switched';

/** What a switch did. */
export interface Switch {
  name: string;
  /** The version that is live now. */
  version: string;
  /** The version that was live before; null for a name's first release. */
  previous: string | null;
  /** False when that version was live already: nothing has changed. */
  switched: boolean;
}

/** A release as the listing shows it. */
export interface ReleaseRow {
  name: string;
  version: string;
  live: boolean;
  owner: string;
  commit: string | null;
  builtAt: string;
  releasedAt: Date;
  releasedBy: string;
}

/** A line of the history: who switched what, from which version to which, and when. */
export interface HistoryRow {
  id: number;
  name: string;
  action: 'publish' | 'rollback';
  before: string | null;
  after: string;
  by: string;
  at: Date;
}

/** Told of every switch inside its transaction: both are stored, or neither. */
export type RecordSwitch = (client: ClientBase, line: HistoryRow) => Promise<void>;

interface LiveVersion {
  version: string;
  switch_id: number;
}

/**
 * Stores a release, unless it is there, and makes it live.
 * @throws RegistryError `version-taken` when that version was published with other files: versions never change
 */
export function storeAndSwitch(pool: Pool, release: Release, by: string, record: RecordSwitch): Promise<Switch> {
  return inSwitch(pool, async (client) => {
    const { name, version } = release;
    await storeOnce(client, release, by);
    const live = await readLive(client, name);
    if (live?.version === version) return { name, version, previous: version, switched: false };
    await switchTo(client, {
      name,
      version,
      before: live?.version ?? null,
      goesBackTo: live?.switch_id ?? null,
      action: 'publish',
      by,
      record,
    });
    return { name, version, previous: live?.version ?? null, switched: true };
  });
}

/**
 * Makes the version live that was live before the present one. Each further call goes one further back.
 * @param check refuses, by throwing, a version that cannot be served any more
 * @throws RegistryError `nothing-to-roll-back`
 */
export function switchBack(
  pool: Pool,
  name: string,
  by: string,
  check: (release: Release) => Promise<void>,
  record: RecordSwitch,
): Promise<Switch> {
  return inSwitch(pool, async (client) => {
    const live = await readLive(client, name);
    if (!live) throw new RegistryError('nothing-to-roll-back', `${name} no tiene ninguna versión en vivo.`);
    const earlier = await client.query<{ after: string; goes_back_to: number | null; document: unknown }>(
      `select earlier.after, earlier.goes_back_to, r.document
         from registry.history present
         join registry.history earlier on earlier.id = present.goes_back_to
         join registry.releases r on r.name = earlier.name and r.version = earlier.after
        where present.id = $1`,
      [live.switch_id],
    );
    const target = earlier.rows[0];
    if (!target) {
      throw new RegistryError(
        'nothing-to-roll-back',
        `${name} no tiene una versión anterior a ${live.version} a la que volver.`,
      );
    }
    await check(releaseSchema.parse(target.document));
    await switchTo(client, {
      name,
      version: target.after,
      before: live.version,
      goesBackTo: target.goes_back_to,
      action: 'rollback',
      by,
      record,
    });
    return { name, version: target.after, previous: live.version, switched: true };
  });
}

/**
 * What is live now, read in one statement, so that it is of one moment.
 * @param knownRevision the revision that the caller holds
 * @returns null when that revision is still the present one
 * @throws RegistryError `empty` while no shell is live
 */
export async function readDocument(client: ClientBase, knownRevision: number | null): Promise<RegistryDocument | null> {
  const answer = await client.query<{ revision: number; releases: { name: string }[] }>(
    `select number as revision,
            (select coalesce(jsonb_agg(r.document order by r.name collate "C"), '[]')
               from registry.live l join registry.releases r using (name, version)) as releases
       from registry.revision
      where number is distinct from $1::integer`,
    [knownRevision],
  );
  const row = answer.rows[0];
  if (!row) return null;
  const shell = row.releases.find((release) => release.name === 'shell');
  if (!shell) throw new RegistryError('empty', 'Todavía no hay ninguna versión publicada del shell.');
  const remotes = row.releases.filter((release) => release !== shell);
  return registryDocumentSchema.parse({ revision: row.revision, shell, remotes });
}

/** The live version of a name; null when it has none. */
export async function readLiveVersion(pool: Pool, name: string): Promise<string | null> {
  const answer = await pool.query<LiveVersion>('select version, switch_id from registry.live where name = $1', [name]);
  return answer.rows[0]?.version ?? null;
}

/** What is live of a name, and the version that was published last: another one after a rollback. */
export async function readStanding(
  pool: Pool,
  name: string,
): Promise<{ live: Release; publishedLast: string | null } | null> {
  const answer = await pool.query<{ document: unknown; published_last: string | null }>(
    `select r.document,
            (select after from registry.history where name = $1 and action = 'publish' order by id desc limit 1) as published_last
       from registry.live l join registry.releases r using (name, version)
      where l.name = $1`,
    [name],
  );
  const row = answer.rows[0];
  return row ? { live: releaseSchema.parse(row.document), publishedLast: row.published_last } : null;
}

/** Every release, or those of one name: by name, the newest first. */
export async function listReleases(pool: Pool, name?: string): Promise<ReleaseRow[]> {
  const answer = await pool.query<ReleaseRow>(
    `select r.name, r.version, l.version is not null as live, r.document->>'owner' as owner, r.document->>'commit' as commit,
            r.document->>'builtAt' as "builtAt", r.released_at as "releasedAt", r.released_by as "releasedBy"
       from registry.releases r left join registry.live l using (name, version)
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
export interface LiveRow extends Omit<LiveRelease, 'since'> {
  since: Date;
}

/** What is live of each name: the shell first, then by name. */
export async function listLive(pool: Pool): Promise<LiveRow[]> {
  const answer = await pool.query<LiveRow>(
    `select l.name, l.version, r.document->>'owner' as owner, r.document->>'commit' as commit,
            r.document->>'builtAt' as "builtAt", present.switched_at as since, present.switched_by as "by",
            present.action, l.pinned, earlier.after as "goesBackTo"
       from registry.live l
       join registry.releases r using (name, version)
       join registry.history present on present.id = l.switch_id
       left join registry.history earlier on earlier.id = present.goes_back_to
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

/** One transaction that holds the revision's row from its first statement: switches never overlap. */
async function inSwitch<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin');
    await client.query('select number from registry.revision for update');
    const result = await work(client);
    await client.query('commit');
    broken = false;
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => {
        broken = false;
      },
      () => undefined,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

async function storeOnce(client: ClientBase, release: Release, by: string): Promise<void> {
  const { name, version } = release;
  const stored = await client.query<{ document: unknown }>(
    'select document from registry.releases where name = $1 and version = $2',
    [name, version],
  );
  const earlier = stored.rows[0];
  if (!earlier) {
    await client.query('insert into registry.releases (name, version, document, released_by) values ($1, $2, $3, $4)', [
      name,
      version,
      JSON.stringify(release),
      by,
    ]);
  } else if (!isDeepStrictEqual(releaseSchema.parse(earlier.document).integrity, release.integrity)) {
    throw new RegistryError(
      'version-taken',
      `${name} ${version} ya se publicó con otros archivos, y una versión no cambia nunca. Recupera su carpeta original o cambia algo en ${name} para publicar una versión nueva.`,
    );
  }
}

async function readLive(client: ClientBase, name: string): Promise<LiveVersion | undefined> {
  const answer = await client.query<LiveVersion>('select version, switch_id from registry.live where name = $1', [
    name,
  ]);
  return answer.rows[0];
}

interface SwitchOrder {
  name: string;
  version: string;
  before: string | null;
  goesBackTo: number | null;
  action: HistoryRow['action'];
  by: string;
  record: RecordSwitch;
}

async function switchTo(
  client: ClientBase,
  { name, version, before, goesBackTo, action, by, record }: SwitchOrder,
): Promise<void> {
  const line = await client.query<HistoryRow>(
    `insert into registry.history (name, action, before, after, goes_back_to, switched_by) values ($1, $2, $3, $4, $5, $6)
     returning id, name, action, before, after, switched_by as "by", switched_at as "at"`,
    [name, action, before, version, goesBackTo, by],
  );
  const written = line.rows[0];
  if (!written) throw new Error(`The switch of ${name} was not written down.`);
  await client.query(
    `insert into registry.live (name, version, switch_id) values ($1, $2, $3)
     on conflict (name) do update set version = excluded.version, switch_id = excluded.switch_id`,
    [name, version, written.id],
  );
  await client.query(
    `with next as (update registry.revision set number = number + 1 returning number) select pg_notify($1, number::text) from next`,
    [switchChannel],
  );
  await record(client, written);
}
