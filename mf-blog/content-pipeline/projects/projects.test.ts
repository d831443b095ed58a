import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { ArticleFile } from '../article-files.ts';
import { indexArticles } from '../article-index.ts';
import { checkContent } from '../check-content.ts';
import { compileArticle } from '../compile-article.ts';
import { writtenArticle } from '../testing/written-article.ts';
import { projectProblems } from './check-projects.ts';
import { projectArchives } from './project-archives.ts';
import { projectStates } from './project-states.ts';

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;
const file = (name: string, text: string) => fence(`tsx file="${name}"`, text);
const part = (name: string, text: string) => fence(`tsx part="${name}"`, text);

function chapter(number: number, ...code: string[]): ArticleFile {
  const slug = number === 1 ? 'tienda' : `tienda/parte-${number}`;
  const fields = {
    postId: String(number),
    slug: slug.split('/').at(-1) ?? '',
    project: `{ name: tienda, chapter: ${number} }`,
  };
  return writtenArticle(code.join('\n'), fields, slug, 'react');
}

const first = chapter(1, file('src/a.ts', 'uno'), file('src/b.ts', 'dos'));
const second = chapter(2, part('src/b.ts', 'tres'), file('src/b.ts', 'dos\ntres'), fence('shell', 'npm test'));

test('each chapter leaves the files that were printed last, and nothing else', () => {
  const states = projectStates([second, first, writtenArticle(file('src/c.ts', 'otro'))]);
  assert.deepEqual(
    states.map(({ chapter: number, path, files }) => [number, path, [...files]]),
    [
      [
        1,
        '/recursos/react/tienda',
        [
          ['src/a.ts', 'uno\n'],
          ['src/b.ts', 'dos\n'],
        ],
      ],
      [
        2,
        '/recursos/react/tienda/parte-2',
        [
          ['src/a.ts', 'uno\n'],
          ['src/b.ts', 'dos\ntres\n'],
        ],
      ],
    ],
  );
});

test('chapters that build a project have no problems', () => {
  assert.deepEqual(projectProblems([first, second]), []);
  assert.deepEqual(checkContent([first, second]), []);
});

for (const [what, articles, problem] of [
  [
    'a chapter is missing',
    [first, { ...chapter(3, file('c.ts', 'x')) }],
    'react/tienda/parte-3.mdx: project: is chapter 3 of "tienda", but the next is 2',
  ],
  [
    'a chapter lies elsewhere',
    [first, { ...second, file: 'react/otra.mdx' }],
    'react/otra.mdx: project: chapter 2 belongs in the folder of the first',
  ],
  ['a chapter builds nothing', [chapter(1)], 'react/tienda.mdx: prints no file of its project'],
  [
    'a file is printed twice',
    [chapter(1, file('a.ts', 'uno'), file('a.ts', 'dos'))],
    'react/tienda.mdx: a.ts: is printed twice; show lines of it with part="a.ts"',
  ],
  [
    'a file would lie outside',
    [chapter(1, file('../a.ts', 'uno'))],
    'react/tienda.mdx: ../a.ts: is no path of a file in the project',
  ],
  [
    'lines are of no file',
    [chapter(1, file('a.ts', 'uno'), part('b.ts', 'uno'))],
    'react/tienda.mdx: b.ts: no chapter up to here prints it',
  ],
  [
    'a file has no such lines',
    [chapter(1, file('a.ts', 'uno\ndos'), part('a.ts', 'un'))],
    'react/tienda.mdx: a.ts: has no such lines:\nun',
  ],
  [
    'lines are shown outside of projects',
    [writtenArticle(part('a.ts', 'uno'))],
    'css/uno.mdx: a.ts: part="…" is for the chapters of a project',
  ],
] as const) {
  test(`the build refuses: ${what}`, () => assert.deepEqual(projectProblems([...articles]), [problem]));
}

test('what readers build is checked without the chapters that are drafts', () => {
  const draft = { ...second, source: second.source.replace('---\n', '---\ndraft: true\n') };
  const third = chapter(3, file('c.ts', 'x'));
  assert.deepEqual(checkContent([first, draft, third]), [
    'react/tienda/parte-3.mdx: project: is chapter 3 of "tienda", but the next is 2',
  ]);
});

test('lists have the chapters of one day in their order', () => {
  const named = (number: number, name: string) => {
    const { source, ...rest } = chapter(number, file(`${name}.ts`, 'x'));
    return { ...rest, slug: `tienda/${name}`, source };
  };
  assert.deepEqual(
    indexArticles([named(3, 'b'), named(2, 'c'), named(4, 'a')]).map(({ path }) => path.at(-1)),
    ['c', 'b', 'a'],
  );
});

test('an archive holds just the printed files in the folder of the project, and is the same bytes each time', () => {
  const archives = projectArchives([first, second]);
  assert.deepEqual([...archives.keys()], ['projects/tienda-1.zip', 'projects/tienda-2.zip']);
  const packed = archives.get('projects/tienda-2.zip');
  assert.ok(packed);
  assert.deepEqual(
    Object.entries(unzipSync(packed)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    [
      ['tienda/src/a.ts', 'uno\n'],
      ['tienda/src/b.ts', 'dos\ntres\n'],
    ],
  );
  assert.deepEqual(projectArchives([first, second]), archives);
});

test('a long file stands behind a fold with its name, a short one and lines in the text', async () => {
  const long = Array.from({ length: 25 }, (_, line) => `linea(${line});`).join('\n');
  const code = await compileArticle(
    chapter(1, part('src/a.ts', 'linea(3);'), file('src/a.ts', long), file('src/b.ts', 'corto();')).source,
    { file: 'react/tienda.mdx' },
  );
  assert.equal(code.match(/_jsx\(WholeFile/g)?.length, 1);
  assert.match(code, /file: "src\/a\.ts",\s+lines: "25"/);
  assert.equal(code.match(/"data-file": "src\/a\.ts"/g)?.length, 2);
  assert.match(code, /"archive":"tienda-1\.zip"/);
});
