import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { componentNames } from '../src/features/articles/component-names.ts';
import { readArticleFiles } from './article-files.ts';
import { checkContent } from './check-content.ts';
import { quizPath, readQuizFiles } from './quizzes/quiz-files.ts';
import { sitePaths } from './site-paths.ts';
import { writtenArticle as article } from './testing/written-article.ts';

test('the articles of the site have no errors', async () => {
  const quizPaths = (await readQuizFiles()).map(({ area }) => quizPath(area));
  assert.deepEqual(checkContent(await readArticleFiles(), quizPaths), []);
});

test('a good article passes', () => {
  const text =
    '## Uno\n\n### La dirección\n\n[Eventos](/eventos), [este](/recursos/css/uno#la-dirección), [aquí](#uno)';
  assert.deepEqual(checkContent([article(text)]), []);
});

test('an article that cannot be read is named with line and column, and hides no other', () => {
  const broken = article('Texto\n\n<Figure>');
  const problems = checkContent([broken, article('Hola {1 +}', { postId: '8' }, 'dos')]);
  assert.equal(problems.length, 2);
  const line = broken.source.split('\n').indexOf('<Figure>') + 1;
  assert.match(problems[0] ?? '', new RegExp(`^css/uno\\.mdx:${line}:1: .*<Figure>`));
  assert.match(problems[1] ?? '', /^css\/dos\.mdx:\d+:\d+: /);
});

test('what is no resource needs no level, goals or sources', () => {
  const fields = { level: '', goals: '', sources: '' };
  assert.deepEqual(checkContent([article('Texto', fields, 'Aniversario', 'noticias')]), []);
});

test('a link leads to the places in other articles, however its letters are encoded', () => {
  const text = '[dos](/recursos/css/dos#direcci%C3%B3n), [sus fuentes](/recursos/css/dos#fuentes)';
  assert.deepEqual(checkContent([article(text), article('## Dirección', { postId: '8' }, 'dos')]), []);
});

test('a component of every article, and one that the article imports, may be used', () => {
  // Examples, steps and diagrams have their own rules: examples.test.ts, diagrams/diagrams.test.ts.
  const names = componentNames.filter((name) => name !== 'Example' && name !== 'Step' && name !== 'Diagram');
  const tags = names.map((name) => `<${name} alt="Foto"></${name}>`).join('\n\n');
  const text = `import { Dibujo } from '../dibujo.tsx'\n\n<Dibujo />\n\n${tags}\n\n<Compatibility features="grid" />`;
  assert.deepEqual(checkContent([article(text)]), []);
});

test('a piece of a diagram has a place in a diagram only', () => {
  const drawing =
    '<Diagram title="Ejes" says="Una caja y nada más en todo este dibujo." height="48">\n<Box at="0 0 48 48" />\n\nUna caja.\n</Diagram>';
  assert.deepEqual(checkContent([article(drawing)]), []);
  assert.deepEqual(checkContent([article(`${drawing}\n\n<Box at="0 0 48 48" />`)]), [
    'css/uno.mdx: <Box>: there is no such component',
  ]);
});

test('the pages of other rooms that articles may link to are there', async () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = ['shell/src/routing/shell-pages.ts', 'mf-events/src/routes.tsx', 'mf-blog/src/routes.tsx'];
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const paths = sources.flatMap((source) => [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path));
  for (const path of sitePaths) assert.ok(paths.includes(path), path);
});

test('two articles with one post id are refused', () => {
  const [problem] = checkContent([article('Texto'), article('Texto', {}, 'dos')]);
  assert.equal(problem, 'css/dos.mdx: postId: 7 already belongs to css/uno.mdx');
});

const oneFact = { toConfirm: '{ quienes: { asks: ¿Cuántas?, says: muchas, confirmed: 2026-01-31 } }' };
const askedFact = { toConfirm: '{ quienes: { asks: ¿Cuántas? } }' };

test('a fact that the founders have confirmed may be stated; a question to them may wait without being stated', () => {
  assert.deepEqual(checkContent([article('Éramos <Fact name="quienes" />.', oneFact)]), []);
  assert.deepEqual(checkContent([article('Éramos pocas.', askedFact)]), []);
});

test('a draft may wait for what it will tell, and leads to its own places', () => {
  const text = '## Uno\n\nÉramos <Fact name="quienes" />, [arriba](#uno), [aquí](/recursos/css/uno#uno).';
  assert.deepEqual(checkContent([article(text, { ...askedFact, draft: 'true' })]), []);
});

test('nothing leads to a draft', () => {
  const draft = article('Texto', { draft: 'true', postId: '8' }, 'dos');
  assert.deepEqual(checkContent([article('[Dos](/recursos/css/dos)'), draft]), [
    'css/uno.mdx: link /recursos/css/dos: there is no such page',
  ]);
});

