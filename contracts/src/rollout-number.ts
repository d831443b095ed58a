import { rolloutCookie } from './rollout-cookie.ts';

/** A number as the cookie carries it: four digits, as a cache in front takes `0` for none (nginx's `proxy_cache_bypass`). */
export const writeRolloutNumber = (number: number): string => String(number).padStart(4, '0');

/** The number in a `Cookie` header, or in `document.cookie`; null where there is none. */
export function readRolloutNumber(cookies: string | undefined): number | null {
  const found = rolloutNumberPattern.exec(cookies ?? '');
  return found && Number(found[1]);
}
/** Finds it among cookies, as its first group. */
export const rolloutNumberPattern = new RegExp(`(?:^|; ?)${rolloutCookie}=(\\d{4})(?:;|$)`);
