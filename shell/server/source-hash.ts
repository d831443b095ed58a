import { createHash } from 'node:crypto';

/**
 * Returns what a content security policy says in place of an inline element's text, so that this text alone may run or
 * style the page (CSP3, section 2.3.1).
 */
export function sourceHash(text: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
