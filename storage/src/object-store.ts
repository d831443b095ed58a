import type { Readable } from 'node:stream';

/** The headers of an object for clients that fetch it from the store's own address. */
export interface ObjectHeaders {
  contentType?: string;
  cacheControl?: string;
}

/** An object as a listing names it. */
export interface ObjectEntry {
  key: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

/** An object that is being read. */
export interface StoredObject {
  /** In bytes. */
  size: number;
  /** Fails with a `StoreError` where the store falls silent or breaks off in the middle. */
  body: Readable;
}

/**
 * A place for files that several machines share: a folder, or a bucket of an S3 service. A key is a path of plain names, such as
 * `releases/shell/0123456789abcdef/release.json`. An object is there whole or not at all, and a second one of the same key replaces it.
 * Each call rejects with a `StoreError` where the store refuses or does not answer, and with a TypeError for an unsafe key (`checkKey`).
 */
export interface ObjectStore {
  /** Where it is, without what opens it: for people. */
  readonly place: string;
  /** @param content a stream is stored once it has ended, and not at all if it breaks off */
  put(key: string, content: Buffer | Readable, headers?: ObjectHeaders): Promise<void>;
  /** @returns null where there is none */
  get(key: string, options?: { signal?: AbortSignal }): Promise<StoredObject | null>;
  /** Whether there is an object with this key. */
  has(key: string): Promise<boolean>;
  /** Every object below a prefix that ends with `/`, by key. */
  list(prefix: string): AsyncIterable<ObjectEntry>;
  /** The first names below a prefix that ends with `/`: what a folder with subfolders holds. */
  folders(prefix: string): Promise<string[]>;
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>;
  /** Removes what uploads below a prefix that were never finished have left, of before a moment. @returns how many */
  removeUnfinished(prefix: string, before: Date): Promise<number>;
  /** Ends its connections. */
  close(): void;
}

const plainName = /^[^/\\\0]{1,255}$/;

/**
 * Returns the key.
 * @throws TypeError for a key that could lead out of the store, or that a file system cannot hold
 */
export function checkKey(key: string): string {
  const names = key.split('/');
  const isPlain = names.every((name) => plainName.test(name) && name !== '.' && name !== '..');
  if (!isPlain || Buffer.byteLength(key) > 1024)
    throw new TypeError(`No key of an object store: ${JSON.stringify(key)}`);
  return key;
}

/** Returns a prefix with one `/` at its end. @throws TypeError as `checkKey` */
export const checkPrefix = (prefix: string): string => `${checkKey(prefix.replace(/\/$/, ''))}/`;
