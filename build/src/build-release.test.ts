import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { BuildError } from './build-error.ts';
import { buildRelease } from './build-release.ts';

/** A separate remote, so that nothing here depends on what the real ones look like. */
const sources = {
  'remote.json': JSON.stringify({ owner: 'equipo-de-prueba', globalName: 'mf_trial', prefixes: ['/prueba'] }),
  'package.json': JSON.stringify({
    name: '@femcoders/mf-trial',
    type: 'module',
    dependencies: { '@femcoders/platform': '*', '@femcoders/shared-ui': '*', react: '^19.3.1' },
  }),
  'src/routes.tsx':
    "export function createRoutes() { return [{ path: '/prueba', chunks: ['page'], load: () => import(/* webpackChunkName: \"page\" */ './page.tsx') }]; }",
  'src/page.tsx':
    "export function Page() { return <h1>Prueba</h1>; }\nexport const head = () => ({ title: 'Prueba', description: '' });",
};

let folder: string;
let directory: string;
let releasesDir: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-release-'));
  directory = join(folder, 'mf-trial');
  releasesDir = join(folder, 'releases');
  for (const [name, text] of Object.entries(sources)) {
    await cp(await temporary(text), join(directory, name), { recursive: true });
  }
});
after(() => rm(folder, { recursive: true, force: true }));

let count = 0;
async function temporary(text: string): Promise<string> {
  const file = join(folder, `part-${count++}`);
  await writeFile(file, text);
  return file;
}

const build = () => buildRelease({ name: 'mf-trial', releasesDir, directory });

test('a release says what it contains and vouches for every file', async () => {
  const release = await build();
  assert.equal(release.owner, 'equipo-de-prueba');
  assert.deepEqual(release.routes, [
    { id: 'mf-trial:0', path: '/prueba', chunks: ['page'], styles: [], slots: [], query: [] },
  ]);
  assert.equal(release.entry, `/mf/mf-trial/${release.version}/remote-entry.js`);
  assert.ok(release.chunks.page?.js[0]?.startsWith(`/mf/mf-trial/${release.version}/js/page.`));
  assert.ok(release.integrity[release.entry]?.startsWith('sha256-'));
});

test('the same sources are the same version and are not built again', async () => {
  const first = await build();
  const lines: string[] = [];
  const again = await buildRelease({ name: 'mf-trial', releasesDir, directory, log: (line) => lines.push(line) });
  assert.deepEqual(again, first);
  assert.deepEqual(lines, []);
});

test('a release notes whether its tests have passed, also when it is there already', async () => {
  const noted = async (tests: 'passed' | 'skipped') => {
    const release = await buildRelease({ name: 'mf-trial', releasesDir, directory, checks: { tests } });
    const written = await readFile(join(releasesDir, 'mf-trial', release.version, 'release.json'), 'utf8');
    assert.deepEqual(JSON.parse(written), release);
    return release.checks;
  };
  const { version, checks } = await build();
  assert.equal(checks, undefined);
  assert.deepEqual(await noted('skipped'), { tests: 'skipped' });
  assert.deepEqual(await noted('passed'), { tests: 'passed' });
  assert.deepEqual(await noted('skipped'), { tests: 'passed' }, 'the same sources have passed');
  const again = await build();
  assert.deepEqual([again.version, again.checks], [version, { tests: 'passed' }]);
});

test('a copy of a remote builds without the tsconfig.json that its own extends', async () => {
  const copy = join(folder, 'copy', 'mf-trial');
  await cp(directory, copy, { recursive: true });
  await writeFile(join(copy, 'tsconfig.json'), '{"extends":"../tsconfig.base.json","include":["src"]}');
  await buildRelease({ name: 'mf-trial', releasesDir: join(folder, 'copy', 'releases'), directory: copy });
});

test('a release that has lost a file is made again', async () => {
  const release = await build();
  const entry = join(releasesDir, 'mf-trial', release.version, 'client', 'remote-entry.js');
  const content = await readFile(entry, 'utf8');
  await rm(entry);
  await build();
  assert.equal(await readFile(entry, 'utf8'), content);
});

test('changed sources are another version, next to the old one', async () => {
  const first = await build();
  await writeFile(join(directory, 'src/page.tsx'), sources['src/page.tsx'].replace('Prueba', 'Otra'));
  const second = await build();
  assert.notEqual(second.version, first.version);
  const there = await readdir(join(releasesDir, 'mf-trial'));
  assert.deepEqual(there.sort(), [first.version, second.version].sort());
});

