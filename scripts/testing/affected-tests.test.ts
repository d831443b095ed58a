import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Import } from '@femcoders/build/release-checks/module-imports';
import { createImportGraph, readPackages } from '../import-graph.ts';
import { addressesIn, projectFiles, readImports, readText } from '../module-graph.ts';
import { affectedTests, type ProjectOfTests, pagesOfJourneys, routesOf } from './affected-tests.ts';
import { readPages } from './page-modules.ts';

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
  'api/src/mail/every-subject.test.ts',
  'api/src/mail/send.ts',
  'start/src/deploy-files.test.ts',
  'start/src/environment.test.ts',
  'docs/deploy/femcoders.env',
  'docs/mail.md',
  'scripts/dependencies.test.ts',
  'e2e/playwright.config.ts',
  'e2e/visitor.ts',
  'e2e/site/door.spec.ts',
  'e2e/site/events.spec.ts',
  'e2e/site/blog.spec.ts',
  'e2e/site/every-template.spec.ts',
  'e2e/site/home.spec.ts',
  'package-lock.json',
];
const texts: Record<string, string> = {
  'start/src/environment.test.ts': "test('docs/environment.md says of every variable what it means', () => {});",
  'api/src/mail/every-subject.test.ts': "await readFile(join(source, '../../docs/mail.md'), 'utf8')",
  'start/src/deploy-files.test.ts': "const folder = join(import.meta.dirname, '..', '..', 'docs', 'deploy');",
};
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
  uses('e2e/visitor.ts', '@femcoders/contracts/event'),
];
const packages = new Map([['@femcoders/contracts', { folder: 'contracts', exports: { './*': './src/*.ts' } }]]);
const prefixes = { 'mf-events': ['/eventos'], 'mf-blog': ['/blog', '/recursos'] };
const addresses: Record<string, string[]> = {
  'e2e/site/events.spec.ts': ['/eventos', '/', '/equipo', '/login', '/contacto'],
  'e2e/site/door.spec.ts': ['/eventos/taller/puerta'],
  'e2e/site/blog.spec.ts': ['/blog', '/recursos/css/flexbox'],
  'e2e/site/home.spec.ts': ['/'],
};
const project: ProjectOfTests = {
  files,
  graph: createImportGraph(files, imports, packages),
  prefixes,
  pages: [
    { path: '/eventos', module: 'mf-events/src/pages/events-page.tsx' },
    { path: '/eventos/:slug/puerta', module: 'mf-events/src/pages/door-page.tsx' },
  ],
  addressesIn: async (journey) => addresses[journey] ?? [],
  textOf: async (file) => texts[file] ?? '',
};