const errors: [string, ReturnType<typeof article>, RegExp][] = [
  [
    'a fact that nobody states',
    article('Éramos <Fact name="quienes" />.'),
    /<Fact name="quienes">: is not in toConfirm/,
  ],
  [
    'a fact that nobody has confirmed',
    article('Éramos <Fact name="quienes" />.', askedFact),
    /<Fact name="quienes">: nobody has confirmed it/,
  ],
  [
    'an answer without the day on which it was given',
    article('Éramos pocas.', { toConfirm: '{ quienes: { asks: ¿Cuántas?, says: muchas } }' }),
    /toConfirm\.quienes: what it says needs the day/,
  ],
  ['a fact that the text forgets', article('Éramos pocas.', oneFact), /toConfirm: no <Fact name="quienes" \/>/],
  ['an unknown field', article('Texto', { autora: 'Nadie' }), /css\/uno\.mdx: .*autora/],
  [
    'an unknown field of the cover',
    article('Texto', { cover: '{ alt: Plano, foto: x }' }),
    /cover: unknown field foto/,
  ],
  ['a tag that is an area', article('Texto', { tags: '[grid, css]' }), /tags: names an area/],
  ['a column without a name', article('|  | Dos |\n| --- | --- |\n| a | b |'), /table " \| Dos": a column has no name/],
  ['a missing frontmatter', { ...article(''), source: '## Uno\n' }, /must begin with a frontmatter block/],
  [
    'a description of more than 160 characters',
    article('Texto', { description: 'x'.repeat(161) }),
    /description: must not pass 160/,
  ],
  ['a date of another form', article('Texto', { published: '"17/11/2023"' }), /published: must be a date/],
  ['a revision before the publication', article('Texto', { revised: '2025-01-01' }), /revised: is before published/],
  ['a day that no month has', article('Texto', { published: '"2026-02-31"' }), /published: must be a date/],
  ['a resource without a level', article('Texto', { level: '' }), /level: is missing/],
  ['a resource without sources', article('Texto', { sources: '' }), /sources: is missing/],
  ['a slug that is not its file', article('Texto', { slug: 'otra' }), /slug: says "otra"/],
  ['a cover without a text alternative', article('Texto', { cover: '{ alt: "" }' }), /cover\.alt: must not be empty/],
  ['no cover at all', article('Texto', { cover: '' }), /cover: /],
  ['a tag with capitals', article('Texto', { tags: '[Grid]' }), /tags\.0: must be like/],
  ['a tag that stands twice', article('Texto', { tags: '[grid, grid]' }), /tags: names a tag twice/],
  [
    'a way to learn what it needs that leads nowhere',
    article('Texto', { requires: '[{ text: HTML, path: /recursos/html/nada }]' }),
    /link \/recursos\/html\/nada: there is no such page/,
  ],
  ['an area that is not its folder', article('Texto', { area: 'html' }), /area: says "html"/],
  ['an image without a text alternative', article('![](/foto.png)'), /image \/foto\.png: has no text alternative/],
  ['an <img> without a text alternative', article('<img src="/foto.png" />'), /<img>: has no text alternative/],
  [
    'a slide without a text alternative',
    article('<Slide picture="a.png" alt="" />'),
    /<Slide>: has no text alternative/,
  ],
  ['a component that nobody knows', article('<Nada />'), /<Nada>: there is no such component/],
  ['a heading with the name of a place of the page', article('## Comentarios'), /heading #comentarios: the page/],
  [
    'a link to a heading that is not there',
    article('[Nada](/recursos/css/uno#nada)'),
    /uno#nada: the page has no such place/,
  ],
  [
    'a link to a place of its own that is not there',
    article('[Nada](#nada)'),
    /link #nada: the page has no such place/,
  ],
  ['a dead link that is named elsewhere', article('[Nada][n]\n\n[n]: /nada'), /link \/nada: there is no such page/],
  ['a dead link in a tag', article('<a href="/nada">Nada</a>'), /link \/nada: there is no such page/],
  [
    'a jump from the second level to the fourth',
    article('## Uno\n\n#### Cuatro'),
    /heading "Cuatro": level 4 comes after level 2/,
  ],
  ['a text that begins at the third level', article('### Tres'), /level 3 comes after level 1/],
  ['a second title', article('# Otro título'), /only first-level heading/],
  [
    'a link to a page that does not exist',
    article('[Nada](/recursos/css/nada#x)'),
    /link \/recursos\/css\/nada#x: there is no such page/,
  ],
];

for (const [name, file, expected] of errors) {
  test(`${name} is refused`, () => {
    const problems = checkContent([file]);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', expected);
  });
}
