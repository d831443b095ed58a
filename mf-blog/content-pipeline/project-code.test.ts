import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { contentFolder, readArticleFiles } from './article-files.ts';
import { parseArticle } from './parse-article.ts';
import { codeBlocks, fileOf } from './text-tree.ts';

/** The articles that build a project, each with the folder where its code lies whole. */
const projects: Record<string, string> = { 'react/nike-store-replica.mdx': 'projects/zapatillas' };

const root = join(contentFolder, '..', '..');

for (const [article, project] of Object.entries(projects)) {
  test(`the code that ${article} shows is the code of ${project}`, async () => {
    const found = (await readArticleFiles()).find(({ file }) => file === article);
    assert.ok(found, `${article} is gone`);
    const fences = codeBlocks(parseArticle(found.source))
      .flatMap((code) => ({ name: fileOf(code) ?? '', text: code.value }))
      .filter(({ name }) => name !== '');
    assert.ok(fences.some(({ name }) => name.startsWith('src/')));
    for (const { name, text } of fences) {
      const path = join(root, project, name);
      assert.ok(existsSync(path), `${project} has no ${name}`);
      const lines = `\n${await readFile(path, 'utf8')}\n`;
      assert.ok(lines.includes(`\n${text}\n`), `this is no part of ${name}:\n${text}`);
    }
  });
}
