import type { ReleasedPart } from '@femcoders/contracts/releases';
import type { Pool } from 'pg';

/** All parts of which something was ever published: the shell first, then by name. */
export async function listParts(pool: Pool): Promise<ReleasedPart[]> {
  const answer = await pool.query<ReleasedPart>(
    `select name, document->>'owner' as owner, exists (select from registry.live l where l.name = latest.name) as live
       from (select distinct on (name) name, document from registry.releases order by name, released_at desc) latest
      order by name <> 'shell', name collate "C"`,
  );
  return answer.rows;
}