test('a release says what it makes for programs, in a file that pages do not load', async () => {
  const documents =
    "export const createDocuments = () => [{ path: '/prueba/rss.xml', type: 'text/xml', make: () => '<x/>' }];";
  await writeFile(join(directory, 'src/documents.ts'), documents);
  const release = await build();
  assert.deepEqual(release.documents, [{ path: '/prueba/rss.xml', type: 'text/xml' }]);
  assert.doesNotMatch(await broughtBy(release, 'index.js'), /<x\/>/);
  assert.match(await broughtBy(release, 'documents.js'), /<x\/>/);
  await writeFile(join(directory, 'src/documents.ts'), documents.replace('/prueba', '/login'));
  await assert.rejects(build(), /\/login\/rss\.xml no empieza por ninguno/);
  await rm(join(directory, 'src/documents.ts'));
});

/** All that a server bundle imports at once, itself included. */
async function broughtBy({ name, version }: Release, entry: string): Promise<string> {
  const folder = join(releasesDir, name, version, 'server');
  const text = await readFile(join(folder, entry), 'utf8');
  const chunks = [...text.matchAll(/from"\.\/([^"]+)"/g)].map(([, file = '']) => readFile(join(folder, file), 'utf8'));
  return text + (await Promise.all(chunks)).join('');
}

