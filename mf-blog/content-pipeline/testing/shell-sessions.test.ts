import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from '../article-files.ts';
import { parseArticle } from '../parse-article.ts';
import { shellProblems } from './shell-sessions.ts';
import { writtenArticle } from './written-article.ts';

const problemsOf = (...blocks: string[]) =>
  shellProblems(
    parseArticle(writtenArticle(blocks.map((block) => `\`\`\`${block}\n\`\`\``).join('\n\n')).source),
  ).join();

for (const { file, source } of (await readArticleFiles()).filter(({ area }) => area === 'herramientas')) {
  test(`the commands of ${file} print what it says`, () => {
    assert.deepEqual(shellProblems(parseArticle(source)), []);
  });
}

test('commands run one after another, with the files of the article', () => {
  const written = ['shell\nmkdir web\ncd web', 'html file="index.html"\n<h1>Hola</h1>', 'shell\npwd\ncat index.html'];
  assert.equal(problemsOf(...written, 'text file="salida"\n/home/ada/web\n<h1>Hola</h1>'), '');
});

test('another output than the printed one is refused', () => {
  assert.match(problemsOf('shell\necho hola', 'text file="salida"\nadiós'), /prints something else[\s\S]*hola/);
});

test('an output is compared as a reader has it, without the advice of Git', () => {
  const lines = "printf 'uno  \\nhint: prueba esto\\ndos\\n'";
  assert.equal(problemsOf(`shell\n${lines}`, 'text file="salida"\nuno\ndos'), '');
});

test('a command that fails is refused unless the article prints how', () => {
  assert.match(problemsOf('shell\nls nada\necho sigue'), /fails/);
  assert.equal(problemsOf('shell\nnada', 'text file="salida"\nbash: nada: command not found'), '');
});

test('a block that stops the shell is refused, and one with a reason is not run', () => {
  assert.match(problemsOf('shell\nexit 0'), /never ends/);
  assert.equal(problemsOf('shell unproved="pide una cuenta"\nexit 1'), '');
});
