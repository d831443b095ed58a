import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..', '..', '..');

test('only the API that npm run dev starts signs somebody in without a password, and only with demo data', () => {
  const files = globSync('{api,build,registry,services,shell,start}/**/*.ts', {
    cwd: root,
    exclude: (name) => /node_modules|\.test\.ts$/.test(name),
  });
  assert.ok(files.length > 100);
  const users = files.filter((file) => /\bopenDevSession\b/.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(users.sort(), ['start/src/development/dev-api-program.ts', 'start/src/development/dev-session.ts']);
  const program = readFileSync(join(root, 'start/src/development/dev-api-program.ts'), 'utf8');
  assert.match(program, /seed === 'demo' \? await openDevSession/);
  const starts = files.filter((file) => /\bdev-api-program\b/.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(starts, ['start/src/development/start-dev-site.ts']);
});
