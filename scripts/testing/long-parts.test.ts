import assert from 'node:assert/strict';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectFiles } from '../module-graph.ts';
import { chooseParts, longNodeTests, longParts, longTurns } from './long-parts.ts';

const root = join(import.meta.dirname, '..', '..');

test('npm test or one part of the long tests runs every journey, and each remote has its faults', async () => {
  const specs = (await projectFiles(root)).filter((file) => /\.spec\.[^/]+$/.test(file));
  const there = specs.filter((file) => !/^e2e\/site\/[^/]+\.spec\.ts$/.test(file));
  const apart = longParts.filter(({ project }) => !project.startsWith('translated-') && project !== 'node');
  for (const { project, files } of apart)
    for (const file of files) assert.ok(file.startsWith(`${project}/`), `${file} is no file of the project ${project}`);
  assert.deepEqual(apart.flatMap(({ files }) => files.map((file) => `e2e/${file}`)).sort(), there.sort());
  for (const remote of (await readdir(root)).filter((name) => name.startsWith('mf-')))
    assert.ok(there.includes(`e2e/chaos/${remote}.spec.ts`), `e2e/chaos tries the faults of ${remote}`);
});

test('every journey that fills something in is tried in a browser that translates', async () => {
  const apart = { 'site/changed-pages.spec.ts': 'it translates its pages itself' };
  const names = await readdir(join(root, 'e2e', 'site'));
  const filling: string[] = [];
  for (const name of names.filter((one) => one.endsWith('.spec.ts'))) {
    const text = await readFile(join(root, 'e2e', 'site', name), 'utf8');
    if (/\.(fill|check|selectOption|setInputFiles|pressSequentially)\(/.test(text)) filling.push(`site/${name}`);
  }
  for (const when of ['translated-before', 'translated-after'] as const) {
    const files = longParts.filter(({ project }) => project === when).flatMap((part) => part.files);
    const ofTheSite = files.filter((file) => file.startsWith('site/'));
    assert.deepEqual([...ofTheSite, ...Object.keys(apart)].sort(), filling.sort());
  }
});

test('the long tests in Node are there', async () => {
  for (const file of longNodeTests) await access(join(root, file));
});

test('as commits follow one another, every part has its turn once', () => {
  const chosen = longTurns.flatMap((_, index) => chooseParts(7_777 + index).map(({ name }) => name));
  assert.deepEqual(chosen.sort(), longParts.map(({ name }) => name).sort());
});
