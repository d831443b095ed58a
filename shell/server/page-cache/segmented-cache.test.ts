import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { SegmentedCache } from './segmented-cache.ts';

interface Thing {
  bytes: number;
}

describe('a cache in two segments', () => {
  let evicted: number;
  let cache: SegmentedCache<Thing>;
  beforeEach(() => {
    evicted = 0;
    cache = new SegmentedCache<Thing>({
      maxSize: 100,
      maxEntrySize: 20,
      sizeOf: ({ bytes }) => bytes,
      onEvict: () => void evicted++,
    });
  });
  const put = (...keys: string[]) => {
    for (const key of keys) cache.set(key, { bytes: 10 });
  };
  const kept = (...keys: string[]) => keys.filter((key) => cache.peek(key)).join('');

  it('lets go of what was asked for once and longest ago', () => {
    put(...'abcdefghij');
    cache.peek('b');
    cache.get('a');
    put('k', 'l');
    assert.equal(kept(...'abcdefghijkl'), 'adefghijkl');
    assert.deepEqual([cache.size, cache.calculatedSize, evicted], [10, 100, 2]);
  });

  it('keeps what was asked for again in four fifths of its memory, and the latest of that', () => {
    put(...'abcdefghij');
    for (const key of 'abcdefghij') cache.get(key);
    put(...'klmnopqrstuvwxyz');
    assert.equal(kept(...'abcdefghijklmnopqrstuvwxyz'), 'cdefghijyz');
    // Then others are asked for.
    for (const key of 'yzABCDEFGHIJ') {
      put(key);
      cache.get(key);
    }
    assert.equal(kept(...'cdefghij'), '');
    assert.equal(cache.calculatedSize, 100);
  });

  it('holds no more when what is kept has grown, nor counts what has gone', () => {
    put(...'abcdefghij');
    const thing = cache.get('j');
    assert.ok(thing);
    thing.bytes = 20;
    cache.set('j', thing);
    assert.equal(kept(...'abcdefghij'), 'bcdefghij');
    assert.equal(cache.calculatedSize, 100);
    thing.bytes = 5;
    cache.set('j', thing);
    assert.equal(cache.calculatedSize, 85);
    cache.delete('j');
    cache.delete('b');
    assert.deepEqual([cache.calculatedSize, cache.size, evicted], [70, 7, 1]);
  });

  it('takes nothing that is too large, and forgets what has become so', () => {
    put(...'abc');
    cache.set('z', { bytes: 21 });
    assert.equal(kept(...'abcz'), 'abc');
    cache.set('a', { bytes: 21 });
    assert.equal(kept(...'abcz'), 'bc');
    assert.equal(cache.calculatedSize, 20);
  });
});
