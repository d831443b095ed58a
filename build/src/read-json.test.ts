import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readJson } from './read-json.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-json-'));
});
after(() => rm(folder, { recursive: true }));

async function refusalOf(text: string): Promise<string> {
  const file = join(folder, 'remote.json');
  await writeFile(file, text);
  const error = await readJson(file).then(
    () => assert.fail('it was read'),
    (reason: Error) => reason,
  );
  assert.equal(error.name, 'BuildError');
  return error.message.replace(folder, '');
}

test('what is no JSON is named with line and column, also where the file ends too early', async () => {
  assert.match(await refusalOf('{\n  "owner": "x",\n}'), /^\/remote\.json:3:1 no es JSON: /);
  assert.match(await refusalOf('{\n  "owner": '), /^\/remote\.json:2:\d+ no es JSON: /);
  assert.match(await refusalOf(''), /^\/remote\.json:1:1 no es JSON: /);
});

test('a file that is missing is named with its folder', async () => {
  await assert.rejects(readJson(join(folder, 'none.json')), (error: Error) => {
    assert.equal(error.message, `none.json no existe en ${folder}.`);
    return error.name === 'BuildError';
  });
});
