import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { refuseUndeclared } from './undeclared-packages.ts';

describe('what a remote imports', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'undeclared-'));
    await mkdir(join(folder, 'src'));
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ dependencies: { '@femcoders/platform': '*', zod: '^4.0.0' } }),
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = (code: string, file = 'page.tsx') => writeFile(join(folder, 'src', file), code);

  it('is built when its package.json names it, with parts of packages and what Node has', async () => {
    await write(`import { Link } from '@femcoders/platform';
      import * as z from 'zod/mini';
      import { join } from 'node:path';
      import fs from 'fs';
      import { own } from './own.ts';
      import type { Root } from 'mdast';
      export const page = () => <Link to="/">{z && join && fs && own}</Link>;`);
    await refuseUndeclared('mf-trial', folder);
  });

  it('is refused when it does not, also where it is loaded later, re-exported or only a part of a package', async () => {
    await write(`import { parse } from 'yaml';
      export * from '@scope/pieces/one';
      export const later = () => import('three/addons');
      parse('');`);
    await assert.rejects(refuseUndeclared('mf-trial', folder), (error: Error) => {
      assert.equal(error.name, 'BuildError');
      for (const named of [/yaml, en src\/page\.tsx/, /@scope\/pieces, en/, /three, en/, /dependencies/])
        assert.match(error.message, named);
      assert.doesNotMatch(error.message, /addons|pieces\/one/);
      return true;
    });
  });

  const loads: [string, string, string][] = [
    ['in a text without quotes', 'page.tsx', 'export const later = () => import(`yaml`);'],
    ['in a text that begins with it', 'page.tsx', "export const later = (one: string) => import('yaml/' + one);"],
    ['in a text that is put together', 'page.tsx', "export const later = () => import('ya' + 'ml');"],
    [
      'with require',
      'page.tsx',
      "declare const require: (name: string) => unknown; export const yaml = require('yaml');",
    ],
    ['from JavaScript', 'page.js', "import 'yaml';"],
    ['from a module of Node', 'page.mjs', "export * from 'yaml';"],
    ['from one with types', 'page.mts', "import 'yaml';"],
    ['as a file', 'page.ts', "export const file = new URL('yaml/logo.svg', import.meta.url);"],
    ['by styles', 'page.module.css', "@import 'yaml/a.css';"],
    ['by classes', 'page.module.css', ".own { composes: theirs from 'yaml/a.module.css'; }"],
    ['by a picture of styles', 'page.module.css', '.own { background: url(~yaml/logo.svg); }'],
  ];
  for (const [how, file, code] of loads) {
    it(`is refused when it does not, ${how}`, async () => {
      await write(code, file);
      await assert.rejects(refuseUndeclared('mf-trial', folder), /yaml, en src\/page\./);
    });
  }

  it('is built with its own styles and pictures, addresses and declarations', async () => {
    await write(
      `/* @import 'yaml'; */ .own { composes: stack from global; background: url('data:image/png,x') }
      .other { composes: own from './page.module.css'; background: url(logo.svg) } .third { filter: url(#blur) }`,
      'page.module.css',
    );
    await write('<svg/>', 'logo.svg');
    await write('export const later: unknown;', 'page.d.ts');
    await write("export const url = (to: string) => [new URL(to), new URL('jobs', 'https://x.example')];", 'page.ts');
    await refuseUndeclared('mf-trial', folder);
  });

  it('is named with line and column where it is no code', async () => {
    await write("import one from './one.ts';\nexport const list = [1;");
    await assert.rejects(refuseUndeclared('mf-trial', folder), (error: Error) => {
      assert.equal(error.name, 'BuildError');
      assert.match(error.message, /^src\/page\.tsx:2:\d+ tiene un error de sintaxis: Expected .*\.$/);
      return true;
    });
  });

  it('is not asked of tests', async () => {
    await write(`import { render } from '@testing-library/react'; render(null);`, 'page.test.tsx');
    await refuseUndeclared('mf-trial', folder);
  });
});
