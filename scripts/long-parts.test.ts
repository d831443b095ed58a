import assert from 'node:assert/strict';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseParts, longNodeTests, longParts, longTurns } from './long-parts.ts';

const root = join(import.meta.dirname, '..');

test('every file of the long tests belongs to one part, and each remote has its faults', async () => {
  const there: string[] = [...longNodeTests];
  for (const folder of ['every-page', 'long', 'chaos']) {
    const names = await readdir(join(root, 'e2e', folder));
    there.push(...names.filter((name) => name.endsWith('.spec.ts')).map((name) => `${folder}/${name}`));
  }
  const apart = longParts.filter(({ project }) => !project.startsWith('translated-'));
  assert.deepEqual(apart.flatMap(({ files }) => files).sort(), there.sort());
  for (const remote of (await readdir(root)).filter((name) => name.startsWith('mf-')))
    assert.ok(there.includes(`chaos/${remote}.spec.ts`), `e2e/chaos tries the faults of ${remote}`);
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

test('as eight commits follow one another, every part has its turn once', () => {
  const chosen = longTurns.flatMap((_, index) => chooseParts(7_777 + index).map(({ name }) => name));
  assert.deepEqual(chosen.sort(), longParts.map(({ name }) => name).sort());
  assert.equal(longTurns.length, 8);
});
