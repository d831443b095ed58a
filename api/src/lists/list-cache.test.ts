import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type CacheMemory, createCacheMemory } from '@femcoders/contracts/cache-memory';
import { createListCache, type ListCache, type LoadedList } from './list-cache.ts';

/** Memory of which every cache may have all. */
const room = (bytes: number): CacheMemory => ({ cache: (_name, create) => create(bytes), figures: () => [] });

describe('kept lists', () => {
  let now: number;
  let loads: number;
  let cache: ListCache;
  beforeEach(() => {
    now = 1_000;
    loads = 0;
    cache = createListCache({ clock: () => new Date(now), ttlMs: 100, name: 'list-jobs', memory: room(100_000) });
    cache.keep(true);
  });

  const load = async (): Promise<LoadedList> => {
    loads += 1;
    return { entries: [loads], link: undefined };
  };
  const read = async (key: string, loader = load) => JSON.parse((await cache.read(key, loader)).bytes.toString())[0];

  test('many readers at once cause one load', async () => {
    const seen = await Promise.all(Array.from({ length: 50 }, () => read('a')));
    assert.deepEqual([loads, new Set(seen).size], [1, 1]);
  });

  test('a list is loaded again when its time is over', async () => {
    assert.equal(await read('a'), 1);
    now += 99;
    assert.equal(await read('a'), 1);
    now += 1;
    assert.equal(await read('a'), 2);
  });

  test('a list may end its time before', async () => {
    const until = async () => ({ ...(await load()), validUntil: now + 10 });
    assert.equal(await read('a', until), 1);
    now += 10;
    assert.equal(await read('a', until), 2);
  });

  test('what began to load before a change is not kept', async () => {
    const slow = Promise.withResolvers<LoadedList>();
    const early = read('a', () => slow.promise);
    cache.invalidate();
    assert.equal(await read('a'), 1);
    slow.resolve({ entries: ['stale'], link: undefined });
    assert.equal(await early, 'stale');
    assert.equal(await read('a'), 1);
  });

  test('a failed load rejects for all who wait, and the next read tries again', async () => {
    const failing = async () => Promise.reject(new Error('gone'));
    const outcomes = await Promise.allSettled([cache.read('a', failing), cache.read('a', failing)]);
    assert.ok(outcomes.every(({ status }) => status === 'rejected'));
    assert.equal(await read('a'), 1);
  });

  test('the list that was read longest ago makes room, by the bytes that they hold', async () => {
    // Four lists of this length fit, with what compressing adds.
    const long = async () => ({ entries: [...((await load()).entries as number[]), 'x'.repeat(11_000)] });
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await read(key, long);
    assert.deepEqual([await read('a', long), loads], [1, 5]);
    assert.equal(await read('b', long), 6);
  });

  test('thousands of heavy lists hold no more than their part, and one that is too heavy is answered but not kept', async () => {
    const memory = createCacheMemory(20_000_000);
    const jobs = createListCache({ clock: () => new Date(now), ttlMs: 1e9, name: 'list-jobs', memory });
    jobs.keep(true);
    const heavy = async (bytes: number) => ({ entries: 'x'.repeat(bytes), link: undefined });
    for (let address = 0; address < 2_000; address += 1) await jobs.read(`${address}`, () => heavy(50_000));
    const figure = (name: string) =>
      Number(
        memory
          .figures()
          .find((line) => line.startsWith(`${name}{cache="list-jobs"}`))
          ?.split(' ')[1],
      );
    assert.equal(figure('cache_max_bytes'), 1_000_000);
    assert.ok(figure('cache_bytes') <= 1_000_000 && figure('cache_entries') < 10);
    const tooHeavy = await jobs.read('all', () => heavy(400_000));
    assert.equal(tooHeavy.bytes.byteLength, 400_000);
    assert.notEqual(await jobs.read('all', () => heavy(400_000)), tooHeavy);
  });

  test('a list holds the memory of its bytes and of nothing that was made at the same time', async () => {
    const list = await cache.read('small', async () => ({ entries: [], link: undefined }));
    const long = await cache.read('long', async () => ({ entries: 'palabra '.repeat(2_000), link: undefined }));
    for (const bytes of [list.bytes, long.bytes, await long.encoded('br'), await long.encoded('gzip')])
      assert.equal(bytes?.buffer.byteLength, bytes?.byteLength);
  });

  test('nothing is kept while changes cannot be heard of', async () => {
    cache.keep(false);
    assert.deepEqual([await read('a'), await read('a')], [1, 2]);
    cache.keep(true);
    assert.deepEqual([await read('a'), await read('a')], [3, 3]);
  });

  test('the tag changes with the content and only with it', async () => {
    const same = async () => ({ entries: ['x'], link: undefined });
    const { etag } = await cache.read('a', same);
    cache.invalidate();
    assert.equal((await cache.read('a', same)).etag, etag);
    assert.notEqual((await cache.read('b', load)).etag, etag);
  });
});
