import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { environmentDocument, environmentDocumentPath } from './environment-document.ts';

test('docs/environment.md says of every variable what the schema says', async () => {
  const written = await readFile(environmentDocumentPath, 'utf8');
  assert.equal(written, environmentDocument(), 'docs/environment.md is out of date: `npm run environment` writes it');
});
