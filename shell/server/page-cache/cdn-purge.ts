import { createHash } from 'node:crypto';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { LRUCache } from 'lru-cache';
import type { ShellLog } from '../shell-log.ts';
import { versionsOf } from '../versions-of.ts';
import { askWhetherSame, type PageSources } from './page-sources.ts';

/** On every page that a cache in front may keep. */
const wholeSite = 'site';
/** How often what was sent is compared with what is live now, in milliseconds. */
const everyMs = 1_000;
/** Answers of the API that are watched, as far as their addresses find room. Pages of one that is watched no longer are purged. */
const mostSources = 5_000;
/** Bytes of what is known of an answer, without its address. */
const aroundAddress = 150;
/** Questions to the API at a time: readers have theirs. */
const together = 4;
/** After so many one after the other the API is taken to be away: the others are asked about in the next round. */
const mostFailures = 16;
/** In one header: some 4 kB, and fewer than CDNs take at once (Fastly: 256). */
const mostKeys = 200;
/** Longest way of a page from here into the cache, in milliseconds. */
const onItsWayMs = 10_000;
/** Longest wait for the cache in front, in milliseconds. */
const purgeLimitMs = 5_000;

export interface CdnPurgePorts {
  /** Where the cache in front takes what it is to forget. */
  url: string;
  /** Sent as a bearer token. */
  token: string | null;
  registry: () => Promise<RegistryDocument>;
  /** As `PageCachePorts.revision`. */
  revision: () => Promise<number>;
  apiFetch: typeof globalThis.fetch;
  log: ShellLog;
  memory: CacheMemory;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  today?: () => Date;
}

interface Watched {
  tag: string;
  /** From then on the API is asked although nothing was announced. */
  dueAt: number;
  /** The API could not tell, the last time. */
  hasFailed: boolean;
}

/**
 * Purges pages from a cache in front of the shells (a CDN), by the keys that each page carries: `site`, the versions it was made
 * of, and one for each answer of the API that it shows. Each shell watches what it has sent itself: together they watch all that the cache
 * can hold. What a process that has ended had sent is forgotten with the first round of the next one.
 */
