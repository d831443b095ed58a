import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses, for a session or a mail's link: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a token: its SHA-256. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
