import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReleaseContent } from './read-release-content.ts';

const route = { id: 'mf-jobs:0', path: '/jobs', chunks: ['jobs'], styles: [], slots: [], query: [] };
const block = { id: 'mf-jobs:block-0', slot: 'home.now', title: 'Ofertas', order: 1, chunks: ['block'] };

test('what a remote lists is taken as it is', () => {
  const listed = {
    routes: [route],
    blocks: [block],
    documents: [{ path: '/jobs/rss.xml', type: 'application/rss+xml' }],
  };
  assert.deepEqual(readReleaseContent('mf-jobs', listed), listed);
});

test('an entry that lacks something is named, with the field and what it has to be', () => {
  const { title: _, ...untitled } = block;
  const listed = {
    routes: [route, { ...route, path: undefined, chunks: 'jobs' }],
    blocks: [untitled],
    documents: ['/jobs/rss.xml'],
  };
  assert.throws(() => readReleaseContent('mf-jobs', listed), {
    name: 'BuildError',
    message: [
      'mf-jobs no se puede publicar: falta algo en lo que lista.',
      '  · la página 2 de createRoutes() de src/routes.tsx: path tiene que ser un texto',
      '  · la página 2 de createRoutes() de src/routes.tsx: chunks tiene que ser una lista',
      '  · el bloque 1 de createBlocks() de src/routes.tsx: title tiene que ser un texto',
      '  · el documento 1 de createDocuments() de src/documents.ts tiene que ser un objeto',
    ].join('\n'),
  });
});
