import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from './article-files.ts';
import { sharedRuns } from './shared-runs.ts';
import { writtenArticle } from './testing/written-article.ts';

const sentence = 'La caja mide lo que mide su contenido, y ni un píxel más de eso';
const pair = (one: string, two: string) => [writtenArticle(one), writtenArticle(two, { postId: '8' }, 'dos')];

test('no two articles of the site share twelve words in a row', async () => {
  assert.deepEqual(sharedRuns(await readArticleFiles()), []);
});

test('the same sentence in two articles is found, however it is dressed', () => {
  const [problem] = sharedRuns(pair(sentence, `- **${sentence.replace('caja', '`caja`').toUpperCase()}**`));
  assert.match(problem ?? '', /^css\/dos\.mdx: says with the words of css\/uno\.mdx: "la caja mide/);
});

test('eleven words, the same words twice in one article, and code are nobody’s', () => {
  const eleven = sentence.split(' ').slice(0, 11).join(' ');
  assert.deepEqual(sharedRuns(pair(eleven, eleven)), []);
  assert.deepEqual(sharedRuns(pair(`${sentence}\n\n${sentence}`, 'Otra cosa')), []);
  const code = `\`\`\`text\n${sentence}\n\`\`\``;
  assert.deepEqual(sharedRuns(pair(code, code)), []);
});
