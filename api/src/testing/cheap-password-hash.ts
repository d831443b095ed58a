import { argon2Sync, randomBytes } from 'node:crypto';

/** The least that RFC 9106 §3.1 allows. */
const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 } as const;

/**
 * Hashes a password with argon2id at its lowest cost: tests make more than a thousand members, and each real hash takes
 * 46 MiB and up to 100 ms. The API verifies it as any other, since a hash says its own cost.
 * @returns a PHC string, as `hashPassword` does
 */
export function cheapPasswordHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}
