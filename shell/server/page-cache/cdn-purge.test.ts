import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { CdnPurge } from './cdn-purge.ts';
import type { PageSources } from './page-sources.ts';

const versions = (...named: string[]) => {
  const [shell, ...remotes] = named.map((one) => {
    const [name = '', version = ''] = one.split('@');
    return { name, version };
  });
  return { shell, remotes } as unknown as RegistryDocument;
};
const live = ['shell@1', 'mf-blog@1'];

/** A cache in front that notes what it is to forget. */
class Trial {
  data = new Map([
    ['/eventos', 'a'],
    ['/comentarios', 'a'],
  ]);
  live = versions(...live);
  revision = 1;
  now = 0;
  today = new Date('2026-11-27T12:00:00Z');
  isAway = false;
  apiIsAway = false;
  holdFor: string | null = null;
  asked = 0;
  /** Addresses at which the API fails. */
  broken = new Set<string>();
  /** Happens while the API, or the cache, is asked. */
  meanwhile = { asking: () => {}, purging: () => {} };
  forgotten: string[][] = [];
  authorization: (string | null)[] = [];
  logged: string[] = [];
  memory = createCacheMemory(16_000_000);
  purge = new CdnPurge({
    url: 'http://cdn/purge',
    token: 'llave',
    registry: async () => this.live,
    revision: async () => {
      if (this.apiIsAway) throw new Error('away');
      return this.revision;
    },
    apiFetch: async (input, init) => {
      this.asked++;
      this.meanwhile.asking();
      if (this.broken.has(String(input))) return new Response(null, { status: 500 });
      const etag = this.data.get(String(input)) ?? '';
      const headers = { etag, ...(this.holdFor && { 'x-holds-for': this.holdFor }) };
      const matches = new Headers(init?.headers).get('if-none-match') === etag;
      return new Response(matches ? null : 'otro', { status: matches ? 304 : 200, headers });
    },
    fetch: async (_, init) => {
      if (this.isAway) throw new TypeError('connection refused');
      this.meanwhile.purging();
      assert.equal(init?.redirect, 'error', 'what is led elsewhere is not forgotten');
      const { tags } = JSON.parse(String(init?.body)) as { tags: string[] };
      assert.equal(new Headers(init?.headers).get('surrogate-key'), tags.join(' '));
      this.authorization.push(new Headers(init?.headers).get('authorization'));
      this.forgotten.push(tags);
      return new Response(null, { status: 200 });
    },
    memory: this.memory,
    log: {
      warn: (_, message) => void this.logged.push(message),
      error: (_, message) => void this.logged.push(message),
    },
    now: () => this.now,
    today: () => this.today,
  });

  /** Sends a page that shows some answers as they are now. */
  send(...addresses: string[]): string[] {
    const tags = new Map(addresses.map((address) => [address, this.data.get(address) ?? '']));
    return this.purge.keysOf(live, { tags, holdForMs: Number.POSITIVE_INFINITY } as PageSources);
  }

  /** Returns the keys that a round purges. */
  async round(): Promise<string[]> {
    this.forgotten = [];
    await this.purge.check();
    return this.forgotten.flat();
  }
}

