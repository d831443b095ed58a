import { createHash } from 'node:crypto';

/** Returns the entity tag of what is made on request: weak, because it is sent compressed, too. */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