test('on the server two versions differ in their entry and in the folders that differ, and chunks import nothing of their release', async () => {
  const part = "export const Part = () => <p className={document.title}>{'Una parte'}</p>;";
  await mkdir(join(directory, 'src/parts'));
  await writeFile(join(directory, 'src/parts/part.tsx'), part);
  await writeFile(
    join(directory, 'src/page.tsx'),
    `import { Part } from './parts/part.tsx';\n${sources['src/page.tsx'].replace('Prueba<', '<Part /><Part /><')}`,
  );
  const first = await build();
  await writeFile(join(directory, 'src/parts/part.tsx'), part.replace('Una', 'Otra'));
  const second = await build();
  const files = Object.keys(second.serverIntegrity);
  assert.deepEqual(files, Object.keys(first.serverIntegrity));
  const changed = files.filter((file) => second.serverIntegrity[file] !== first.serverIntegrity[file]);
  assert.deepEqual(
    changed.filter((file) => file !== 'index.js'),
    ['chunks/index-parts.js'],
  );
  for (const file of files.filter((name) => name.startsWith('chunks/'))) {
    const text = await readFile(join(releasesDir, 'mf-trial', second.version, 'server', file), 'utf8');
    assert.match(text, /^(import\*as \w+ from"[^."][^"]*";)*export const __rspack_esm_ids=\[[^\]]*\];export const __/);
    assert.doesNotMatch(text, /(from|import\()"\./);
  }
  await rm(join(directory, 'src/parts'), { recursive: true });
  await writeFile(join(directory, 'src/page.tsx'), sources['src/page.tsx']);
});

test('a release says what it needs of its host and of the API, wherever its code names it', async () => {
  const [page, documents] = [join(directory, 'src/page.tsx'), join(directory, 'src/documents.ts')];
  await writeFile(
    page,
    `import { useApi } from '@femcoders/platform';
     import { type ApiClient, Link as Anchor } from '@femcoders/platform';
     import { Button } from '@femcoders/shared-ui';
     const read = (api: ApiClient) => api.request('/comments/approved').then(([first]) => first.alias);
     const lazy = () => import('./later.tsx');
     export function Page() { return <Button onClick={() => read(useApi()).then(lazy)}><Anchor to="/prueba" /></Button>; }
     export const head = () => ({ title: 'Prueba', description: '' });`,
  );
  const later =
    "import { useSession } from '@femcoders/platform'; export const Later = () => <p>{useSession().user}</p>;";
  await writeFile(join(directory, 'src/later.tsx'), later);
  await writeFile(
    documents,
    `import { PageNotFound } from '@femcoders/platform';
     const make = () => { throw new PageNotFound('No hay nada.'); };
     export const createDocuments = () => [{ path: '/prueba/rss.xml', type: 'text/xml', make }];`,
  );
  const { needs } = (await build()).contract;
  assert.deepEqual(needs?.platform.names, ['Link', 'PageNotFound', 'useApi', 'useSession']);
  assert.deepEqual(needs?.sharedUi.names, ['Button']);
  assert.deepEqual(Object.keys(needs?.api ?? {}), ['GET /comments/approved']);
  assert.deepEqual(needs?.api['GET /comments/approved']?.answers, { '[]': 'object', '[].alias': 'string' });
  await writeFile(
    page,
    "import * as platform from '@femcoders/platform'; export const Page = () => <>{Object.keys(platform)}</>;",
  );
  await assert.rejects(build(), /import its exports by their names/);
  for (const file of [documents, join(directory, 'src/later.tsx')]) await rm(file);
  await writeFile(page, sources['src/page.tsx']);
});

test('a page outside the remote’s own prefixes is refused', async () => {
  await writeFile(join(directory, 'src/routes.tsx'), sources['src/routes.tsx'].replace("'/prueba'", "'/login'"));
  await assert.rejects(
    build(),
    (error) => error instanceof BuildError && /\/login no empieza por ninguno/.test(error.message),
  );
});

test('a remote whose addresses are another’s is not built', async () => {
  const own = JSON.parse(sources['remote.json']);
  await writeFile(join(directory, 'remote.json'), JSON.stringify({ ...own, prefixes: ['/prueba', '/eventos/mias'] }));
  await assert.rejects(build(), /\/eventos\/mias choca con \/eventos, que es de mf-events \(equipo-eventos\)/);
  await writeFile(join(directory, 'remote.json'), sources['remote.json']);
});

test('a release says what its remote stores in a browser, and what cannot be read there is refused', async () => {
  const own = JSON.parse(sources['remote.json']);
  const key = {
    key: 'trialDraft',
    where: 'local',
    why: 'Lo que has empezado a escribir.',
    howLong: 'Hasta que lo envías',
  };
  await writeFile(join(directory, 'src/routes.tsx'), sources['src/routes.tsx']);
  assert.deepEqual((await build()).stores, []);
  await writeFile(join(directory, 'remote.json'), JSON.stringify({ ...own, stores: [key] }));
  assert.deepEqual((await build()).stores, [key]);
  await writeFile(join(directory, 'remote.json'), JSON.stringify({ ...own, stores: [{ ...key, why: 'Un borrador' }] }));
  await assert.rejects(build(), (error) => {
    assert.ok(error instanceof BuildError);
    assert.match(error.message, /remote\.json no es válido:\n {2}· stores\.0\.why: para qué es/);
    return true;
  });
  await writeFile(join(directory, 'remote.json'), sources['remote.json']);
});

test('a release says what its remote adds to the footer: pages of its own, each once', async () => {
  const own = JSON.parse(sources['remote.json']);
  const write = (...footer: object[]) => writeFile(join(directory, 'remote.json'), JSON.stringify({ ...own, footer }));
  await writeFile(join(directory, 'src/routes.tsx'), sources['src/routes.tsx'].replace("'/prueba'", "'/prueba/:slug'"));
  await write({ label: 'Una prueba', to: '/prueba/una' });
  assert.deepEqual((await build()).footer, [{ label: 'Una prueba', to: '/prueba/una' }]);
  for (const to of ['/prueba', '/prueba/una/mas', '/eventos']) {
    await write({ label: 'Otra', to });
    const sentence = `«Otra» lleva a ${to}, que no es ninguna de sus páginas (/prueba/:slug)`;
    await assert.rejects(build(), (error) => error instanceof BuildError && error.message.includes(sentence));
  }
  await write({ label: 'Una', to: '/prueba/una' }, { label: 'La misma', to: '/prueba/una' });
  await assert.rejects(build(), /\/prueba\/una está más de una vez en footer/);
  await writeFile(join(directory, 'remote.json'), sources['remote.json']);
});

test('a release over its own budget is refused, saying by how much and what weighs most', async () => {
  const own = JSON.parse(sources['remote.json']);
  await writeFile(join(directory, 'src/routes.tsx'), sources['src/routes.tsx']);
  await writeFile(join(directory, 'remote.json'), JSON.stringify({ ...own, budget: { entryKb: 8, pageKb: 0.1 } }));
  await assert.rejects(build(), (error) => {
    assert.ok(error instanceof BuildError);
    assert.match(
      error.message,
      /la página \/prueba pesa 0,\d kB comprimida y su presupuesto es de 0,1: sobran 0,\d kB/,
    );
    assert.match(error.message, /Lo que más pesa: js\/\S+\.js \(0,\d kB\)/);
    return true;
  });
  await writeFile(join(directory, 'remote.json'), JSON.stringify({ ...own, budget: { entryKb: 8, pageKb: 5 } }));
  assert.equal((await build()).name, 'mf-trial');
});

test('a budget beyond what the house allows is refused, however much the release weighs', async () => {
  const own = JSON.parse(sources['remote.json']);
  await writeFile(join(directory, 'remote.json'), JSON.stringify({ ...own, budget: { entryKb: 8.1, pageKb: 40 } }));
  await assert.rejects(build(), /budget\.entryKb: 8 kB como mucho.*\n.*budget\.pageKb: 30 kB como mucho/);
  await writeFile(join(directory, 'remote.json'), JSON.stringify(own));
});

test('sources that do not build say why and leave nothing behind', async () => {
  await writeFile(join(directory, 'src/routes.tsx'), "import './nada.ts';");
  await assert.rejects(build(), (error) => error instanceof BuildError && /nada\.ts/.test(error.message));
  const there = await readdir(join(releasesDir, 'mf-trial'));
  assert.equal(there.filter((name) => name.startsWith('.')).length, 0);
});
