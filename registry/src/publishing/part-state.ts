import type { PartState, PresentedToken } from '@femcoders/contracts/publishing';
import type { Pool } from 'pg';
import { stateOf } from '../released-versions.ts';

interface StateRow {
  version: string;
  commit: string | null;
  uncommitted: boolean;
  builtAt: string;
  uploadedAt: Date;
  by: string;
  live: boolean;
  pinned: boolean;
  removed: boolean;
  wasLive: boolean;
}

/** Reads what is live of a part and which versions there are, the newest first, as a team's token may see it. */
export async function readPartStateOf(pool: Pool, name: string, { acts }: PresentedToken): Promise<PartState> {
  const { rows } = await pool.query<StateRow>(
    `select r.version, r.document->>'commit' as commit, coalesce((r.document->'uncommitted')::boolean, false) as uncommitted,
            r.document->>'builtAt' as "builtAt", coalesce(u.uploaded_at, r.released_at) as "uploadedAt", r.released_by as "by",
            l.name is not null as live, coalesce(l.pinned, false) as pinned, removed.name is not null as removed,
            exists (select from registry.history h where h.name = r.name and h.after = r.version) as "wasLive"
       from registry.releases r
       left join registry.live l using (name, version)
       left join registry.removals removed using (name, version)
       left join registry.uploads u using (name, version)
      where r.name = $1
      order by l.name is not null desc, coalesce(u.uploaded_at, r.released_at) desc limit 50`,
    [name],
  );
  const live = rows.find((row) => row.live);
  return {
    name,
    live: live?.version ?? null,
    held: live?.pinned ?? false,
    acts: [...acts],
    versions: rows
      .map((row) => ({
        version: row.version,
        state: stateOf(row),
        commit: row.commit,
        uncommitted: row.uncommitted,
        builtAt: row.builtAt,
        uploadedAt: row.uploadedAt.toISOString(),
        by: row.by,
      }))
      .sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt)),
  };
}
