import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileErrors } from './compile-errors.ts';

const stats = (...errors: object[]) => ({ toJson: () => ({ errors }) }) as never;

test('sources that compile have none', () => {
  assert.equal(compileErrors(stats(), '/casa/mf-blog'), null);
  assert.equal(compileErrors(undefined, '/casa/mf-blog'), null);
});

test('an error names its file and place, once', () => {
  const plain = { message: "Can't resolve './x.tsx'", moduleName: './src/a.tsx', loc: '3:0-24' };
  assert.equal(compileErrors(stats(plain), '/casa/mf-blog'), "src/a.tsx:3:0: Can't resolve './x.tsx'");
  const whole = {
    message: '\u001b[31mcss/a.mdx:4:2: Unexpected end\u001b[0m',
    moduleName: './a-loader.ts!./css/a.mdx',
  };
  assert.equal(compileErrors(stats(whole), '/casa/mf-blog'), 'css/a.mdx:4:2: Unexpected end');
  const absolute = { message: 'Roto', moduleName: '/casa/mf-blog/src/b.tsx?x' };
  assert.equal(compileErrors(stats(absolute), '/casa/mf-blog'), 'src/b.tsx: Roto');
});
