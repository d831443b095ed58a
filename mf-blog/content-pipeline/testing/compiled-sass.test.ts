import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from '../article-files.ts';
import { parseArticle } from '../parse-article.ts';
import { sassProblems } from './compiled-sass.ts';
import { writtenArticle } from './written-article.ts';

const pair = (scss: string, css: string) =>
  parseArticle(
    writtenArticle(
      `\`\`\`scss file="_tokens.scss"\n$tinta: #123;\n\`\`\`\n\n<Compiled>\n\n\`\`\`scss\n${scss}\n\`\`\`\n\n\`\`\`css\n${css}\n\`\`\`\n\n</Compiled>`,
    ).source,
  );

test('the CSS next to every piece of Sass is what the compiler makes of it', async () => {
  for (const { file, source } of await readArticleFiles())
    assert.deepEqual(sassProblems(parseArticle(source)), [], file);
});

test('a piece of Sass finds the other files of its article', () => {
  assert.deepEqual(sassProblems(pair("@use 'tokens';\na { color: tokens.$tinta; }", 'a {\n  color: #123;\n}')), []);
});

test('another CSS than the compiler’s is refused', () => {
  assert.match(sassProblems(pair('a { b { color: red; } }', 'a {\n  color: red;\n}')).join(), /a b/);
});

test('compiler warnings and syntax errors are reported', () => {
  assert.match(
    sassProblems(pair('a { width: 4px / 2; }', 'a {\n  width: 2px;\n}')).join(),
    /division|deprecated|compiles/i,
  );
  assert.match(sassProblems(pair('a { color: $nada; }', 'a {}')).join(), /Undefined variable/);
});
