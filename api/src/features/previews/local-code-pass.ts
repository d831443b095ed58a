import type { LocalCode } from '@femcoders/contracts/local-code';
import { localCodeSchema } from '@femcoders/contracts/local-code';
import type { Secrets } from '../../secrets.ts';
import { passIn } from './preview-pass.ts';

const purpose = 'local-code';
const linkPurpose = 'local-code-link';

/** `127.0.0.1` as a pass has it, whose parts are separated by dots. */
const dotless = '127-0-0-1';

/**
 * Returns the pass with which a browser may run exactly this remote from exactly this origin:
 * `mf-blog@localhost:4312.<expiry>.<signature>`. It travels in the cookie of previews, and is no preview of a version.
 */
export function signLocalCode(local: LocalCode, expires: Date, secrets: Secrets): string {
  const text = `${local.name}@${hostOf(local)}.${expires.getTime()}`;
  return `${text}.${secrets.sign(purpose, text)}`;
}

/**
 * @param cookies the `Cookie` header of a request
 * @returns what may be run from the browser's own machine; null when the pass is missing, over, or not signed by this site
 */
export function readLocalCode(cookies: string | undefined, now: Date, secrets: Secrets): LocalCode | null {
  return readSigned(passIn(cookies), purpose, now, secrets)?.local ?? null;
}

/**
 * Returns the key of a link that begins it in the browser that opens it: `mf-blog@localhost:4312.<path>.<expiry>.<signature>`.
 * @param path page to begin at, without dots
 */
export function signLocalCodeLink(local: LocalCode, path: string, expires: Date, secrets: Secrets): string {
  const text = `${local.name}@${hostOf(local)}@${path}.${expires.getTime()}`;
  return `${text}.${secrets.sign(linkPurpose, text)}`;
}

/** @returns what a link's key begins, and at which page; null when it is over, or not signed by this site */
export function readLocalCodeLink(key: string, now: Date, secrets: Secrets): (LocalCode & { path: string }) | null {
  const read = readSigned(key, linkPurpose, now, secrets);
  return read && { ...read.local, path: read.path };
}

function readSigned(
  signed: string,
  madeFor: string,
  now: Date,
  secrets: Secrets,
): { local: LocalCode; path: string } | null {
  const [named = '', expires = '', signature = '', ...more] = signed.split('.');
  if (more.length > 0 || !secrets.isSigned(madeFor, `${named}.${expires}`, signature)) return null;
  if (!(Number(expires) > now.getTime())) return null;
  const [name, host = '', path = '/'] = named.split('@');
  const read = localCodeSchema.safeParse({ name, origin: `http://${host.replace(dotless, '127.0.0.1')}` });
  return read.success ? { local: read.data, path } : null;
}

function hostOf({ origin }: LocalCode): string {
  return new URL(origin).host.replace('127.0.0.1', dotless);
}
