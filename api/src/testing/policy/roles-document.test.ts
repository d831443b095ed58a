import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { rolesDocument, rolesDocumentPath } from './roles-document.ts';

test('docs/roles.md says of every role what the endpoints say', async () => {
  const written = await readFile(rolesDocumentPath, 'utf8');
  assert.equal(written, rolesDocument(), 'docs/roles.md is out of date: `npm run policy -- --document` writes it');
});

test('a role has its own rights in its section, and those of every member once', () => {
  const sections = rolesDocument().split('\n## ').slice(1);
  const section = (name: string) => sections.find((text) => text.startsWith(`${name}\n`)) ?? '';
  assert.match(section('moderator'), /`GET \/comments\/pending`/);
  assert.doesNotMatch(section('moderator'), /`GET \/admin\/audit`/);
  assert.match(section('admin'), /\*\*proof\*\* \| `POST \/admin\/releases\/:name\/rollback`/);
  assert.equal(sections.filter((text) => text.includes('`POST /auth/logout`')).length, 1);
});
