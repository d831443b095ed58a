import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { groupTests } from './test-groups.ts';

test('every test file runs once, and hooks outside of a suite stay with their own tests', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  context.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'api'));
  const ofApi = Array.from({ length: 30 }, (_, index) => `api/${index}.test.ts`);
  for (const file of ofApi) writeFileSync(join(root, file), "describe('it', () => {\n  before(() => {});\n});\n");
  writeFileSync(join(root, 'api/hooks.test.ts'), "test('it', () => {});\nbeforeEach(() => {});\n");

  const run = groupTests([...ofApi, 'api/hooks.test.ts', 'start/other.test.ts'], join(root, 'report'), root);

  assert.deepEqual(run.slice(-2), ['api/hooks.test.ts', 'start/other.test.ts']);
  const imported = run.slice(0, -2).flatMap((group) => readFileSync(group, 'utf8').match(/api\/\d+\.test\.ts/g) ?? []);
  assert.deepEqual(imported.toSorted(), ofApi.toSorted());
});

test('a few files of the API need one process', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  context.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'api'));
  for (const name of ['a', 'b']) writeFileSync(join(root, `api/${name}.test.ts`), '');
  assert.equal(groupTests(['api/a.test.ts', 'api/b.test.ts'], join(root, 'report'), root).length, 1);
});
