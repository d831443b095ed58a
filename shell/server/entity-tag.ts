import { createHash } from 'node:crypto';

/** The tag of what is made on request: weak, because the text is sent compressed, too. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
