import type { HistoryRow, Sources, Switcher } from '@femcoders/contracts/release-acts';
import type { ReleaseAction } from '@femcoders/contracts/releases';
import type { ClientBase, Pool } from 'pg';
import { isTokenRevoked } from './publishing/team-tokens.ts';
import { RegistryError } from './registry-error.ts';
import type { RecordSwitch } from './release-store.ts';
import { inTransaction } from './transaction.ts';

/** PostgreSQL's channel that carries the number of each new revision. */
export const switchChannel = 'registry_switched';

/** One transaction that holds the revision's row from its first statement: switches never overlap. */
export function inSwitch<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query('select number from registry.revision for update');
    return work(client);
  });
}

/** Says to all who listen that the document is another one. Inside `inSwitch`. */
export async function announce(client: ClientBase): Promise<void> {
  await client.query(
    `with next as (update registry.revision set number = number + 1 returning number) select pg_notify($1, number::text) from next`,
    [switchChannel],
  );
}

/**
 * Refuses what a token asked for that was revoked meanwhile: between the request and its switch a version is tried for up to a minute.
 * @throws RegistryError `token-ended`
 */
export async function refuseEndedToken(client: ClientBase, { request }: Switcher): Promise<void> {
  if (!request?.team || !(await isTokenRevoked(client, request.team.tokenId))) return;
  throw new RegistryError('token-ended', 'El token de equipo se ha revocado mientras tanto. No se ha cambiado nada.');
}

/** A line of the history to be. */
export interface SwitchOrder {
  name: string;
  action: ReleaseAction;
  before: string | null;
  after: string | null;
  /** The switch that a rollback returns to. */
  goesBackTo: number | null;
  /** The number of what goes live in the same step, where several parts do. */
  train?: number | undefined;
  /** Of what goes live, where something does. */
  sources?: Sources;
  by: Switcher;
  record: RecordSwitch;
}

/**
 * Writes a line of the history, announces it and records it in the audit log. Inside `inSwitch`.
 * @returns the line's number
 * @throws RegistryError `token-ended`
 */
export async function writeLine(client: ClientBase, order: SwitchOrder): Promise<number> {
  const { name, action, before, after, goesBackTo, train, sources, by, record } = order;
  await refuseEndedToken(client, by);
  const line = await client.query<HistoryRow>(
    `insert into registry.history (name, action, before, after, goes_back_to, train, switched_by, switched_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     returning id, name, action, before, after, switched_by as "by", switched_at as "at"`,
    [name, action, before, after, goesBackTo, train, by.name, by.request?.memberId],
  );
  const written = line.rows[0];
  if (!written) throw new Error(`The switch of ${name} was not written down.`);
  await announce(client);
  await record(client, { ...written, request: by.request, sources });
  return written.id;
}
