import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from './article-files.ts';
import { checkContent } from './check-content.ts';

const frontmatter = {
  postId: '7',
  title: 'Un título',
  description: 'De qué trata.',
  author: '{ name: Equipo editorial, role: cofundadoras, about: Escribimos. }',
  published: '2026-01-02',
  revised: '2026-02-03',
  level: 'inicial',
  area: 'css',
  goals: '[Saber algo]',
  sources: '[{ title: Norma, url: "https://www.w3.org/TR/css-grid-2/" }]',
};

function article(text: string, fields: Record<string, string> = {}, slug = 'uno') {
  const lines = Object.entries({ ...frontmatter, ...fields }).map(([name, value]) => `${name}: ${value}`);
  return { file: `css/${slug}.mdx`, area: 'css', slug, source: `---\n${lines.join('\n')}\n---\n\n${text}\n` };
}

test('the articles of the site have no mistakes', async () => {
  assert.deepEqual(checkContent(await readArticleFiles()), []);
});

test('a good article passes', () => {
  assert.deepEqual(checkContent([article('## Uno\n\n### Dos\n\n[Eventos](/eventos), [este](/recursos/css/uno)')]), []);
});

test('two articles with one post id are refused', () => {
  const [problem] = checkContent([article('Texto'), article('Texto', {}, 'dos')]);
  assert.equal(problem, 'css/dos.mdx: postId: 7 already belongs to css/uno.mdx');
});

const mistakes: [string, ReturnType<typeof article>, RegExp][] = [
  ['an unknown field', article('Texto', { autora: 'Nadie' }), /css\/uno\.mdx: .*autora/],
  ['a missing frontmatter', { ...article(''), source: '## Uno\n' }, /must begin with a frontmatter block/],
  [
    'a description of more than 160 characters',
    article('Texto', { description: 'x'.repeat(161) }),
    /description: must not pass 160/,
  ],
  ['a date of another form', article('Texto', { published: '"17/11/2023"' }), /published: must be a date/],
  ['a revision before the publication', article('Texto', { revised: '2025-01-01' }), /revised: is before published/],
  ['an area that is not its folder', article('Texto', { area: 'html' }), /area: says "html"/],
  ['an image without a text alternative', article('![](/foto.png)'), /image \/foto\.png: has no text alternative/],
  ['an <img> without a text alternative', article('<img src="/foto.png" />'), /<img>: has no text alternative/],
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

for (const [name, file, expected] of mistakes) {
  test(`${name} is refused`, () => {
    const problems = checkContent([file]);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', expected);
  });
}
