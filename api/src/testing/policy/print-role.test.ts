import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printRole } from './print-role.ts';

test('what a moderator may call is listed in words, without what only an administrator may', () => {
  const lines = [...printRole('moderator')];
  assert.ok(lines.some((line) => line.startsWith('GET /comments/pending: ')));
  assert.ok(lines.some((line) => /^GET \/user\/:id: .+ \(about herself/.test(line)));
  assert.ok(!lines.some((line) => line.startsWith('GET /admin/audit')));
});

test('what asks again for a proof says so', () => {
  assert.match([...printRole('admin')].find((line) => line.includes('/rollback')) ?? '', /asks for a proof again/);
});
