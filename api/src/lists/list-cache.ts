import { createHash } from 'node:crypto';
import type { Encoding } from '@femcoders/contracts/accepted-encodings';
import type { CacheMemory, CacheName } from '@femcoders/contracts/cache-memory';
import { ownBytes } from '@femcoders/contracts/own-bytes';
import { LRUCache } from 'lru-cache';
import { encodeBytes } from './encode-bytes.ts';

/** A list as it goes over the wire. */
export interface ReadyList {
  bytes: Buffer;
  /** The bytes in an encoding, made when the first client asks for it; null where that is not worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | null;
  etag: string;
  /** The `Link` header, where there is a next page. */
  link: string | undefined;
  /** How long it still holds if nothing is written, in milliseconds; undefined when only writing ends it. */
  holdsForMs(): number | undefined;
}

/** A loaded list, and until when it is valid in any case (milliseconds since the epoch). */
export interface LoadedList {
  /** The list, or the one thing that stands at this address, sent as JSON; a text is sent as it is. */
  entries: object | string;
  link?: string | undefined;
  validUntil?: number | undefined;
}

interface KeptList {
  list: ReadyList;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export interface ListCachePorts {
  clock: () => Date;
  /** Longest life of an entry, in milliseconds. */
  ttlMs: number;
  /** Which part of the memory for caches holds its lists. */
  name: CacheName;
  memory: CacheMemory;
  /** Called whenever every list is invalidated, because one of them may have changed. */
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

export function createListCache({ clock, ttlMs, name, memory, onForget }: ListCachePorts): ListCache {
  const lists = memory.cache(
    name,
    (maxSize) =>
      new LRUCache<string, KeptList>({ maxSize, maxEntrySize: maxSize / largestShare, sizeCalculation: weigh }),
  );
  const loading = new Map<string, Promise<ReadyList>>();
  let keeping = false;

  function kept(key: string): ReadyList | undefined {
    const known = lists.get(key);
    return known && known.expiresAt > clock().getTime() ? known.list : undefined;
  }

  function forget(): void {
    lists.clear();
    loading.clear();
  }

  async function loadAndKeep(key: string, load: () => Promise<LoadedList>, isWanted: () => boolean) {
    const loaded = await load();
    const list = ready(loaded, clock);
    const expiresAt = Math.min(clock().getTime() + ttlMs, loaded.validUntil ?? Number.POSITIVE_INFINITY);
    if (isWanted()) lists.set(key, { list, expiresAt });
    return list;
  }

  return {
    async read(key, load) {
      if (!keeping) return ready(await load(), clock);
      const known = kept(key) ?? loading.get(key);
      if (known) return known;
      const work: Promise<ReadyList> = loadAndKeep(key, load, () => loading.get(key) === work).finally(() => {
        if (loading.get(key) === work) loading.delete(key);
      });
      loading.set(key, work);
      return work;
    },
    invalidate() {
      forget();
      onForget?.();
    },
    keep(enabled) {
      keeping = enabled;
      forget();
    },
  };
}

/** No list takes more than this share of the memory for all of its kind. */
const largestShare = 4;
/** Bytes of a list's headers and of the objects around it. */
const aroundList = 1_000;

/** Both encodings of a list together weigh less than the list. */
const weigh = ({ list }: KeptList, key: string) => 2 * (list.bytes.byteLength + key.length) + aroundList;

function ready({ entries, link, validUntil }: LoadedList, clock: () => Date): ReadyList {
  const bytes = ownBytes(Buffer.from(typeof entries === 'string' ? entries : JSON.stringify(entries)));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const holdsForMs = () => (validUntil === undefined ? undefined : Math.max(0, validUntil - clock().getTime()));
  return { bytes, etag, link, holdsForMs, encoded: encodeOnce(bytes) };
}

/** Shorter lists fit into one packet as they are, in bytes. */
const worthEncoding = 1024;

/** Each encoding of a list is made once, for all who read it. */
function encodeOnce(bytes: Buffer): ReadyList['encoded'] {
  const begun: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return (encoding) => {
    if (bytes.byteLength < worthEncoding) return null;
    begun[encoding] ??= encodeBytes(bytes, encoding).then(ownBytes);
    return begun[encoding];
  };
}
