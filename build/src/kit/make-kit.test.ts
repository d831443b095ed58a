import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type Kit, kitSchema } from '@femcoders/contracts/kit';
import { extract } from 'tar-stream';
import { makeKit } from './make-kit.ts';

const version = '0123456789abcdef';
const api = '{"GET /events":{}}';
let folder: string;
let kit: Kit;
const make = (name: string) => makeKit({ version, output: join(folder, name), apiFile: join(folder, 'api.json') });
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-kit-'));
  await writeFile(join(folder, 'api.json'), api);
  kit = await make('first');
});
after(() => rm(folder, { recursive: true }));

/** Path → text of what a package holds. */
async function filesOf(name: string): Promise<Map<string, string>> {
  const tape = extract();
  tape.end(gunzipSync(await readFile(join(folder, 'first', `${name}.tgz`))));
  const files = new Map<string, string>();
  for await (const entry of tape) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    files.set(entry.header.name, Buffer.concat(pieces).toString());
  }
  return files;
}

const packages = ['contracts', 'platform', 'shared-ui', 'kit', 'build', 'create-remote'];

describe('the packages for teams', () => {
  it('are listed with what npm checks them by', async () => {
    const listed = kitSchema.parse(JSON.parse(await readFile(join(folder, 'first', 'kit.json'), 'utf8')));
    assert.deepEqual(listed, kit);
    assert.deepEqual(
      Object.keys(kit.packages),
      packages.map((name) => `@femcoders/${name}`),
    );
    for (const { file, integrity, version } of Object.values(kit.packages)) {
      const content = await readFile(join(folder, 'first', file));
      assert.equal(`sha512-${createHash('sha512').update(content).digest('base64')}`, integrity, file);
      assert.match(version, /^\d+\.\d+\.\d+-r0123456789abcdef$/, file);
    }
    for (const library of ['react', 'jest', 'typescript', 'node']) assert.ok(kit.libraries[library], library);
  });

  it('are the same bytes when they are made again', async () => {
    assert.deepEqual(await make('second'), kit);
    await access(join(folder, 'second', 'kit.tgz'));
  });

  it('hold compiled code with its types and styles: no sources, tests or examples', async () => {
    for (const name of packages) {
      const files = await filesOf(name);
      for (const path of files.keys()) {
        assert.match(path, /^package\//);
        const isTemplate = path.startsWith('package/template/');
        assert.ok(isTemplate || !/(?<!\.d)\.tsx?$|\.test\.|\.examples\./.test(path), `${name}: ${path}`);
      }
      for (const [path, text] of files) {
        if (!path.endsWith('.js')) continue;
        for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)) {
          const file = join(path, '..', target);
          assert.ok(files.has(file), `${name}: ${path} imports ${target}`);
        }
      }
    }
  });

  it('bring what a separate repository has no other way to know', async () => {
    const build = await filesOf('build');
    assert.equal(build.get('package/api.json'), api);
    assert.ok(build.has('package/tsconfig.json') && build.has('package/jest/jest-preset.mjs'));
    assert.match(build.get('package/src/cli/femcoders.js') ?? '', /^#!\/usr\/bin\/env node\n/);
    assert.ok((await filesOf('kit')).has('package/test/render-page.js'));
    assert.ok((await filesOf('shared-ui')).has('package/parts/choice/choice.module.css'));
    assert.ok((await filesOf('create-remote')).has('package/template/standalone/dot-gitignore.template'));
  });
});
