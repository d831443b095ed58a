import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Code, Nodes } from 'mdast';
import { contentFolder, readArticleFiles } from './article-files.ts';
import { parseArticle } from './parse-article.ts';

/** The articles that build a project, each with the folder where its code lies whole. */
const projects: Record<string, string> = { 'react/nike-store-replica.mdx': 'projects/zapatillas' };

const root = join(contentFolder, '..', '..');

for (const [article, project] of Object.entries(projects)) {
  test(`the code that ${article} shows is the code of ${project}`, async () => {
    const found = (await readArticleFiles()).find(({ file }) => file === article);
    assert.ok(found, `${article} is gone`);
    const fences = namedFences(parseArticle(found.source));
    assert.ok(fences.some(({ name }) => name.startsWith('src/')));
    for (const { name, text } of fences) {
      const path = join(root, project, name);
      assert.ok(existsSync(path), `${project} has no ${name}`);
      const lines = `\n${await readFile(path, 'utf8')}\n`;
      assert.ok(lines.includes(`\n${text}\n`), `this is no part of ${name}:\n${text}`);
    }
  });
}

/** Every block that says which file it is from. */
function namedFences(node: Nodes): { name: string; text: string }[] {
  if (node.type === 'code') {
    const name = /file="([^"]+)"/.exec((node as Code).meta ?? '')?.[1];
    return name ? [{ name, text: node.value }] : [];
  }
  return 'children' in node ? node.children.flatMap((child) => namedFences(child)) : [];
}
