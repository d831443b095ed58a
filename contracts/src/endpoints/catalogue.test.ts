import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from './catalogue.ts';

test('every endpoint of every file is in the catalogue, under its own name and for its own call', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/^catalogue|\.test\.ts$/.test(file));
  const declared = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(`./${file}`)) as Record<string, unknown>;
      return Object.entries(exported).flatMap(([name, value]) => {
        const row = String(value);
        return /^[A-Z]+ \//.test(row) ? [{ name, row }] : [];
      });
    }),
  );
  const all = declared.flat();
  assert.ok(all.length > 100);
  assert.deepEqual(all.map(({ name }) => name).sort(), Object.keys(catalogue).sort());
  assert.equal(new Set(all.map(({ row }) => row)).size, all.length);
});
