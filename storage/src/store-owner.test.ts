import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findObjectStore } from '@femcoders/services/testing/test-object-store';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { claimStore, ownedStore, readOwner, writeOwner } from './store-owner.ts';
import { openTestBucket } from './testing/open-test-bucket.ts';

const ours = { id: '0b2f6ad0-2f2d-4d6b-9d5e-6d1f0e7a1c11', publicUrl: 'https://femcoders.example' };
const another = { id: '9c7d3f1e-58c1-4c63-9a3f-1f8a5e0d2b22', publicUrl: 'https://otra.example' };

const places: { name: string; skip: boolean; open: () => Promise<{ store: ObjectStore; close(): Promise<void> }> }[] = [
  { name: 'in a folder', skip: false, open: openFolder },
  { name: 'of an S3 service', skip: !findObjectStore(), open: openTestBucket },
];

for (const { name, skip, open } of places) {
  describe(`The place of a store ${name}`, { skip }, () => {
    let store: ObjectStore;
    let close: () => Promise<void>;
    before(async () => {
      ({ store, close } = await open());
    });
    after(() => close());

    it('is the first site’s that uses it, on all of its machines', async () => {
      const machines = [ours, ours].map((site) => ownedStore(store, async () => site));
      await Promise.all(machines.map((machine, at) => machine.put(`releases/shell/${at}`, Buffer.from('x'))));
      assert.deepEqual(await readOwner(store), ours);
      await machines[1]?.remove('releases/shell/0');
      assert.equal(await store.has('releases/shell/0'), false);
    });

    it('takes nothing from another site, and loses nothing to it', async () => {
      const machine = ownedStore(store, async () => another);
      const refused = {
        code: 'another-site',
        message: /es de otro sitio, https:\/\/femcoders\.example\..*STORAGE_URL/,
      };
      await assert.rejects(machine.put('releases/shell/2', Buffer.from('x')), refused);
      await assert.rejects(machine.remove('releases/shell/1'), refused);
      await assert.rejects(machine.removeUnfinished('releases/', new Date()), refused);
      assert.equal(await store.has('releases/shell/1'), true);
      assert.equal((await machine.get('releases/shell/1'))?.body.destroy() !== undefined, true, 'it may be read');
    });

    it('is not a copy’s of the site that has another address, nor one’s that has none', async () => {
      for (const publicUrl of ['https://pruebas.example', null])
        await assert.rejects(claimStore(store, { id: ours.id, publicUrl }), {
          code: 'another-site',
          message: /es una copia con otro PUBLIC_URL/,
        });
      await claimStore(store, ours);
    });

    it('is another’s once it has been given to it, and no longer the first one’s', async () => {
      await writeOwner(store, another);
      await claimStore(store, another);
      await assert.rejects(claimStore(store, ours), { code: 'another-site' });
    });

    it('says the address of a site that has become public', async () => {
      await writeOwner(store, { id: ours.id, publicUrl: null });
      await claimStore(store, ours);
      assert.deepEqual(await readOwner(store), ours);
    });

    it('is nobody’s where its mark cannot be read: somebody has to say whose', async () => {
      await store.put('site.json', Buffer.from('{'));
      await assert.rejects(claimStore(store, ours), { code: 'failed', message: /claim-store/ });
    });
  });
}

it('asks again whose the place is after the store did not answer', async () => {
  const { store, close } = await openFolder();
  let asked = 0;
  const machine = ownedStore(store, async () => {
    asked += 1;
    if (asked === 1) throw new Error('The database is away.');
    return ours;
  });
  await assert.rejects(machine.put('a', Buffer.from('a')), /is away/);
  await machine.put('a', Buffer.from('a'));
  await machine.put('b', Buffer.from('b'));
  assert.equal(asked, 2);
  await close();
});

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'store-owner-'));
  return { store: createFolderStore(folder), close: () => rm(folder, { recursive: true }) };
}
