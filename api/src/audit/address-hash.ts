import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { readSecret } from '../database/secret.ts';

/**
 * Stands for a network without revealing it: an HMAC under this database's own secret. Addresses of one
 * IPv6 /64 are one, because one owner has all of them.
 * @returns what makes it of the name of a network
 */
export function createAddressHash(db: Database) {
  let secret: Promise<string> | undefined;

  return async function hashNetwork(name: string): Promise<string> {
    secret ??= readSecret(db, 'address-hash').catch((error) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(name)
      .digest('base64url')
      .slice(0, 22);
  };
}
