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

  it('is not asked of tests', async () => {
    await write(`import { render } from '@testing-library/react'; render(null);`, 'page.test.tsx');
    await refuseUndeclared('mf-trial', folder);
  });
});
