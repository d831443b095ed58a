import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { findObjectStore } from '@femcoders/services/testing/test-object-store';
import { createFolderStore } from './folder-store.ts';
import type { ObjectEntry, ObjectStore } from './object-store.ts';
import { openTestBucket } from './testing/open-test-bucket.ts';

interface Place {
  store: ObjectStore;
  close(): Promise<void>;
}

const places: { name: string; skip: boolean; open: () => Promise<Place> }[] = [
  { name: 'in a folder', skip: false, open: openFolder },
  { name: 'of an S3 service', skip: !findObjectStore(), open: openS3 },
];

for (const { name, skip, open } of places) {
  describe(`An object store ${name}`, { skip }, () => {
    let place: Place;
    let store: ObjectStore;
    before(async () => {
      place = await open();
      ({ store } = place);
    });
    after(() => place.close());

    const read = async (key: string) => {
      const found = await store.get(key);
      return found && (await buffer(found.body));
    };
    const entries = async (prefix: string) => {
      const found: ObjectEntry[] = [];
      for await (const entry of store.list(prefix)) found.push(entry);
      return found;
    };
    const keys = async (prefix: string) => (await entries(prefix)).map(({ key }) => key);

    for (const [kind, content] of [
      ['text with accents', Buffer.from('Programación, ¿sí?')],
      ['nothing at all', Buffer.alloc(0)],
      ['every byte there is', Buffer.from(Array.from({ length: 256 }, (_, index) => index))],
    ] as const)
      it(`gives back ${kind}`, async () => {
        await store.put('some/file', content);
        assert.deepEqual(await read('some/file'), content);
        assert.equal((await store.get('some/file').then(drop))?.size, content.byteLength);
      });

    it('keeps names with spaces, accents and signs apart', async () => {
      const names = ['ñandú y más.txt', 'a+b&c=d.txt', '100 %.txt', 'a%20b.txt'];
      for (const one of names) await store.put(`names/${one}`, Buffer.from(one));
      for (const one of names) assert.equal(String(await read(`names/${one}`)), one);
      assert.deepEqual((await keys('names/')).toSorted(), names.map((one) => `names/${one}`).toSorted());
    });

    it('has one object where two were put under a key: the second', async () => {
      await store.put('twice', Buffer.from('the first, which is longer'));
      await store.put('twice', Buffer.from('the second'));
      assert.equal(String(await read('twice')), 'the second');
    });

    it('has nothing where nothing was put, and removes it without a word', async () => {
      assert.equal(await store.get('never/put'), null);
      assert.equal(await store.has('never/put'), false);
      await store.remove('never/put');
      assert.deepEqual(await keys('never/'), []);
      assert.deepEqual(await store.folders('never/'), []);
    });

    it('has nothing any more of what was removed', async () => {
      await store.put('gone', Buffer.from('x'));
      assert.equal(await store.has('gone'), true);
      await store.remove('gone');
      assert.equal(await store.has('gone'), false);
    });

    it('lists all that is below a prefix, by key, however many questions that takes', async () => {
      const given = ['list/a-b/1', 'list/a/1', 'list/a/2', 'list/b', 'list/c/d/e', 'listed'];
      for (const key of given) await store.put(key, Buffer.from(key));
      assert.deepEqual(await keys('list/'), given.slice(0, 5));
      const [first] = await entries('list/');
      assert.equal(first?.size, 10);
      assert.ok(Math.abs((first?.modifiedAt.getTime() ?? 0) - Date.now()) < 60_000, 'it says when');
      assert.deepEqual((await store.folders('list/')).toSorted(), ['a', 'a-b', 'c']);
    });

    it('stores a stream of more than one piece whole', async () => {
      const pieces = Array.from({ length: 20 }, (_, index) => Buffer.alloc(1_000_000, index));
      await store.put('long', Readable.from(pieces));
      assert.deepEqual(await read('long'), Buffer.concat(pieces));
    });

    it('stores all of a stream that has its own size, which means something else', async () => {
      const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(1_000_000, index));
      await store.put('sized', Object.assign(Readable.from(pieces), { size: 0, length: 3, path: '/etc/hostname' }));
      assert.deepEqual(await read('sized'), Buffer.concat(pieces));
    });

    it('keeps nothing of a stream that breaks off, and what was there before stays', async () => {
      await store.put('kept', Buffer.from('before'));
      const breaking = () =>
        Readable.from(
          (async function* () {
            for (let piece = 0; piece < 18; piece += 1) yield Buffer.alloc(1_000_000);
            throw new Error('The network is gone.');
          })(),
        );
      await assert.rejects(store.put('kept', breaking()), /The network is gone/);
      await assert.rejects(store.put('broken', breaking()), /The network is gone/);
      assert.equal(String(await read('kept')), 'before');
      assert.equal(await store.has('broken'), false);
      assert.equal(await store.removeUnfinished('broken/', new Date(Date.now() + 60_000)), 0);
    });

    for (const key of [
      '',
      '/',
      '/etc/passwd',
      '../out',
      'a/../../out',
      'a//b',
      'a/',
      'a\0b',
      'a\\..\\b',
      './a',
      'x'.repeat(2000),
    ])
      it(`takes no key such as ${JSON.stringify(key.slice(0, 20))}`, async () => {
        await assert.rejects(store.put(key, Buffer.from('x')), TypeError);
        await assert.rejects(store.get(key), TypeError);
        await assert.rejects(store.has(key), TypeError);
        await assert.rejects(store.remove(key), TypeError);
      });
  });
}

describe('A store in a folder', () => {
  it('that is not there, as one of the network that is not mounted, takes nothing and makes nothing', async () => {
    const folder = join(tmpdir(), `not-mounted-${process.pid}`);
    await assert.rejects(createFolderStore(folder).put('a', Buffer.from('a')), {
      code: 'no-bucket',
      message: /móntala/,
    });
    await assert.rejects(readdir(folder), { code: 'ENOENT' });
  });

  it('removes what a process that was killed has left, and nothing that is still being written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
    const store = createFolderStore(folder);
    await store.put('a', Buffer.from('a'));
    await writeFile(join(folder, '.unfinished', 'half'), 'half');
    assert.equal(await store.removeUnfinished('any/', new Date(Date.now() - 60_000)), 0);
    assert.equal(await store.removeUnfinished('any/', new Date(Date.now() + 60_000)), 1);
    assert.deepEqual(await readdir(join(folder, '.unfinished')), []);
    assert.equal(await store.has('a'), true);
    await rm(folder, { recursive: true });
  });
});

/** Destroys a body that is not read. */
function drop<T extends { body: Readable } | null>(found: T): T {
  found?.body.destroy();
  return found;
}

async function openFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-store-'));
  return { store: createFolderStore(folder), close: () => rm(folder, { recursive: true }) };
}

async function openS3(): Promise<Place> {
  const bucket = await openTestBucket({ pageSize: 2 });
  return { store: bucket.store, close: bucket.close };
}
