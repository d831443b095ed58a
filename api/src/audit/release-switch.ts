import type { ReleaseAction } from '@femcoders/contracts/releases';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { recordAct } from './audit-log.ts';

/** A switch of what is live, as the registry tells it. */
export interface ReleaseSwitch {
  /** Number of the switch in the registry's history. */
  id: number;
  /** `shell` or a remote's name. */
  name: string;
  action: ReleaseAction;
  before: string | null;
  /** Null when the remote was taken off the site. */
  after: string | null;
  /** Who asked for it: a person's or a process's name. */
  by: string;
  at: Date;
  /** Null for a command line. */
  request: { memberId: string; requestId: string; addressHash: string | null } | null;
}

/**
 * Adds a switch to the audit log. Where it comes from a command line and not from a request, its number stands for one.
 * A database that has no audit log yet, because the site has never started on it, keeps the registry's history alone.
 *
 * @param client in the switch's transaction
 */
export async function recordSwitch(client: pg.ClientBase, line: ReleaseSwitch): Promise<void> {
  const { request } = line;
  const found = await client.query<{ there: boolean }>(`select to_regclass('audit') is not null as there`);
  if (!found.rows[0]?.there) return;
  await recordAct(
    drizzle(client as pg.PoolClient),
    { requestId: request?.requestId ?? `registry:${line.id}`, addressHash: request?.addressHash ?? null },
    {
      act: `release.${line.action}`,
      at: line.at,
      actor: request && { id: request.memberId, name: line.by },
      actorName: line.by,
      subject: `release:${line.name}`,
      before: line.before === null ? undefined : { version: line.before },
      after: line.after === null ? undefined : { version: line.after },
    },
  );
}
