import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The operations with the site's secret key. Each purpose has its own derived key: a token for one is invalid for another. */
export interface Secrets {
  /** Encrypts what has to be read again and must not be readable in the database or in a copy of it. */
  seal(purpose: string, text: string): Buffer;
  /** @throws Error when it was sealed with another key or for another purpose, or has been changed */
  open(purpose: string, sealed: Buffer): string;
  /**
   * Encrypts a file as `seal` does a text, in another thread.
   * @returns the beginning and the rest of what `openBytes` reads: they are not joined, because a copy of ten megabytes costs this thread as much as
   *   sealing them would
   */
  sealBytes(purpose: string, content: Buffer): Promise<[Buffer, Buffer]>;
  /** @throws Error like `open` */
  openBytes(purpose: string, sealed: Buffer): Buffer;
  /** @returns 43 characters of base64url that only this site could have made of this text */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
}

const nonceBytes = 12;
const tagBytes = 16;

/** @param key 32 random bytes: AES-256-GCM and HMAC-SHA-256 with keys derived from it (RFC 5869) */
export function createSecrets(key: Buffer): Secrets {
  if (key.length !== 32) throw new Error('The secret key is 32 bytes long.');
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url');

  function seal(purpose: string, text: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
    const sealed = [cipher.update(text, 'utf8'), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
  }

  async function sealBytes(purpose: string, content: Buffer): Promise<[Buffer, Buffer]> {
    const iv = randomBytes(nonceBytes);
    const aes = await crypto.subtle.importKey('raw', new Uint8Array(keyFor(purpose)), 'AES-GCM', false, ['encrypt']);
    const bytes = content as Buffer<ArrayBuffer>;
    const sealed = Buffer.from(
      await crypto.subtle.encrypt({ name: 'AES-GCM', iv, tagLength: tagBytes * 8 }, aes, bytes),
    );
    const tagAt = sealed.length - tagBytes;
    return [Buffer.concat([iv, sealed.subarray(tagAt)]), sealed.subarray(0, tagAt)];
  }

  function openBytes(purpose: string, sealed: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, nonceBytes));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const content = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([content, decipher.final()]);
  }

  return {
    sign,
    isSigned(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    seal,
    open: (purpose, sealed) => openBytes(purpose, sealed).toString(),
    sealBytes,
    openBytes,
  };
}
