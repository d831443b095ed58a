import { isTimezone } from '@femcoders/contracts/admin-event';
import type pg from 'pg';
import { attempt } from './database/database.ts';

/**
 * Returns whether an event's times can be formatted in a zone: mails write them here and lists in the database, and each knows names
 * that the other does not. Within a transaction.
 * @param zone IANA name, or any text that was sent for one
 */
export async function knowsTimezone(client: pg.PoolClient, zone: string): Promise<boolean> {
  if (!isTimezone(zone)) return false;
  let known = false;
  const compute = async () => {
    await client.query('select now() at time zone $1', [zone]);
    known = true;
  };
  await attempt(client, compute, () => undefined);
  return known;
}