describe('a change', () => {
  test('in a remote runs what imports it, the journeys through its pages and the visit of their templates', async () => {
    assert.deepEqual(await affectedTests(['mf-events/src/features/events/format.ts'], project), {
      all: null,
      tests: ['mf-events/src/pages/events-page.test.tsx', 'scripts/dependencies.test.ts'],
      journeys: ['e2e/site/events.spec.ts', 'e2e/site/every-template.spec.ts'],
      leftOut: 0,
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

  test('of what is installed runs all tests and no journey', async () => {
    const { all, tests, journeys } = await affectedTests(['package-lock.json'], project);
    assert.equal(all, 'package-lock.json changed');
    assert.equal(tests.length, 7);
    assert.deepEqual(journeys, []);
  });

  test('of a text runs the tests that name it or its folder', async () => {
    const testsOf = async (...changed: string[]) => (await affectedTests(changed, project)).tests;
    const always = 'scripts/dependencies.test.ts';
    assert.deepEqual(await testsOf('docs/mail.md'), ['api/src/mail/every-subject.test.ts', always]);
    assert.deepEqual(await testsOf('docs/deploy/femcoders.env'), ['start/src/deploy-files.test.ts', always]);
    assert.deepEqual(await testsOf('docs/environment.md'), ['start/src/environment.test.ts', always]);
    assert.deepEqual(await testsOf('docs/deploy/units/api.service'), ['start/src/deploy-files.test.ts', always]);
    assert.deepEqual(await testsOf('pictures/e-mail.md', 'pictures/mail-md'), [always]);
  });

  test('of what runs the journeys is seen by one of them and by the visit of its page', async () => {
    const { journeys, visited } = await affectedTests(['e2e/playwright.config.ts'], project);
    assert.deepEqual(journeys, ['e2e/site/every-template.spec.ts', 'e2e/site/home.spec.ts']);
    assert.deepEqual(visited, ['/']);
  });

  test('of what most journeys use counts as one of what runs them, and a journey that changed is run', async () => {
    const many = Array.from({ length: 13 }, (_, index) => `e2e/site/${index}.spec.ts`);
    const all = [...files, ...many];
    const using = many.map((file) => uses(file, '../visitor.ts'));
    const changed = await affectedTests(['e2e/visitor.ts', 'e2e/site/7.spec.ts'], {
      ...project,
      files: all,
      graph: createImportGraph(all, [...imports, ...using], packages),
    });
    assert.deepEqual(changed.journeys, [
      'e2e/site/every-template.spec.ts',
      'e2e/site/home.spec.ts',
      'e2e/site/7.spec.ts',
    ]);
  });

  test('of a page that many journeys name runs the dozen that name little else, and says how many are left out', async () => {
    const many = Array.from({ length: 14 }, (_, index) => `e2e/site/${index}.spec.ts`);
    const { journeys, leftOut } = await affectedTests(['mf-events/src/pages/events-page.tsx'], {
      ...project,
      files: [...files, ...many],
      addressesIn: async (journey) =>
        journey === many[3] || journey === many[5] ? ['/eventos', '/', '/blog'] : ['/eventos', '/'],
    });
    assert.deepEqual([journeys.length, leftOut], [13, 6]);
    for (const vague of [many[3], many[5]]) assert.ok(!journeys.includes(vague ?? ''), vague);
  });
});

test('an address belongs to the route that react-router chooses, and one that is filled in to all that it may be', () => {
  const routes = ['/', '/eventos', '/eventos/:slug', '/eventos/mi-plaza', '/recursos/css/quiz-css-entrevistas', '*'];
  assert.deepEqual(routesOf('/eventos?pasados=2', routes), ['/eventos']);
  assert.deepEqual(routesOf('/eventos/', routes), ['/eventos']);
  assert.deepEqual(routesOf('/eventos/mi-plaza#x', routes), ['/eventos/mi-plaza']);
  assert.deepEqual(routesOf('/eventos/*', routes), ['/eventos/:slug', '/eventos/mi-plaza']);
  assert.deepEqual(routesOf('/recursos/*/quiz-*-entrevistas', routes), ['/recursos/css/quiz-css-entrevistas']);
  assert.deepEqual(routesOf('/evntos', routes), ['*']);
  assert.deepEqual(routesOf('/robots.txt', routes), []);
});

test('the code of a journey names addresses, and its titles none', async () => {
  const code = `
    test('/contacto', async ({ page }) => page.goto('/eventos'));
    test.describe.serial(\`/equipo \${one}\`, () => test.skip('/', () => page.goto(\`/blog/\${slug}?pagina=\${n}\`)));
    expect(page, '/blog brings articles').toBe(\`/\${one}\`);
  `;
  assert.deepEqual(await addressesIn('one.spec.ts', code), ['/eventos', '/blog/*?pagina=*']);
});

describe('in this repository', () => {
  const root = join(import.meta.dirname, '..', '..');

  test('every journey names an address of a page, or is said to be about one', async () => {
    const all = await projectFiles(root);
    const pages = await readPages(root, all);
    const routes = pages.map(({ path }) => path);
    const journeys = all.filter((file) => /^e2e\/site\/.*\.spec\.ts$/.test(file));
    const homeless: string[] = [];
    for (const journey of journeys) {
      const own = pagesOfJourneys[journey] ?? (await addressesIn(journey, await readText(root, journey)));
      if (!own.some((address) => routesOf(address, routes).length > 0)) homeless.push(journey);
    }
    assert.deepEqual(homeless, ['e2e/site/every-template.spec.ts']);
    for (const journey of Object.keys(pagesOfJourneys)) assert.ok(journeys.includes(journey), journey);
  });

  test('every file of a page belongs to a page that is found', async () => {
    const all = await projectFiles(root);
    const withPages = all.filter((file) => /^(?:shell|mf-[^/]+)\/src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file));
    const pages = await readPages(root, all);
    const { importersOf } = createImportGraph(
      withPages,
      await readImports(root, withPages),
      await readPackages(root, all),
    );
    const modules = new Set(pages.map(({ module }) => module));
    const files = withPages.filter((file) => file.endsWith('-page.tsx'));
    assert.ok(files.length > 40);
    const isFound = (file: string) => [...importersOf([file], modules)].some((one) => modules.has(one));
    const lost = files.filter((file) => !isFound(file));
    assert.deepEqual(lost, []);
  });

  test('one file may be the page of several routes, and what stands in a slot is part of the page that has it', async () => {
    const pages = await readPages(root, await projectFiles(root));
    const routes = (module: string) => pages.filter((page) => page.module === module).map(({ path }) => path);
    assert.deepEqual(routes('mf-blog/src/pages/article-page.tsx'), [
      '/blog/:slug',
      '/noticias/:slug',
      '/recursos/:area/:slug',
      '/recursos/:area/:slug/:chapter',
    ]);
    assert.ok(routes('mf-community/src/pages/hub-piece-page.tsx')[0]?.endsWith('/:slug'));
    assert.ok(routes('mf-admin/src/features/events/events-pages.ts').includes('/admin/eventos/:id/puerta'));
    assert.deepEqual(routes('mf-events/src/blocks/next-event-block.tsx'), ['/']);
    assert.deepEqual(routes('shell/src/pages/not-found-page.tsx'), ['*']);
  });
});
