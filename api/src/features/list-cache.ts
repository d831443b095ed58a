import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './content-encoding.ts';

/** A list as it goes over the wire. */
export interface ReadyList {
  bytes: Buffer;
  /** The bytes in an encoding, made when the first client asks for it; null where that is not worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | null;
  /** The same without waiting; undefined while nobody has asked for it or it is being made. */
  encodedBefore(encoding: Encoding): Buffer | null | undefined;
  etag: string;
  /** The `Link` header, where there is a next page. */
  link: string | undefined;
  /** How long it still holds if nothing is written, in milliseconds; undefined when only writing ends it. */
  holdsForMs(): number | undefined;
  /** Whether whoever asks now would be answered with this very list without a question. Asking counts as reading it. */
  isKept(): boolean;
}

/** What a loader found, and until when it holds whatever happens (milliseconds since the epoch). */
export interface LoadedList {
  /** The list, or the one thing that stands at this address, sent as JSON; a text is sent as it is. */
  entries: object | string;
  link?: string | undefined;
  validUntil?: number | undefined;
}

interface CacheEntry {
  list: Promise<ReadyList>;
  /** Milliseconds since the epoch; endless while it loads. */
  expiresAt: number;
}

export interface ListCachePorts {
  clock: () => Date;
  /** Longest life of an entry, in milliseconds. */
  ttlMs: number;
  /** Most lists kept. */
  size: number;
  /** Told whenever every list is forgotten, because one of them may have changed. */
  onForget?: () => void;
}

/**
 * Public lists as ready bytes. Concurrent readers of one list share one load, and a load that began before an
 * invalidation is answered but not kept.
 */
export interface ListCache {
  read(key: string, load: () => Promise<LoadedList>): Promise<ReadyList>;
  /** Forgets every list. */
  invalidate(): void;
  /** Whether lists are kept at all: not while news of changes cannot arrive. */
  keep(enabled: boolean): void;
}

export function createListCache({ clock, ttlMs, size, onForget }: ListCachePorts): ListCache {
  const entries = new Map<string, CacheEntry>();
  let keeping = false;

  return {
    async read(key, load) {
      if (!keeping) {
        return ready(await load(), clock, () => false);
      }
      const known = entries.get(key);
      if (known && known.expiresAt > clock().getTime()) {
        entries.delete(key);
        entries.set(key, known);
        return known.list;
      }
      const entry: CacheEntry = {
        expiresAt: Number.POSITIVE_INFINITY,
        list: load().then((loaded) => {
          entry.expiresAt = Math.min(clock().getTime() + ttlMs, loaded.validUntil ?? Number.POSITIVE_INFINITY);
          return ready(loaded, clock, () => {
            if (entries.get(key) !== entry || entry.expiresAt <= clock().getTime()) return false;
            entries.delete(key);
            entries.set(key, entry);
            return true;
          });
        }),
      };
      entry.list.catch(() => entries.get(key) === entry && entries.delete(key));
      entries.set(key, entry);
      if (entries.size > size) entries.delete(entries.keys().next().value as string);
      return entry.list;
    },
    invalidate() {
      entries.clear();
      onForget?.();
    },
    keep(enabled) {
      keeping = enabled;
      entries.clear();
    },
  };
}

function ready({ entries, link, validUntil }: LoadedList, clock: () => Date, isKept: () => boolean): ReadyList {
  const bytes = Buffer.from(typeof entries === 'string' ? entries : JSON.stringify(entries));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const holdsForMs = () => (validUntil === undefined ? undefined : Math.max(0, validUntil - clock().getTime()));
  return { bytes, etag, link, holdsForMs, isKept, ...encodings(bytes) };
}

/** Shorter lists fit into one packet as they are, in bytes. */
const worthEncoding = 1024;
const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Each encoding of a list is made once, for all who read it. */
function encodings(bytes: Buffer): Pick<ReadyList, 'encoded' | 'encodedBefore'> {
  const begun: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const made: Partial<Record<Encoding, Buffer>> = {};
  const isWorthIt = bytes.byteLength >= worthEncoding;
  return {
    encoded(encoding) {
      if (!isWorthIt) return null;
      begun[encoding] ??= encoders[encoding](bytes).then((encoded) => {
        made[encoding] = encoded;
        return encoded;
      });
      return begun[encoding];
    },
    encodedBefore: (encoding) => (isWorthIt ? made[encoding] : null),
  };
}
