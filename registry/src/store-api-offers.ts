import type { ApiOffers } from '@femcoders/contracts/release-contract';
import type { Pool } from 'pg';
import { announce, inSwitch } from './switch-transaction.ts';

/**
 * Keeps what a part that is no release offers to remotes.
 * @returns whether it is something else than before: then what is shown has been decided again
 */
export function storeApiOffers(pool: Pool, part: string, offers: ApiOffers): Promise<boolean> {
  return inSwitch(pool, async (client) => {
    const stored = await client.query(
      `insert into registry.offers (part, document) values ($1, $2)
       on conflict (part) do update set document = excluded.document, offered_at = now()
         where registry.offers.document <> excluded.document`,
      [part, JSON.stringify(offers)],
    );
    const differs = stored.rowCount === 1;
    if (differs) await announce(client);
    return differs;
  });
}