export class CdnPurge {
  readonly #ports: CdnPurgePorts;
  readonly #watched: LRUCache<string, Watched>;
  /** Keys that the cache has not taken yet. */
  readonly #pending = new Set<string>([wholeSite]);
  /** Keys that are purged once more, and from when on: at the first time an older page was on its way to the cache. */
  readonly #again = new Map<string, number>();
  /** Nothing was purged yet: what an earlier process had sent is on its way no longer. */
  #isFirst = true;
  #versions: string[] | null = null;
  #revision: number | null = null;
  #day: string | null = null;
  #isGradual: boolean | null = null;
  #failing = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(ports: CdnPurgePorts) {
    this.#ports = ports;
    this.#watched = ports.memory.cache(
      'cdn-sources',
      (maxSize) =>
        new LRUCache<string, Watched>({
          ...{ max: mostSources, maxSize },
          sizeCalculation: (_watched, address) => address.length + aroundAddress,
          dispose: (_watched, address, reason) => void (reason === 'evict' && this.#pending.add(keyOf(address))),
        }),
    );
  }

  /**
   * Returns the keys of a page that is about to be sent, and watches what it was made of.
   * @returns none while nobody knows whether the cache would forget it
   */
  keysOf(versions: readonly string[], { tags }: PageSources): string[] {
    if (this.#isFirst || this.#failing) return [];
    for (const [address, tag] of tags) {
      const before = this.#watched.get(address);
      if (before?.tag === tag) continue;
      // The cache may hold pages that show what was answered before.
      if (before) this.#pending.add(keyOf(address));
      // With the next round: it may have changed while the page was made.
      this.#watched.set(address, { tag, dueAt: this.#now(), hasFailed: false });
    }
    // A release may have come while the page was made: its versions are forgotten already.
    for (const one of versions) if (this.#versions?.includes(one) === false) this.#pending.add(one);
    return [wholeSite, ...versions, ...[...tags.keys()].map(keyOf)];
  }

  start(): void {
    const later = (pauseMs: number) => {
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => {
        const began = this.#now();
        // After a change thousands of answers may be asked about: that takes half of a processor at most.
        this.#round = this.check().finally(() => later(Math.max(everyMs, this.#now() - began)));
      }, pauseMs).unref();
    };
    later(everyMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** Compares what was sent with what is live now, and has what has changed forgotten. It never rejects. */
  async check(): Promise<void> {
    try {
      this.#notice(await this.#ports.registry());
      await this.#noticeContent();
    } catch (error) {
      // Nobody can tell what is live: the pages that were sent are as good as those that are kept here.
      this.#ports.log.warn({ err: error }, 'What the cache in front keeps could not be compared');
    }
    await this.#purge();
  }

  #notice(live: RegistryDocument): void {
    const versions = versionsOf(live);
    const gone = (this.#versions ?? versions).filter((one) => !versions.includes(one));
    for (const one of gone) this.#pending.add(one);
    // A remote that is new leaves no version behind, and every page knows all of them.
    if (this.#versions && gone.length === 0 && versions.length !== this.#versions.length) this.#pending.add(wholeSite);
    this.#versions = versions;

    // Every page says whether a release goes to a share of the visitors.
    const isGradual = live.rollouts !== undefined;
    if (this.#isGradual !== null && this.#isGradual !== isGradual) this.#pending.add(wholeSite);
    this.#isGradual = isGradual;

    const day = isoDay(this.#ports.today?.() ?? new Date());
    // Pages say what is today.
    if (this.#day !== null && this.#day !== day) this.#pending.add(wholeSite);
    this.#day = day;
  }

  async #noticeContent(): Promise<void> {
    const revision = await this.#ports.revision();
    const [hasMoved, now] = [revision !== this.#revision, this.#now()];
    // What the API failed for comes last: it must not hide what has changed behind it.
    const asked = [...this.#watched]
      .filter(([, { dueAt }]) => hasMoved || dueAt <= now)
      .sort(([, one], [, other]) => Number(one.hasFailed) - Number(other.hasFailed));
    let failures = 0;
    while (asked.length > 0 && failures < mostFailures && !this.#isStopped) {
      const answered = await Promise.all(asked.splice(0, together).map((one) => this.#ask(...one, now)));
      failures = answered.includes(true) ? 0 : failures + answered.length;
    }
    for (const [, watched] of asked) watched.dueAt = now;
    this.#revision = revision;
  }

  /** @returns whether the API could tell */
  async #ask(address: string, watched: Watched, now: number): Promise<boolean> {
    const answer = await askWhetherSame(address, watched.tag, this.#ports.apiFetch);
    watched.hasFailed = answer.state === 'unknown';
    watched.dueAt = answer.state === 'same' ? now + answer.holdForMs : now;
    if (answer.state === 'changed') {
      this.#pending.add(keyOf(address));
      // A page with another answer may have been sent meanwhile: that one is watched.
      if (this.#watched.peek(address) === watched) this.#watched.delete(address);
    }
    return !watched.hasFailed;
  }

  async #purge(): Promise<void> {
    const now = this.#now();
    const again = [...this.#again].filter(([, dueAt]) => dueAt <= now).map(([key]) => key);
    const first = inOneHeader(this.#pending);
    const keys = inOneHeader(new Set([...first, ...again]));
    if (keys.length === 0) return;
    // What changes during this purge goes with the next one.
    this.#pending.clear();
    const { url, token, log, fetch = globalThis.fetch } = this.#ports;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': keys.join(' '),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ tags: keys }),
        signal: AbortSignal.timeout(purgeLimitMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The cache in front answered ${answer.status}.`);
      for (const key of again) this.#again.delete(key);
      if (!this.#isFirst) for (const key of first) this.#again.set(key, now + onItsWayMs);
      this.#isFirst = false;
      if (this.#failing) log.warn({}, 'The cache in front forgets again what has changed');
      this.#failing = false;
    } catch (error) {
      // Until then its pages grow as old as `s-maxage` lets them.
      for (const key of first) this.#pending.add(key);
      if (!this.#failing)
        log.error({ err: error }, 'The cache in front did not forget what has changed: it is asked again');
      this.#failing = true;
    }
  }

  #now(): number {
    return (this.#ports.now ?? (() => performance.now()))();
  }
}

/** All is forgotten in place of more than a header holds. */
const inOneHeader = (keys: ReadonlySet<string>): string[] =>
  keys.has(wholeSite) || keys.size > mostKeys ? [wholeSite] : [...keys];

/** Stands for an answer of the API, in a header that may hold many. */
const keyOf = (address: string) => `api-${createHash('sha256').update(address).digest('base64url').slice(0, 10)}`;
