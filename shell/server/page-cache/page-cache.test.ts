import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Encoding } from '@femcoders/contracts/accepted-encodings';
import { type CacheMemory, createCacheMemory } from '@femcoders/contracts/cache-memory';
import { PageBody } from './page-body.ts';
import { defaultLimits, type MadePage, PageCache, type PageCacheLimits } from './page-cache.ts';
import { noteSources } from './page-sources.ts';

interface Page {
  text: string;
  body?: PageBody;
}

/** A cache before an API whose answers, news of changes and clock are the test's. */
class Trial {
  now = 0;
  today = new Date('2026-11-23T12:00:00+01:00');
  revision: number | null = 1;
  /** The data of the API by address. */
  readonly data = new Map<string, { text: string; holdsForMs?: number }>([['/eventos', { text: 'Taller' }]]);
  apiIsAway = false;
  questions = 0;
  made = 0;
  readonly cache: PageCache<Page>;

  constructor(limits: Partial<PageCacheLimits> = {}, memory = createCacheMemory()) {
    this.cache = new PageCache<Page>({
      revision: async () => {
        if (this.revision === null) throw new Error('away');
        return this.revision;
      },
      apiFetch: this.fetch,
      limits,
      memory,
      now: () => this.now,
      today: () => new Date(this.today.getTime() + this.now),
    });
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    this.questions++;
    if (this.apiIsAway) return new Response('{}', { status: 503 });
    const { text, holdsForMs } = this.data.get(String(input)) ?? { text: '' };
    const etag = `W/"${text}"`;
    const headers = { etag, ...(holdsForMs !== undefined && { 'x-holds-for': String(holdsForMs) }) };
    const known = new Headers(init?.headers).get('if-none-match') === etag;
    return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
  };

  /** A page that shows what the API has at these addresses. */
  make(addresses: string[], keepable = true): () => Promise<MadePage<Page>> {
    return async () => {
      this.made++;
      const { fetch, sources } = noteSources(this.fetch);
      const read = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
      const text = `${this.made}: ${sources.failed ? 'disculpa' : read.join()}`;
      return {
        page: { text },
        sources,
        keepable: keepable && !sources.failed ? new PageBody(Buffer.from(text)) : null,
      };
    };
  }

  async read(
    key = '/eventos',
    { hasQuery = false, make = this.make([key]), reader = new AbortController().signal } = {},
  ) {
    return (await this.cache.read({ key, hasQuery, reader }, make)).text;
  }

  figure(name: string): number {
    const line = this.cache.figures().find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1));
  }
}

/** Waits until the work behind an answer has ended. */
const settled = () => new Promise(setImmediate);

