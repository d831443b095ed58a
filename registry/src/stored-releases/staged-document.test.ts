import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { createStagedDocument } from './staged-document.ts';

const release = (name: string, version: string) => ({ name, version }) as Release;
const documentOf = (revision: number, blog: string) =>
  ({
    revision,
    shell: release('shell', 'one'),
    remotes: [release('mf-blog', blog)],
    fallbacks: [],
    skipped: [],
  }) as RegistryDocument;

describe('What is live, on a machine that fetches its files', () => {
  let present: RegistryDocument;
  let fetching: { release: Release; done: () => void; failed: () => void }[];
  let clock: number;
  let staged: () => Promise<RegistryDocument>;
  beforeEach(() => {
    [present, fetching, clock] = [documentOf(1, 'first'), [], 0];
    staged = createStagedDocument({
      document: async () => present,
      stored: {
        fetch: (one) =>
          new Promise((resolve, reject) => {
            fetching.push({ release: one, done: resolve, failed: () => reject(new Error('The store is away.')) });
          }),
      },
      log: { info() {}, warn() {} },
      now: () => clock,
    });
  });

  async function finish() {
    await turn();
    for (const { done } of fetching.splice(0)) done();
    await turn();
  }

  async function begin() {
    const asked = staged();
    await finish();
    return asked;
  }

  it('waits for the files of the first that is known', async () => {
    assert.equal(await begin(), present);
  });

  it('stays as it was until the files of what is new are here', async () => {
    const before = await begin();
    present = documentOf(2, 'second');
    assert.equal(await staged(), before);
    await finish();
    assert.equal(await staged(), present);
  });

  it('asks for each file once, however many ask for a page', async () => {
    await begin();
    present = documentOf(2, 'second');
    for (let visit = 0; visit < 5; visit += 1) await staged();
    await turn();
    assert.deepEqual(
      fetching.map((one) => one.release.version),
      ['one', 'second'],
    );
  });

  it('skips a version that was taken back while it was on its way', async () => {
    const before = await begin();
    present = documentOf(2, 'broken');
    assert.equal(await staged(), before);
    present = documentOf(3, 'first');
    await staged();
    await finish();
    assert.equal(await staged(), present);
  });

  it('is held back by a store that is away for half a minute, and no longer', async () => {
    const before = await begin();
    present = documentOf(2, 'second');
    await staged();
    await turn();
    for (const { failed } of fetching.splice(0)) failed();
    await turn();
    clock = 29_999;
    assert.equal(await staged(), before);
    clock = 30_000;
    assert.equal(await staged(), present);
  });
});
