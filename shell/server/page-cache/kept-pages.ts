export interface Bounds {
  /** Most pages. */
  entries: number;
  /** Most bytes of all of them together. */
  bytes: number;
}

/** No page takes more than this share of the memory for all. */
const largestShare = 8;

/** Pages in memory, bounded in number and bytes: the one that was read longest ago makes room. */
export class KeptPages<T> {
  readonly #bounds: Bounds;
  readonly #onEvict: () => void;
  readonly #pages = new Map<string, { page: T; bytes: number }>();
  #bytes = 0;

  constructor(bounds: Bounds, onEvict: () => void) {
    this.#bounds = bounds;
    this.#onEvict = onEvict;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const known = this.#pages.get(key);
    if (!known) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, known);
    return known.page;
  }

  set(key: string, page: T, bytes: number): void {
    this.delete(key);
    if (bytes > this.#bounds.bytes / largestShare) return;
    this.#pages.set(key, { page, bytes });
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** A page holds more bytes than before, or fewer. */
  grow(key: string, page: T, bytes: number): void {
    const known = this.#pages.get(key);
    if (known?.page !== page) return;
    known.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  delete(key: string): void {
    const known = this.#pages.get(key);
    if (!known) return;
    this.#pages.delete(key);
    this.#bytes -= known.bytes;
  }

  #makeRoom(): void {
    for (const key of this.#pages.keys()) {
      if (this.#pages.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) return;
      this.delete(key);
      this.#onEvict();
    }
  }
}
