import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affectedTests, type ProjectOfTests, packageOfJourney } from './affected-tests.ts';
import { createImportGraph } from './import-graph.ts';
import type { Import } from './module-graph.ts';

const uses = (file: string, specifier: string): Import => ({ file, specifier, line: 1, names: [] });

const files = [
  'contracts/src/event.ts',
  'mf-events/src/features/events/format.ts',
  'mf-events/src/features/door/camera.ts',
  'mf-events/src/pages/door-page.tsx',
  'mf-events/src/pages/events-page.tsx',
  'mf-events/src/pages/events-page.test.tsx',
  'mf-events/src/routes.tsx',
  'mf-blog/content/css/flexbox.mdx',
  'mf-blog/src/pages/article-page.tsx',
  'mf-blog/src/pages/article-page.test.tsx',
  'api/src/events.test.ts',
  'scripts/dependencies.test.ts',
  'e2e/visitor.ts',
  'e2e/site/door.spec.ts',
  'e2e/site/events.spec.ts',
  'e2e/site/blog.spec.ts',
  'e2e/site/every-template.spec.ts',
  'package-lock.json',
];
const imports = [
  uses('mf-events/src/features/events/format.ts', '@femcoders/contracts/event'),
  uses('mf-events/src/pages/events-page.tsx', '../features/events/format.ts'),
  uses('mf-events/src/pages/door-page.tsx', '../features/door/camera.ts'),
  uses('mf-events/src/pages/door-page.tsx', '../routes.tsx'),
  uses('mf-events/src/pages/events-page.tsx', '../routes.tsx'),
  uses('mf-events/src/routes.tsx', './pages/door-page.tsx'),
  uses('mf-events/src/routes.tsx', './pages/events-page.tsx'),
  uses('mf-events/src/pages/events-page.test.tsx', './events-page.tsx'),
  uses('mf-blog/src/pages/article-page.test.tsx', './article-page.tsx'),
  uses('api/src/events.test.ts', '@femcoders/contracts/event'),
  uses('e2e/site/events.spec.ts', '../visitor.ts'),
];
const packages = new Map([['@femcoders/contracts', { folder: 'contracts', exports: { './*': './src/*.ts' } }]]);
const prefixes = { 'mf-events': ['/eventos'], 'mf-blog': ['/blog', '/recursos'] };
const project: ProjectOfTests = {
  files,
  graph: createImportGraph(files, imports, packages),
  prefixes,
  pages: [
    { path: '/eventos', module: 'mf-events/src/pages/events-page.tsx' },
    { path: '/eventos/:slug/puerta', module: 'mf-events/src/pages/door-page.tsx' },
  ],
  addressesIn: async (journey) => {
    if (journey.includes('events')) return ['/eventos', '/'];
    return journey.includes('door') ? ['/eventos/taller/puerta'] : ['/blog', '/recursos/css/flexbox'];
  },
};

describe('a change', () => {
  test('in a remote runs what imports it, the journeys through its pages and the visit of their templates', async () => {
    assert.deepEqual(await affectedTests(['mf-events/src/features/events/format.ts'], project), {
      all: null,
      tests: ['mf-events/src/pages/events-page.test.tsx', 'scripts/dependencies.test.ts'],
      journeys: ['e2e/site/events.spec.ts', 'e2e/site/every-template.spec.ts'],
      visited: ['/eventos'],
    });
  });

  test('of one page runs no journey through another one of its remote, though they list one another', async () => {
    const { journeys, visited } = await affectedTests(['mf-events/src/features/door/camera.ts'], project);
    assert.deepEqual(journeys, ['e2e/site/door.spec.ts', 'e2e/site/every-template.spec.ts']);
    assert.deepEqual(visited, ['/eventos/:slug/puerta']);
  });

  test('of what no page imports runs the journeys of its whole remote', async () => {
    const { journeys, visited } = await affectedTests(['mf-events/src/routes.tsx'], project);
    assert.deepEqual(journeys, ['e2e/site/door.spec.ts', 'e2e/site/events.spec.ts', 'e2e/site/every-template.spec.ts']);
    assert.deepEqual(visited, ['/eventos', '/eventos/:slug/puerta']);
  });

  test('of a test alone runs that test', async () => {
    const { journeys, visited } = await affectedTests(['mf-events/src/pages/events-page.test.tsx'], project);
    assert.deepEqual([journeys, visited], [[], []]);
  });

  test('in a shared package runs what imports it in every package, and no journey', async () => {
    const { tests, journeys } = await affectedTests(['contracts/src/event.ts'], project);
    assert.deepEqual(tests, [
      'mf-events/src/pages/events-page.test.tsx',
      'api/src/events.test.ts',
      'scripts/dependencies.test.ts',
    ]);
    assert.deepEqual(journeys, []);
  });

  test('of a file that nobody imports counts as a change of its package', async () => {
    const { tests, journeys } = await affectedTests(['mf-blog/content/css/flexbox.mdx'], project);
    assert.deepEqual(tests, ['mf-blog/src/pages/article-page.test.tsx', 'scripts/dependencies.test.ts']);
    assert.deepEqual(journeys, ['e2e/site/blog.spec.ts', 'e2e/site/every-template.spec.ts']);
  });

  test('of what journeys share runs the journeys that use it', async () => {
    assert.deepEqual((await affectedTests(['e2e/visitor.ts'], project)).journeys, ['e2e/site/events.spec.ts']);
  });

  test('of what is installed runs all tests', async () => {
    const { all, tests } = await affectedTests(['package-lock.json'], project);
    assert.equal(all, 'package-lock.json changed');
    assert.equal(tests.length, 4);
  });
});

test('a journey belongs to the remote of most of its addresses, or to the shell', () => {
  assert.equal(packageOfJourney(['/', '/eventos', '/eventos?pasados=2', '/blog'], prefixes), 'mf-events');
  assert.equal(packageOfJourney(['/login', '/register', '/welcome', '/eventos'], prefixes), 'shell');
  assert.equal(packageOfJourney([], prefixes), 'shell');
});
