import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Release } from '@femcoders/contracts/registry';
import { ReleaseModules } from './release-modules.ts';

const shellVersion = '00000000000000aa';
const releasesDir = mkdtempSync(join(tmpdir(), 'release-modules-'));
const failed: string[] = [];
const modules = new ReleaseModules(releasesDir, { onFailure: (name) => failed.push(name) });
after(() => rmSync(releasesDir, { recursive: true, force: true }));

/** How often each file has run, by the text that it counts under. */
const runs = new Map<string, number>();
const counting = { countRun: (name: string) => void runs.set(name, (runs.get(name) ?? 0) + 1) };
before(() => Object.assign(globalThis, counting));

/** As the bundler writes them: a table of functions, which each version's runtime calls for itself. */
const chunk = (name: string) =>
  `countRun('${name}'); export const table = { make() { let count = 0; return () => '${name} ' + ++count; } };`;
/** An entry that loads one chunk at once and one when its page is asked for. */
const entry = `
  import { table } from './chunks/common.js';
  const common = table.make();
  let page;
  export const createRoutes = () => [{ path: '/prueba', load: async () => {
    page ??= (await import('./chunks/page.js')).table.make();
    return common() + ', ' + page();
  } }];`;

let number = 0;

/** A release of which these chunks hold what they hold; its entry is its own, as the version in it is. */
function releaseOf(chunks: { common?: string; page?: string }, name = 'mf-prueba'): Release {
  number += 1;
  const version = number.toString(16).padStart(16, '0');
  const files = {
    'index.js': `${entry}\nexport const version = '${version}';`,
    'chunks/common.js': chunk(chunks.common ?? 'common'),
    'chunks/page.js': chunk(chunks.page ?? 'page'),
  };
  const serverIntegrity: Record<string, string> = {};
  mkdirSync(join(folderOf(name, version), 'chunks'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folderOf(name, version), file), text);
    serverIntegrity[file] = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  }
  writeFileSync(join(folderOf(name, version), 'package.json'), '{"type":"module"}');
  return { name, version, serverIntegrity } as Release;
}

const folderOf = (name: string, version: string) => join(releasesDir, name, version, 'server');
const fileOf = ({ name, version }: Release, file: string) => join(folderOf(name, version), file);

async function visit(release: Release, shell = shellVersion): Promise<unknown> {
  const [page] = (await modules.remote(release, shell)).createRoutes();
  const answer = await page?.load();
  await untilShared();
  return answer;
}

/** A file is shared a turn after it has run, and once an import of it, which is there already, has resolved. */
async function untilShared(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
}

test('two versions that have a chunk in common run it once, and each keeps its own state', async () => {
  const [first, second] = [releaseOf({ common: 'a', page: 'p1' }), releaseOf({ common: 'a', page: 'p2' })];
  assert.equal(await visit(first), 'a 1, p1 1');
  assert.equal(await visit(first), 'a 2, p1 2');
  assert.equal(await visit(second), 'a 1, p2 1');
  assert.equal(runs.get('a'), 1);
});

test('a version whose chunk has changed gets its own, and going back gets the old one', async () => {
  const [first, second, back] = [releaseOf({ page: 'b1' }), releaseOf({ page: 'b2' }), releaseOf({ page: 'b1' })];
  assert.match(String(await visit(first)), /b1 1$/);
  assert.match(String(await visit(second)), /b2 1$/);
  assert.match(String(await visit(back)), /b1 1$/);
  assert.equal(runs.get('b1'), 1);
});

test('another remote and another shell get their own chunk', async () => {
  await visit(releaseOf({ page: 'c' }));
  await visit(releaseOf({ page: 'c' }, 'mf-otra'));
  await visit(releaseOf({ page: 'c' }), '00000000000000bb');
  assert.equal(runs.get('c'), 3);
});

test('a page that is first asked for when the files of the version that shares with it are gone is there', async () => {
  const [first, second] = [releaseOf({ common: 'd', page: 'dp' }), releaseOf({ common: 'd', page: 'dp' })];
  await modules.remote(first, shellVersion);
  await untilShared();
  rmSync(folderOf(first.name, first.version), { recursive: true });
  assert.equal(await visit(second), 'd 1, dp 1');
  const third = releaseOf({ common: 'd', page: 'dp' });
  rmSync(folderOf(second.name, second.version), { recursive: true });
  assert.equal(await visit(third), 'd 1, dp 1');
  assert.deepEqual([runs.get('d'), runs.get('dp')], [1, 1]);
});

test('a file that was tampered with is refused, though another version has loaded the true one', async () => {
  const [first, second] = [releaseOf({ page: 'e' }), releaseOf({ page: 'e' })];
  await visit(first);
  await modules.remote(second, shellVersion);
  writeFileSync(fileOf(second, 'chunks/page.js'), chunk('evil'));
  await assert.rejects(visit(second), /server\/chunks\/page\.js of mf-prueba@\w+ is not what was released/);
  assert.match(String(await visit(first)), /e 2$/);
  assert.equal(runs.get('evil'), undefined);
});

test('a file that failed for one version is tried again for the next', async () => {
  const [first, second] = [releaseOf({ page: 'f' }), releaseOf({ page: 'f' })];
  await modules.remote(first, shellVersion);
  writeFileSync(fileOf(first, 'chunks/page.js'), chunk('evil'));
  await assert.rejects(visit(first), /is not what was released/);
  assert.match(String(await visit(second)), /f 1$/);
  assert.equal(runs.get('evil'), undefined);
});

test('a chunk that does not run for one version is not shared with the next', async () => {
  Object.assign(globalThis, {
    countRun: () => {
      throw new Error('The machine has run out of something.');
    },
  });
  const [first, second] = [releaseOf({ common: 'g' }), releaseOf({ common: 'g' })];
  await assert.rejects(visit(first), /run out of something/);
  assert.deepEqual(failed, ['mf-prueba']);
  Object.assign(globalThis, counting);
  assert.match(String(await visit(second)), /^g 1/);
});

test('a bundle that readers would not wait for is there for the first of them once it was prepared', async () => {
  const shell = releaseOf({}, 'shell');
  const slow = releaseOf({ common: 'slow' });
  const started = releaseOf({ common: 'slow', page: 'started' });
  for (const release of [slow, started]) {
    // Longer than readers wait.
    const text = `await new Promise((done) => setTimeout(done, 1_700));\n${entry}`;
    writeFileSync(fileOf(release, 'index.js'), text);
    release.serverIntegrity['index.js'] = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  }
  await assert.rejects(modules.remote(slow, shell.version), /took longer/);
  await modules.prepare({ shell, remotes: [started] });
  assert.equal(await visit(started, shell.version), 'slow 1, started 1');
});

test('a broken bundle does not keep the others from being prepared', async () => {
  const shell = releaseOf({}, 'shell');
  const [broken, whole] = [releaseOf({}), releaseOf({ common: 'whole' })];
  rmSync(fileOf(broken, 'index.js'));
  await modules.prepare({ shell, remotes: [broken, whole] });
  await assert.rejects(modules.remote(broken, shell.version));
  assert.match(String(await visit(whole, shell.version)), /^whole 1/);
});
