import { type CacheMemory, type CacheName, createCacheMemory } from '@femcoders/contracts/cache-memory';
import { InFlightRequests } from './in-flight.ts';
import type { PageBody } from './page-body.ts';
import { pageFigures } from './page-figures.ts';
import { confirmSources, type PageSources } from './page-sources.ts';
import { SegmentedCache } from './segmented-cache.ts';
import { untilMidnight } from './until-midnight.ts';

/** The result of making a page. */
export interface MadePage<T> {
  page: T;
  sources: PageSources;
  /** The body to cache; null for what is never kept: anything but a whole, public page. */
  keepable: PageBody | null;
}

export interface PageKey {
  /** Versions and address. */
  key: string;
  hasQuery: boolean;
}

export interface PageCacheLimits {
  /** How long a page is sent before the API is asked whether its data still holds, although nothing was announced. */
  checkMs: number;
  /** How long a page is sent before it is made again in any case; after the answer, if its data holds. */
  freshMs: number;
  /** How long a page is sent at all: who asks then waits for the one that is made. */
  longestMs: number;
  /** How long a page whose data was known to hold may be sent while the API does not answer. */
  bearableMs: number;
}

export const defaultLimits: PageCacheLimits = {
  checkMs: 5_000,
  freshMs: 5 * 60_000,
  longestMs: 60 * 60_000,
  bearableMs: 10 * 60_000,
};

export interface PageCachePorts {
  /** Another number whenever something that the public reads may have changed; it throws while nobody can tell. */
  revision: () => Promise<number>;
  /** How the API is asked whether what it answered still holds. */
  apiFetch: typeof globalThis.fetch;
  /** The memory that pages share; the default amount if missing. */
  memory?: CacheMemory;
  limits?: Partial<PageCacheLimits>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  today?: () => Date;
}

interface Kept<T> {
  page: T;
  body: PageBody;
  sources: PageSources;
  /** The revision at which its data was known to hold. */
  revision: number;
  confirmedAt: number;
  /** From then on the API is asked whether its data holds. */
  checkAt: number;
  /** From then on the next one is made after an answer. */
  freshUntil: number;
  /** From then on it is not sent. */
  until: number;
}

/** Longest making of a page that nobody waits for, in milliseconds. */
const behindLimitMs = 30_000;

type Pages<T> = SegmentedCache<Kept<T>>;

/** No page takes more than this share of the memory for all. */
const largestShare = 8;
/** The memory of a page without its body, in bytes: policies, headers, what it was made of. */
const aroundBody = 4_000;

interface CacheLookup<T> {
  key: string;
  pages: Pages<T>;
  kept: Kept<T> | undefined;
  /** Null while nobody can tell. */
  revision: number | null;
}

/**
 * Pages as they were sent, for the next who asks. What a page shows is as fresh as the API's news of changes: with every
 * change, and every few seconds anyway, the API is asked whether what it answered for this page still holds, and only where
 * not the page is made again (docs/decisions 0051).
 */
export class PageCache<T> {
  readonly #ports: PageCachePorts;
  readonly #limits: PageCacheLimits;
  /** Pages whose address has no query, and those with one: made-up addresses do not push out the others. */
  readonly #plain: Pages<T>;
  readonly #withQuery: Pages<T>;
  readonly #inFlight: InFlightRequests<T>;
  readonly #counts = { hit: 0, confirmed: 0, stale: 0, miss: 0, shared: 0 };
  #behind = 0;
  readonly #dropped = { changed: 0, old: 0, unkeepable: 0, evicted: 0 };

  constructor(ports: PageCachePorts) {
    this.#ports = ports;
    this.#limits = { ...defaultLimits, ...ports.limits };
    const { memory = createCacheMemory() } = ports;
    const pages = (name: CacheName) =>
      memory.cache(
        name,
        (maxSize) =>
          new SegmentedCache<Kept<T>>({
            maxSize,
            maxEntrySize: maxSize / largestShare,
            sizeOf: ({ body }) => body.byteLength + aroundBody,
            onEvict: () => void this.#dropped.evicted++,
          }),
      );
    this.#plain = pages('pages');
    this.#withQuery = pages('pages-with-query');
    this.#inFlight = new InFlightRequests(() => this.#now());
  }

  /** Another number whenever something that the public reads may have changed; null while nobody can tell. */
  async revision(): Promise<number | null> {
    try {
      return await this.#ports.revision();
    } catch {
      return null;
    }
  }

