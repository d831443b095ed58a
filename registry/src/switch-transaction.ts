import type { ReleaseAction } from '@femcoders/contracts/releases';
import type { ClientBase, Pool } from 'pg';
import type { HistoryRow, RecordSwitch, Switcher } from './release-store.ts';

/** PostgreSQL's channel that carries the number of each new revision. */
export const switchChannel = 'registry_switched';

/** One transaction that holds the revision's row from its first statement: switches never overlap. */
export async function inSwitch<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
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

/** Says to all who listen that the document is another one. Inside `inSwitch`. */
export async function announce(client: ClientBase): Promise<void> {
  await client.query(
    `with next as (update registry.revision set number = number + 1 returning number) select pg_notify($1, number::text) from next`,
    [switchChannel],
  );
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
  by: Switcher;
  record: RecordSwitch;
}

/**
 * Writes a line of the history, announces it and tells the log of sensitive acts. Inside `inSwitch`.
 * @returns the line's number
 */
export async function writeLine(client: ClientBase, order: SwitchOrder): Promise<number> {
  const { name, action, before, after, goesBackTo, train, by, record } = order;
  const line = await client.query<HistoryRow>(
    `insert into registry.history (name, action, before, after, goes_back_to, train, switched_by, switched_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     returning id, name, action, before, after, switched_by as "by", switched_at as "at"`,
    [name, action, before, after, goesBackTo, train, by.name, by.request?.memberId],
  );
  const written = line.rows[0];
  if (!written) throw new Error(`The switch of ${name} was not written down.`);
  await announce(client);
  await record(client, { ...written, request: by.request });
  return written.id;
}