describe('kept pages', () => {
  let trial: Trial;
  beforeEach(() => {
    trial = new Trial();
  });

  it('are sent without a question, to everybody, while nothing has changed', async () => {
    for (let time = 0; time < 5; time++) assert.equal(await trial.read(), '1: Taller');
    assert.deepEqual([trial.made, trial.questions], [1, 1]);
    assert.equal(trial.figure('page_cache_answers_total{from="hit"}'), 4);
    assert.equal(trial.figure('page_cache_answers_total{from="miss"}'), 1);
  });

  it('are looked up without a question while they are known to hold, and only then', async () => {
    const kept = async () => trial.cache.kept({ key: '/eventos', hasQuery: false }, await trial.cache.revision());
    assert.equal(await kept(), null);
    await trial.read();
    assert.deepEqual([await kept(), trial.figure('page_cache_answers_total{from="hit"}')], [{ text: '1: Taller' }, 1]);
    for (const revision of [2, null]) {
      trial.revision = revision;
      assert.equal(await kept(), null, 'something may have changed, or nobody can tell');
    }
    trial.revision = 1;
    trial.now = defaultLimits.checkMs;
    assert.equal(await kept(), null, 'it is to be checked');
    assert.equal(trial.questions, 1);
  });

  it('are made again for the next reader when their data has changed', async () => {
    await trial.read();
    trial.data.set('/eventos', { text: 'Taller y charla' });
    trial.revision = 2;
    assert.equal(await trial.read(), '2: Taller y charla');
    assert.equal(trial.figure('page_cache_dropped_total{why="changed"}'), 1);
  });

  it('go on when something else has changed, once the API has said so', async () => {
    await trial.read();
    trial.revision = 2;
    for (let time = 0; time < 3; time++) assert.equal(await trial.read(), '1: Taller');
    assert.deepEqual([trial.made, trial.questions], [1, 2]);
    assert.equal(trial.figure('page_cache_answers_total{from="confirmed"}'), 1);
  });

  it('are checked every few seconds although nothing was announced', async () => {
    await trial.read();
    trial.data.set('/eventos', { text: 'Otro' });
    trial.now = defaultLimits.checkMs - 1;
    assert.equal(await trial.read(), '1: Taller');
    trial.now = defaultLimits.checkMs;
    assert.equal(await trial.read(), '2: Otro');
  });

  it('are checked when an event begins or an offer ends, at that moment', async () => {
    trial.data.set('/eventos', { text: 'Próximo: taller', holdsForMs: 700 });
    await trial.read();
    trial.data.set('/eventos', { text: 'Pasado: taller' });
    trial.now = 699;
    assert.equal(await trial.read(), '1: Próximo: taller');
    trial.now = 700;
    assert.equal(await trial.read(), '2: Pasado: taller');
  });

  it('are made again after some minutes in any case, while nobody waits', async () => {
    await trial.read();
    trial.now = defaultLimits.freshMs;
    const readers = await Promise.all([trial.read(), trial.read()]);
    assert.deepEqual(readers, ['1: Taller', '1: Taller']);
    await settled();
    assert.equal(await trial.read(), '2: Taller');
    assert.equal(trial.figure('page_cache_made_behind_total'), 1);
    assert.equal(trial.figure('page_cache_dropped_total{why="old"}'), 1);
  });

  it('stay for a while when the one that is made behind them fails or is overtaken, and it is tried again', async () => {
    await trial.read();
    trial.now = defaultLimits.freshMs;
    const broken = async () => Promise.reject(new Error('roto'));
    assert.equal(await trial.read('/eventos', { make: broken }), '1: Taller');
    await settled();
    assert.equal(await trial.read(), '1: Taller');
    trial.now += 30_000;
    const gate = Promise.withResolvers<void>();
    const slow = async () => {
      const made = await trial.make(['/eventos'])();
      await gate.promise;
      return made;
    };
    assert.equal(await trial.read('/eventos', { make: slow }), '1: Taller');
    trial.data.set('/eventos', { text: 'Charla' });
    trial.revision = 2;
    assert.equal(await trial.read(), '3: Charla');
    gate.resolve();
    await settled();
    assert.equal(await trial.read(), '3: Charla', 'what was older is never sent again');
  });

  it('are made again for who asks after an hour, and at midnight in Madrid', async () => {
    await trial.read();
    trial.now = defaultLimits.longestMs;
    assert.equal(await trial.read(), '2: Taller');
    trial.today = new Date(new Date('2026-11-23T23:59:00+01:00').getTime() - trial.now);
    trial.data.set('/a', { text: 'hoy' });
    assert.equal(await trial.read('/a'), '3: hoy');
    trial.now += 59_000;
    assert.equal(await trial.read('/a'), '3: hoy');
    trial.now += 1_000;
    assert.equal(await trial.read('/a'), '4: hoy');
  });

  it('keep what was compressed of them when they are made again and say the same', async () => {
    const bodies: PageBody[] = [];
    const make = async () => {
      const { sources } = noteSources(trial.fetch);
      const keepable = new PageBody(Buffer.alloc(5_000, 'x'));
      bodies.push(keepable);
      return { page: { text: '' }, sources, keepable };
    };
    await trial.read('/', { make });
    for (let visit = 0; visit < 2; visit++) await bodies[0]?.send(['br']);
    const bytes = trial.figure('page_cache_bytes');
    assert.ok(bytes < 5_000, `${bytes} bytes: the compressed form alone`);
    trial.now = defaultLimits.longestMs;
    await trial.read('/', { make });
    assert.equal(bodies.length, 2);
    assert.equal(trial.figure('page_cache_bytes'), bytes);
  });

  it('are only whole, public ones, made of answers whose change can be seen', async () => {
    const make = trial.make(['/eventos'], false);
    await trial.read('/eventos', { make });
    await trial.read('/eventos', { make });
    assert.equal(trial.made, 2);
    const makeUnnoted: typeof make = async () => {
      const { page, keepable } = await trial.make([])();
      const { fetch, sources } = noteSources(async () => new Response('sin etiqueta'));
      await fetch('/otra');
      return { page, sources, keepable };
    };
    await trial.read('/otra', { make: makeUnnoted });
    await trial.read('/otra', { make: makeUnnoted });
    assert.equal(trial.made, 4);
    assert.equal(trial.figure('page_cache_pages'), 0);
  });

  it('cease to be kept when the next one has a part that failed', async () => {
    for (const since of [defaultLimits.freshMs, defaultLimits.longestMs]) {
      await trial.read();
      trial.now += since;
      await trial.read('/eventos', { make: trial.make(['/eventos'], false) });
      await settled();
      assert.equal(trial.figure('page_cache_pages'), 0);
    }
  });

  it('take a bounded memory, and addresses with a query push out no others', async () => {
    // What a page of 1,000 letters is counted as, with what is round it.
    const own = 5_000;
    const memory: CacheMemory = { cache: (_name, create) => create(10 * own), figures: () => [] };
    trial = new Trial({}, memory);
    const page = (letters: number) => async () => {
      trial.made++;
      const { sources } = noteSources(trial.fetch);
      const keepable = new PageBody(Buffer.alloc(letters, 'x'));
      return { page: { text: `${trial.made}` }, sources, keepable };
    };
    const read = (key: string, hasQuery = false) => trial.read(key, { hasQuery, make: page(1_000) });
    for (let number = 1; number <= 10; number++) await read(`/${number}`);
    assert.equal(await read('/1'), '1');
    await read('/11');
    assert.equal(trial.figure('page_cache_pages'), 10);
    assert.equal(trial.figure('page_cache_bytes'), 10 * own);
    assert.equal(trial.figure('page_cache_dropped_total{why="evicted"}'), 1);
    assert.equal(await read('/1'), '1', 'read twice');
    assert.equal(await read('/2'), '12', 'read longest ago');
    for (let number = 0; number < 50; number++) await read(`/1?p=${number}`, true);
    assert.equal(trial.figure('page_cache_pages'), 20);
    assert.equal(await read('/1'), '1');
    await trial.read('/larga', { make: page(4_000) });
    assert.equal(trial.figure('page_cache_pages'), 20, 'one that is too large is kept by nobody');
  });
});

