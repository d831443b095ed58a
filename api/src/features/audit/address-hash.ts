import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '../../database/database.ts';
import { readSecret } from '../../database/secret.ts';

/**
 * Stands for a network address without revealing it: an HMAC under this database's own secret. Addresses of one
 * IPv6 /64 are one, because whoever has one of them has all.
 */
export function createAddressHash(db: Database) {
  let secret: Promise<string> | undefined;

  return async function hashAddress(address: string): Promise<string> {
    secret ??= readSecret(db, 'address-hash').catch((error) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(network(address))
      .digest('base64url')
      .slice(0, 22);
  };
}

/** The address itself for IPv4, the /64 for IPv6. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
