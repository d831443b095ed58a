import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

test('no module that journeys share has hooks: only the first file of a process would run them', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.(?:spec|test)\.ts$/.test(file),
  );
  assert.ok(files.length > 20, 'the modules are found');
  const withHooks: string[] = [];
  for (const file of files) {
    const source = await readFile(join(import.meta.dirname, file), 'utf8');
    if (/\btest\.(?:before|after)(?:Each|All)\(/.test(source)) withHooks.push(file);
  }
  assert.deepEqual(withHooks, []);
});