describe('pages that are more than their memory holds', () => {
  const budget = 400_000;
  const memory: CacheMemory = { cache: (_name, create) => create(budget), figures: () => [] };
  /** Words that compress as those of a page do. */
  const text = (key: string, words = 1_500) =>
    Array.from({ length: words }, (_, n) => `${key}-${Math.imul(n + key.length, 2_654_435_761) >>> 20}`).join(' ');

  /** A visit to a page, which is made where it is not kept. */
  async function visit(trial: Trial, key: string, accepted: Encoding[], words?: number): Promise<void> {
    const page = await trial.cache.read({ key, hasQuery: false, reader: new AbortController().signal }, async () => {
      trial.made++;
      const body = new PageBody(Buffer.from(text(key, words)));
      return { page: { text: '', body }, sources: noteSources(trial.fetch).sources, keepable: body };
    });
    await page.body?.send(accepted);
    assert.ok(trial.figure('page_cache_bytes') <= budget, `${key}: ${trial.figure('page_cache_bytes')} bytes`);
  }

  it('never hold more, in any form in which they are asked for', async () => {
    const trial = new Trial({}, memory);
    for (const accepted of [['br'], ['gzip'], []] satisfies Encoding[][])
      for (let number = 0; number < 60; number++) await visit(trial, `/${number}`, accepted);
    for (let number = 0; number < 30; number++) await visit(trial, `/${number % 5}`, []);
    assert.ok(trial.figure('page_cache_dropped_total{why="evicted"}') > 0);
  });

  it('stay where they are asked for often, although somebody asks once for each page there is', async () => {
    const trial = new Trial({}, memory);
    const often = Array.from({ length: 5 }, (_, n) => `/muchas/${n}`);
    for (let time = 0; time < 2; time++) for (const key of often) await visit(trial, key, ['br']);
    for (let number = 0; number < 200; number++) await visit(trial, `/rastreo/${number}`, ['br']);
    const made = trial.made;
    for (const key of often) await visit(trial, key, ['br']);
    assert.equal(trial.made, made);
    await visit(trial, '/rastreo/0', ['br']);
    assert.equal(trial.made, made + 1);
  });

  it('stay where one comes that is larger than all of their memory', async () => {
    const trial = new Trial({}, memory);
    for (let number = 0; number < 5; number++) await visit(trial, `/${number}`, ['br']);
    const pages = trial.figure('page_cache_pages');
    await visit(trial, '/larga', ['br'], 60_000);
    assert.equal(trial.figure('page_cache_pages'), pages);
    const made = trial.made;
    for (let number = 0; number < 5; number++) await visit(trial, `/${number}`, ['br']);
    assert.equal(trial.made, made);
  });
});

