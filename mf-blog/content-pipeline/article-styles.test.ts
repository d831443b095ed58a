import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { contentFolder, readArticleFiles } from './article-files.ts';

const sources = join(import.meta.dirname, '..', 'src');
const textFile = join(sources, 'features/articles/components/article-text.tsx');

// Articles are no part of the browser's build, which makes their stylesheets out of what ArticleText draws with.
test('every stylesheet that an article draws with is among those of its text', async () => {
  const ofText = await stylesOf(textFile);
  assert.ok(ofText.size > 3, 'the stylesheets of the text are found');
  for (const { file, source } of await readArticleFiles()) {
    const own = await stylesOf(join(contentFolder, file), source.replace(/^```[\s\S]*?^```/gm, ''));
    const missing = [...own].filter((style) => !ofText.has(style)).map((style) => relative(sources, style));
    assert.deepEqual(missing, [], `${file} needs these too: import them in src/features/articles/fetch-article.ts`);
  }
});

/** The stylesheets that a file imports, directly or through files of the remote. */
async function stylesOf(file: string, source?: string, seen = new Set<string>()): Promise<Set<string>> {
  const text = source ?? (await readFile(file, 'utf8'));
  const imported = [...text.matchAll(/^(?:import|export)[^'\n]*(?:\n[^'\n]*)*?'(\.[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const styles = new Set(imported.filter((path) => path.endsWith('.css')));
  for (const path of imported.filter((path) => /\.tsx?$/.test(path) && !seen.has(path))) {
    seen.add(path);
    for (const style of await stylesOf(path, undefined, seen)) styles.add(style);
  }
  return styles;
}
