import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { keepChunks } from './remote-rules.ts';

const release = (chunks: string[]) =>
  ({
    name: 'mf-jobs',
    routes: [{ id: 'mf-jobs:0', path: '/jobs', chunks: ['jobs'], styles: [], slots: [] }],
    blocks: [{ id: 'mf-jobs:block-0', slot: 'home.now', title: 'Ofertas', order: 1, chunks }],
    chunks: { jobs: { js: [], css: [] }, block: { js: [], css: [] } },
  }) satisfies Pick<Release, 'name' | 'routes' | 'blocks' | 'chunks'>;

test('a chunk that nothing imports is named, with the page or block that names it, before anything is sent', () => {
  assert.throws(() => keepChunks(release(['block', 'block-of'])), {
    name: 'BuildError',
    message:
      /^mf-jobs: el bloque «Ofertas» nombra en chunks «block-of».*webpackChunkName: "block-of".*src\/routes\.tsx/,
  });
  for (const chunks of [['block'], [], ['article-:slug']]) assert.doesNotThrow(() => keepChunks(release(chunks)));
});
