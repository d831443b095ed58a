/** Session storage: it ends with the session and the tab, and with it what was encrypted. */
const doorListKey = 'doorListKey';

/** Something encrypted with AES-GCM. */
export interface Sealed {
  vector: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** @returns null where nothing can be kept in secret: without a secure origin or a session storage */
export async function seal(value: unknown): Promise<Sealed | null> {
  const key = await readKey(true);
  if (!key) return null;
  const vector = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: vector },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return { vector, bytes };
}

/** @returns null for what this tab has no key for */
export async function unseal({ vector, bytes }: Sealed): Promise<unknown> {
  const key = await readKey(false);
  if (!key) return null;
  try {
    return JSON.parse(
      new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: vector }, key, bytes)),
    );
  } catch {
    return null;
  }
}

async function readKey(makes: boolean): Promise<CryptoKey | null> {
  try {
    let raw = sessionStorage.getItem(doorListKey);
    if (!raw && makes) {
      raw = crypto.getRandomValues(new Uint8Array(32)).join(' ');
      sessionStorage.setItem(doorListKey, raw);
    }
    return raw
      ? await crypto.subtle.importKey('raw', Uint8Array.from(raw.split(' '), Number), 'AES-GCM', false, [
          'encrypt',
          'decrypt',
        ])
      : null;
  } catch {
    return null;
  }
}
