import { LRUCache } from 'lru-cache';

export interface SegmentedCacheOptions<V> {
  /** Most bytes of all values. */
  maxSize: number;
  /** A larger value is not kept. At most a fifth of `maxSize`. */
  maxEntrySize: number;
  /** Bytes that a value holds now. */
  sizeOf: (value: V) => number;
  onEvict: () => void;
}

/** Share of the bytes for what was asked for again. */
const oftenShare = 0.8;

/**
 * A cache in two segments, each least recently used (segmented LRU: Karedla, Love and Wherry, «Caching strategies to
 * improve disk system performance», 1994). What is new begins in the first, from which values go; what is asked for
 * again moves to the second. So who asks once for everything pushes out what was asked for once.
 */
export class SegmentedCache<V extends object> {
  readonly maxSize: number;
  readonly #options: SegmentedCacheOptions<V>;
  readonly #once: LRUCache<string, V>;
  readonly #often: LRUCache<string, V>;

  constructor(options: SegmentedCacheOptions<V>) {
    const { maxSize, maxEntrySize, sizeOf } = options;
    this.#options = options;
    this.maxSize = maxSize;
    // Neither evicts by itself: it may hold all that the other does not, and an entry more.
    const segment = () => new LRUCache<string, V>({ maxSize: maxSize + maxEntrySize, sizeCalculation: sizeOf });
    this.#once = segment();
    this.#often = segment();
  }

  get size(): number {
    return this.#once.size + this.#often.size;
  }

  get calculatedSize(): number {
    return this.#once.calculatedSize + this.#often.calculatedSize;
  }

  /** Returns a value as one that was asked for. */
  get(key: string): V | undefined {
    const often = this.#often.get(key);
    if (often) return often;
    const once = this.#once.peek(key);
    if (!once) return undefined;
    this.#once.delete(key);
    this.#often.set(key, once);
    this.#shrink();
    return once;
  }

  /** Returns a value without noting that it was asked for. */
  peek(key: string): V | undefined {
    return this.#often.peek(key) ?? this.#once.peek(key);
  }

  /** Keeps a value in the place of the one before; also to be called when its size has changed. */
  set(key: string, value: V): void {
    const segment = this.#often.has(key) ? this.#often : this.#once;
    // A value that is there is not weighed again by `set` alone.
    segment.delete(key);
    const size = this.#options.sizeOf(value);
    if (size > this.#options.maxEntrySize) return;
    segment.set(key, value, { size });
    this.#shrink();
  }

  delete(key: string): void {
    this.#once.delete(key);
    this.#often.delete(key);
  }

  #shrink(): void {
    while (this.#often.calculatedSize > this.maxSize * oftenShare) {
      const [key] = this.#often.rkeys();
      const value = key === undefined ? undefined : this.#often.peek(key);
      if (key === undefined || !value) break;
      this.#often.delete(key);
      this.#once.set(key, value);
    }
    while (this.calculatedSize > this.maxSize) {
      (this.#once.size > 0 ? this.#once : this.#often).pop();
      this.#options.onEvict();
    }
  }
}