describe('a cache in front', () => {
  let trial: Trial;
  beforeEach(async () => {
    trial = new Trial();
    assert.deepEqual(await trial.round(), ['site'], 'what a process before this one sent');
    assert.deepEqual(trial.authorization, ['Bearer llave']);
  });

  it('forgets what shows an answer that has changed, and nothing else', async () => {
    const [, , , events] = trial.send('/eventos');
    const [, , , comments] = trial.send('/comentarios');
    assert.deepEqual(await trial.round(), []);
    trial.data.set('/comentarios', 'b');
    trial.revision++;
    assert.deepEqual(await trial.round(), [comments]);
    assert.notEqual(events, comments);
    assert.deepEqual(await trial.round(), [], 'once');
    trial.send('/comentarios');
    trial.revision++;
    assert.deepEqual(await trial.round(), []);
  });

  it('forgets what there is no memory left to watch, however long the addresses are', async () => {
    const limit = 160_000;
    const long = Array.from({ length: 50 }, (_, one) => `/buscar?q=${one}${'a'.repeat(8_000)}`);
    const [first = ''] = long.map((address) => trial.send(address).at(-1));
    const figures = trial.memory.figures().join('\n');
    const held = Number(/cache_bytes\{cache="cdn-sources"\} (\d+)/.exec(figures)?.[1]);
    assert.ok(held > limit / 2 && held <= limit, figures);
    assert.ok((await trial.round()).includes(first));
  });

  it('is not asked about, nor is the API, while nothing changes', async () => {
    trial.send('/eventos', '/comentarios');
    await trial.round();
    const { asked } = trial;
    for (let time = 0; time < 3; time++) {
      trial.now += 60_000;
      assert.deepEqual(await trial.round(), []);
    }
    assert.equal(trial.asked, asked);
  });

  it('forgets a page whose answer changed between its making and its sending', async () => {
    trial.revision++;
    await trial.round();
    const made = new Map([['/eventos', 'a']]);
    trial.data.set('/eventos', 'b');
    trial.revision++;
    await trial.round();
    const [, , , key] = trial.purge.keysOf(live, { tags: made, holdForMs: 1 } as PageSources);
    assert.deepEqual(await trial.round(), [key]);
  });

  it('forgets what ends by itself', async () => {
    trial.holdFor = '5000';
    const [, , , key] = trial.send('/eventos');
    assert.deepEqual(await trial.round(), []);
    trial.now = 5_000;
    trial.data.set('/eventos', 'b');
    assert.deepEqual(await trial.round(), [key]);
  });

  it('forgets the pages of a version that is live no longer, and all where a remote is new or the day is another', async () => {
    trial.live = versions('shell@1', 'mf-blog@2');
    assert.deepEqual(await trial.round(), ['mf-blog@1']);
    trial.live = versions('shell@1', 'mf-blog@1');
    assert.deepEqual(await trial.round(), ['mf-blog@2'], 'rolled back');
    trial.live = versions('shell@1', 'mf-blog@1', 'mf-jobs@1');
    assert.deepEqual(await trial.round(), ['site']);
    trial.today = new Date('2026-11-27T23:30:00Z');
    assert.deepEqual(await trial.round(), ['site'], 'it is tomorrow in Madrid');
  });

  it('is asked again while it does not answer, and that is logged once', async () => {
    trial.isAway = true;
    trial.live = versions('shell@2', 'mf-blog@1');
    await trial.round();
    await trial.round();
    assert.equal(trial.logged.length, 1);
    trial.isAway = false;
    assert.deepEqual(await trial.round(), ['shell@1']);
    assert.equal(trial.logged.length, 2);
  });

  it('keeps what it has while the API is away, and hears of it afterwards', async () => {
    const [, , , key] = trial.send('/eventos');
    await trial.round();
    trial.data.set('/eventos', 'b');
    trial.revision++;
    trial.apiIsAway = true;
    assert.deepEqual(await trial.round(), []);
    trial.apiIsAway = false;
    assert.deepEqual(await trial.round(), [key]);
  });

  it('hears of changes behind an answer for which the API fails, and does not ask all of them again for it', async () => {
    const [, , , key] = trial.send('/comentarios');
    const failing = Array.from({ length: 40 }, (_, one) => `/rota/${one}`);
    trial.send('/eventos', ...failing);
    await trial.round();
    trial.data.set('/comentarios', 'b');
    trial.broken = new Set(failing);
    trial.revision++;
    const forgotten: string[] = [];
    for (let time = 0; time < 4; time++) forgotten.push(...(await trial.round()));
    assert.deepEqual(forgotten, [key]);
    trial.asked = 0;
    await trial.round();
    assert.ok(trial.asked <= failing.length, `${trial.asked} questions`);
  });

  it('forgets again what has changed while it was forgetting', async () => {
    const [, , , key] = trial.send('/eventos');
    await trial.round();
    const change = (tag: string) => {
      trial.data.set('/eventos', tag);
      trial.revision++;
    };
    change('b');
    trial.meanwhile.purging = () => {
      trial.meanwhile.purging = () => {};
      trial.send('/eventos');
      change('c');
      trial.send('/eventos');
    };
    assert.deepEqual(await trial.round(), [key]);
    assert.deepEqual(await trial.round(), [key]);
  });

  it('goes on watching a page that was sent again while the API was asked about the one before', async () => {
    const [, , , key] = trial.send('/eventos');
    await trial.round();
    trial.data.set('/eventos', 'b');
    trial.revision++;
    trial.meanwhile.asking = () => {
      trial.meanwhile.asking = () => {};
      trial.send('/eventos');
    };
    assert.deepEqual(await trial.round(), [key]);
    trial.data.set('/eventos', 'c');
    trial.revision++;
    assert.deepEqual(await trial.round(), [key]);
  });

  it('forgets a page of a version that was made before a release and sent after it', async () => {
    trial.live = versions('shell@1', 'mf-blog@2');
    await trial.round();
    trial.send();
    assert.deepEqual(await trial.round(), ['mf-blog@1']);
  });

  it('gets one purge of everything in place of more keys than a header holds, also after it did not answer', async () => {
    trial.isAway = true;
    for (let one = 0; one < 1_000; one++) {
      trial.data.set(`/${one}`, 'a');
      trial.send(`/${one}`);
      trial.data.set(`/${one}`, 'b');
    }
    await trial.round();
    trial.isAway = false;
    assert.deepEqual(await trial.round(), ['site']);
    assert.deepEqual(await trial.round(), []);
  });

  it('asks nothing more once the shell stops, and gets what was found', async () => {
    const many = Array.from({ length: 100 }, (_, one) => `/${one}`);
    const keys = trial.send(...many);
    trial.data.set(many.at(-1) ?? '', 'b');
    trial.meanwhile.asking = () => void trial.purge.stop();
    assert.deepEqual(await trial.round(), [keys.at(-1)]);
    assert.ok(trial.asked < 10, `${trial.asked} questions`);
  });

  it('forgets a page once more that was on its way when its answer, its version or its day went', async () => {
    const [, , , key] = trial.send('/eventos');
    await trial.round();
    trial.data.set('/eventos', 'b');
    trial.revision++;
    trial.live = versions('shell@1', 'mf-blog@2');
    assert.deepEqual(await trial.round(), ['mf-blog@1', key]);
    trial.now = 2_000;
    assert.deepEqual(await trial.round(), [], 'it may still be on its way');
    trial.now = 20_000;
    assert.deepEqual(await trial.round(), ['mf-blog@1', key]);
    trial.today = new Date('2026-11-27T23:30:00Z');
    assert.deepEqual(await trial.round(), ['site']);
    trial.now = 40_000;
    trial.live = versions('shell@1', 'mf-blog@3');
    assert.deepEqual(await trial.round(), ['site']);
    trial.now = 60_000;
    assert.deepEqual(await trial.round(), ['mf-blog@2'], 'each once, also with others');
    trial.now = 80_000;
    assert.deepEqual(await trial.round(), []);
  });

  it('is trusted with no page for long before it has answered, and while it does not', async () => {
    assert.deepEqual(new Trial().send('/eventos'), []);
    trial.isAway = true;
    trial.live = versions('shell@1', 'mf-blog@2');
    await trial.round();
    assert.deepEqual(trial.send('/eventos'), []);
    trial.isAway = false;
    await trial.round();
    assert.equal(trial.send('/eventos').length, 4);
  });
});