describe('a page that many ask for at once', () => {
  it('is made once for all of them', async () => {
    const trial = new Trial();
    const texts = await Promise.all(Array.from({ length: 50 }, () => trial.read()));
    assert.deepEqual([trial.made, new Set(texts).size], [1, 1]);
    assert.equal(trial.figure('page_cache_answers_total{from="shared"}'), 49);
  });

  it('is begun again for who comes after a change, or when it takes too long', async () => {
    const trial = new Trial();
    const gate = Promise.withResolvers<void>();
    const slow = async () => {
      const made = await trial.make(['/eventos'])();
      await gate.promise;
      return made;
    };
    const early = trial.read('/eventos', { make: slow });
    await new Promise(setImmediate);
    trial.data.set('/eventos', { text: 'Nuevo' });
    trial.revision = 2;
    assert.equal(await trial.read(), '2: Nuevo');
    gate.resolve();
    assert.equal(await early, '1: Taller');
    assert.equal(await trial.read(), '3: Nuevo', 'what was older is never sent again');

    const never = trial.read('/b', { make: () => new Promise(() => {}) });
    await new Promise(setImmediate);
    trial.now += 5_000;
    assert.equal(await trial.read('/b'), '4: ');
    void never;
  });

  it('is given up when the last of them has left, not before', async () => {
    const trial = new Trial();
    const readers = [new AbortController(), new AbortController()];
    let ended = false;
    const make = async (): Promise<never> => {
      throw new Error('roto');
    };
    const waiting = readers.map(({ signal }) =>
      trial.cache.read({ key: '/', hasQuery: false, reader: signal }, (ends) => {
        ends.addEventListener('abort', () => {
          ended = true;
        });
        return new Promise((_, reject) => ends.addEventListener('abort', () => reject(ends.reason)));
      }),
    );
    await new Promise(setImmediate);
    readers[0]?.abort();
    assert.equal(ended, false);
    readers[1]?.abort();
    assert.equal(ended, true);
    assert.ok((await Promise.allSettled(waiting)).every(({ status }) => status === 'rejected'));
    const another = { key: '/', hasQuery: false, reader: new AbortController().signal };
    await assert.rejects(trial.cache.read(another, make), /roto/, 'who comes then begins again');
  });
});

describe('while the API does not answer', () => {
  it('what was right a moment ago is sent, for ten minutes', async () => {
    const trial = new Trial();
    await trial.read();
    trial.revision = null;
    trial.apiIsAway = true;
    trial.now = defaultLimits.bearableMs - 1;
    assert.equal(await trial.read(), '1: Taller');
    assert.equal(trial.figure('page_cache_answers_total{from="stale"}'), 1);
    trial.now = defaultLimits.bearableMs;
    assert.equal(await trial.read(), '2: disculpa');
  });

  it('and nothing that is made then is kept', async () => {
    const trial = new Trial();
    trial.revision = null;
    await trial.read('/quienes-somos', { make: trial.make([]) });
    assert.equal(trial.figure('page_cache_pages'), 0);
  });

  it('a page in which one list says that it did not come is not kept, however sound the rest is', async () => {
    const trial = new Trial();
    let hangs = true;
    const make = async (): Promise<MadePage<Page>> => {
      const { fetch, sources } = noteSources((input, init) => {
        if (hangs && String(input) === '/pasados') return Promise.reject(new DOMException('late', 'TimeoutError'));
        return trial.fetch(input, init);
      });
      const read = async (address: string) => (await fetch(address)).text();
      const [rest, list] = await Promise.all([read('/eventos'), read('/pasados').catch(() => 'disculpa')]);
      const text = `${rest}, ${list}`;
      return { page: { text }, sources, keepable: new PageBody(Buffer.from(text)) };
    };
    trial.data.set('/pasados', { text: 'Charla' });
    assert.equal(await trial.read('/eventos', { make }), 'Taller, disculpa');
    hangs = false;
    assert.equal(await trial.read('/eventos', { make }), 'Taller, Charla');
  });

  it('an API that has lost its database is asked each time, and its apology is not sent in place of a page', async () => {
    const trial = new Trial();
    await trial.read();
    trial.apiIsAway = true;
    for (const revision of [2, 3]) {
      trial.revision = revision;
      assert.equal(await trial.read(), '1: Taller');
    }
    assert.equal(trial.questions, 3);
    trial.apiIsAway = false;
    trial.data.set('/eventos', { text: 'Nuevo' });
    trial.revision = 4;
    assert.equal(await trial.read(), '2: Nuevo');
  });
});