  /**
   * Returns the page that is kept under a key while its data is known to hold; null where that has to be asked or made.
   * @param revision as it is now
   */
  kept({ key, hasQuery }: PageKey, revision: number | null): T | null {
    const kept = this.#pagesOf(hasQuery).get(key);
    if (!kept || !this.#holds(kept, revision)) return null;
    this.#counts.hit++;
    return kept.page;
  }

  /**
   * The page that is kept under a key, if it still holds; else the one that is made now, once for all who ask meanwhile.
   * @param reader aborted when who asks has left
   * @throws what `make` throws
   */
  async read(
    { key, hasQuery, reader }: PageKey & { reader: AbortSignal },
    make: (signal: AbortSignal) => Promise<MadePage<T>>,
  ): Promise<T> {
    const pages = this.#pagesOf(hasQuery);
    const revision = await this.revision();
    const kept = pages.get(key);
    if (kept && revision === null && this.#isBearable(kept)) return this.#sendStale(kept);
    if (kept && this.#holds(kept, revision)) {
      this.#counts.hit++;
      return kept.page;
    }
    const asked = { key, pages, kept, revision };
    const { result, joined } = this.#inFlight.join(key, revision, reader, (signal) => this.#renew(asked, make, signal));
    if (joined) this.#counts.shared++;
    return result;
  }

  /** For Prometheus, as lines. */
  figures(): string[] {
    const kept = [this.#plain, this.#withQuery];
    const sum = (count: (pages: Pages<T>) => number) => kept.reduce((all, pages) => all + count(pages), 0);
    return pageFigures({
      counts: this.#counts,
      dropped: this.#dropped,
      madeBehind: this.#behind,
      pages: sum(({ size }) => size),
      bytes: sum(({ calculatedSize }) => calculatedSize),
    });
  }

  async #renew(
    asked: CacheLookup<T>,
    make: (signal: AbortSignal) => Promise<MadePage<T>>,
    signal: AbortSignal,
  ): Promise<T> {
    const { kept, revision } = asked;
    const began = this.#now();
    if (kept && revision !== null) {
      const confirmation = await this.#confirm(kept, began);
      if (confirmation.state === 'same') {
        Object.assign(kept, { revision, confirmedAt: began, checkAt: this.#checkAt(began, confirmation.holdForMs) });
        this.#counts.confirmed++;
        if (began >= kept.freshUntil) void this.#renewBehind(asked, kept, make);
        return kept.page;
      }
      if (confirmation.state === 'unknown' && this.#isBearable(kept)) return this.#sendStale(kept);
    }
    const made = await make(signal);
    // An apology helps nobody while there is a page that was right a moment ago.
    if (made.sources.failed && kept && this.#isBearable(kept)) return this.#sendStale(kept);
    this.#counts.miss++;
    this.#keep(asked, made, began);
    return made.page;
  }

  /** This reader has the page that holds; the next has the new one. */
  async #renewBehind(
    asked: CacheLookup<T>,
    kept: Kept<T>,
    make: (signal: AbortSignal) => Promise<MadePage<T>>,
  ): Promise<void> {
    const began = this.#now();
    // Once at a time; should it fail, once more with a later question.
    kept.freshUntil = began + behindLimitMs;
    const made = await make(AbortSignal.timeout(behindLimitMs)).catch(() => null);
    if (!made || made.sources.failed || asked.pages.peek(asked.key) !== kept) return;
    this.#behind++;
    this.#dropped.old++;
    this.#keep(asked, made, began);
  }

  async #confirm(kept: Kept<T>, now: number) {
    const isOld = now >= kept.until;
    const confirmation = isOld
      ? { state: 'changed' as const }
      : await confirmSources(kept.sources, this.#ports.apiFetch);
    if (confirmation.state === 'changed') this.#dropped[isOld ? 'old' : 'changed']++;
    return confirmation;
  }

  #keep({ key, pages, kept, revision }: CacheLookup<T>, { page, sources, keepable }: MadePage<T>, began: number): void {
    if (!keepable || !sources.certain || revision === null) {
      if (kept) this.#dropped.unkeepable++;
      pages.delete(key);
      return;
    }
    if (kept) keepable.continueAs(kept.body);
    const fresh: Kept<T> = {
      page,
      body: keepable,
      sources,
      revision,
      confirmedAt: began,
      checkAt: this.#checkAt(began, sources.holdForMs),
      freshUntil: began + this.#limits.freshMs,
      until: began + Math.min(this.#limits.longestMs, untilMidnight(this.#today())),
    };
    pages.set(key, fresh);
    keepable.onResize(() => pages.peek(key) === fresh && pages.set(key, fresh));
  }

  #pagesOf(hasQuery: boolean): Pages<T> {
    return hasQuery ? this.#withQuery : this.#plain;
  }

  #holds(kept: Kept<T>, revision: number | null): boolean {
    return kept.revision === revision && this.#now() < Math.min(kept.checkAt, kept.until);
  }

  #checkAt(now: number, holdForMs: number): number {
    return now + Math.min(this.#limits.checkMs, holdForMs);
  }

  #isBearable({ confirmedAt }: Kept<T>): boolean {
    return this.#now() - confirmedAt < this.#limits.bearableMs;
  }

  #sendStale({ page }: Kept<T>): T {
    this.#counts.stale++;
    return page;
  }

  #now(): number {
    return (this.#ports.now ?? (() => performance.now()))();
  }

  #today(): Date {
    return this.#ports.today?.() ?? new Date();
  }
}
