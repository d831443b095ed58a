import type { PreviewedVersion } from '@femcoders/contracts/preview';
import { plainPreviewCookie, previewCookie } from '@femcoders/contracts/preview-cookie';
import type { Secrets } from '../../secrets.ts';

const purpose = 'preview';
const part = /^(shell|mf-[a-z0-9-]+)@([0-9a-f]{16})$/;

/**
 * Returns the pass with which a browser may preview exactly these versions: `mf-blog@…~shell@….<expiry>.<signature>`. It
 * names no person and opens nothing else.
 */
export function signPass(versions: readonly PreviewedVersion[], expires: Date, secrets: Secrets): string {
  const text = `${versions.map(({ name, version }) => `${name}@${version}`).join('~')}.${expires.getTime()}`;
  return `${text}.${secrets.sign(purpose, text)}`;
}

/**
 * @param cookies the `Cookie` header of a request
 * @returns what may be previewed; nothing when the pass is missing, over, or not signed by this site
 */
export function readPass(cookies: string | undefined, now: Date, secrets: Secrets): PreviewedVersion[] {
  const [named = '', expires = '', signature = '', ...more] = passIn(cookies).split('.');
  if (more.length > 0 || !secrets.isSigned(purpose, `${named}.${expires}`, signature)) return [];
  if (Number(expires) <= now.getTime()) return [];
  return named.split('~').flatMap((text) => {
    const [, name, version] = part.exec(text) ?? [];
    return name && version ? [{ name, version }] : [];
  });
}

const linkPurpose = 'preview-link';

/** The version that a link opens, and the team token that made it: the link ends with it. */
export interface PreviewLink extends PreviewedVersion {
  tokenId: string;
}

/**
 * Returns the key of a link that opens exactly this version to anybody until then: `mf-blog@…@<id of the token>.<expiry>.<signature>`.
 */
export function signLink({ name, version, tokenId }: PreviewLink, expires: Date, secrets: Secrets): string {
  const text = `${name}@${version}@${tokenId}.${expires.getTime()}`;
  return `${text}.${secrets.sign(linkPurpose, text)}`;
}

/** @returns what a link's key opens and until when; null when it is over, or not signed by this site */
export function readLink(key: string, now: Date, secrets: Secrets): (PreviewLink & { expires: Date }) | null {
  const [named = '', expires = '', signature = '', ...more] = key.split('.');
  if (more.length > 0 || !secrets.isSigned(linkPurpose, `${named}.${expires}`, signature)) return null;
  const [, versioned = '', tokenId] = /^(.+)@([0-9a-f-]{36})$/.exec(named) ?? [];
  const [, name, version] = part.exec(versioned) ?? [];
  if (!name || !version || !tokenId || Number(expires) <= now.getTime()) return null;
  return { name, version, tokenId, expires: new Date(Number(expires)) };
}

/** Returns the value of the preview cookie in a `Cookie` header. */
export function passIn(cookies = ''): string {
  const sent = new Map(cookies.split(/;\s*/).map((one) => [one.split('=', 1)[0], one.replace(/^[^=]*=/, '')]));
  return sent.get(previewCookie) ?? sent.get(plainPreviewCookie) ?? '';
}

/**
 * A `Set-Cookie` header.
 * @param lifeSeconds 0 forgets it
 * @param publicUrl of the site: over https only there the cookie travels over https only
 */
export function passCookie(pass: string, lifeSeconds: number, publicUrl: string): string {
  const [name, secure] = publicUrl.startsWith('https:') ? [previewCookie, '; Secure'] : [plainPreviewCookie, ''];
  return `${name}=${pass}; Max-Age=${lifeSeconds}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}
