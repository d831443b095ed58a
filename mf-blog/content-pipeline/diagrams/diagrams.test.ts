import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileArticle } from '../compile-article.ts';
import { parseArticle } from '../parse-article.ts';
import { writtenArticle } from '../testing/written-article.ts';
import { diagramProblems, drawingWidth } from './diagram-problems.ts';
import { fontSize } from './text-lines.ts';

const says = 'says="Dos cajas en fila y una flecha que las cruza de izquierda a derecha."';

const problemsOf = (pieces: string, attributes = `title="Los ejes" ${says} height="96"`) =>
  diagramProblems(parseArticle(`<Diagram ${attributes}>\n${pieces}\n\n  El eje va por las cajas.\n</Diagram>`));

const compile = (pieces: string) =>
  compileArticle(
    writtenArticle(`<Diagram title="Los ejes" ${says} height="96">\n${pieces}\n\nEl *eje*.\n</Diagram>`).source,
  );

test('a drawing is an image of the page with a title, a description and a caption', async () => {
  const pieces = '<Box at="0 0 96 48" tone="sun" text="`uno` | dos" />\n<Arrow points="0 72 96 72" />';
  assert.deepEqual(problemsOf(pieces), []);
  const code = await compile(pieces);
  assert.match(code, /viewBox: "-2 -2 324 100",\s+role: "img"/);
  assert.match(code, /_components\.title, \{\s+children: "Los ejes"/);
  assert.match(code, /_components\.desc, \{\s+children: "Dos cajas en fila/);
  assert.match(code, /_components\.figcaption, \{\s+children: \["El ", _jsx\(_components\.em/);
  assert.match(code, /fill: "none",\s+d: "M0 72L96 72M88 77L96 72L88 67"/);
});

test('a drawing has the tones of diagrams and no other colour', async () => {
  const code = await compile(
    ['paper', 'sun', 'mint', 'coral', 'lilac']
      .map((tone, index) => `<Box at="${64 * index} 0 56 48" tone="${tone}" text="a" />`)
      .join('\n'),
  );
  const fills = [...code.matchAll(/fill: "([^"]+)"/g)].map(([, fill]) => fill ?? '');
  assert.ok(fills.length >= 5);
  for (const fill of fills) assert.match(fill, /^(none|var\(--tone-(paper|sun|mint|coral|lilac)\))$/);
  assert.doesNotMatch(code, /style|#[0-9a-f]{3,8}"|\bid: "/);
});

test('the panels of one drawing are described once', async () => {
  const code = await compileArticle(
    writtenArticle(
      `<Diagram title="Los ejes" ${says}>\n<Panel height="48">\n<Dot at="8 8" />\n</Panel>\n<Panel height="48">\n<Dot at="8 8" />\n</Panel>\n\nEl eje.\n</Diagram>`,
    ).source,
  );
  assert.equal(code.match(/role: "img"/g)?.length, 1);
  assert.equal(code.match(/"aria-hidden": "true"/g)?.length, 1);
});

test('texts are 12 pixels or more where the drawing is 288 pixels wide', () => {
  assert.ok((fontSize * 288) / (drawingWidth + 4) >= 12);
});

test('neighbours that look the same are one path', async () => {
  const code = await compile('<Box at="0 0 16 16" tone="sun" />\n<Box at="32 0 16 16" tone="sun" />');
  assert.equal(code.match(/_components\.path,/g)?.length, 1);
});

for (const [what, pieces, attributes, says] of [
  ['no title', '<Dot at="8 8" />', 'says="Una dos tres cuatro cinco seis siete ocho." height="96"', 'needs a title'],
  ['no description', '<Dot at="8 8" />', 'title="Ejes" says="Un punto." height="96"', 'needs says='],
  ['no height', '<Dot at="8 8" />', `title="Ejes" says="a b c d e f g h"`, 'needs a height'],
  ['a colour that is not ours', '<Box at="0 0 8 8" tone="#f00" />', undefined, 'tone is one of'],
  ['a place off the grid', '<Box at="3 0 8 8" />', undefined, 'each a multiple of 8'],
  ['a box outside', '<Box at="240 0 96 48" text="uno" />', undefined, 'the box "uno" leaves the drawing'],
  ['a text too long', '<Box at="0 0 40 48" text="demasiado" />', undefined, '"demasiado" is wider than its box (40)'],
  ['a label that is cut', '<Label at="8 8" text="eje principal" />', undefined, '"eje principal" leaves the drawing'],
  ['an attribute that is none', '<Dot at="8 8" color="red" />', undefined, '<Dot> has no attribute color'],
  ['what is no piece', '<Foto />', undefined, '<Foto> has no place in it'],
  ['a line that ends outside', '<Arrow points="8 8 400 8" />', undefined, 'a line leaves the drawing'],
  ['no piece', '', undefined, 'nothing is drawn in it'],
] as const) {
  test(`a drawing with ${what} is refused`, () => {
    const problems = problemsOf(pieces, attributes);
    assert.ok(
      problems.some((problem) => problem.includes(says)),
      problems.join('\n'),
    );
  });
}

test('the example of the guide is a drawing', async () => {
  const guide = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'guia', 'contenidos.md'), 'utf8');
  const example = /^<Diagram [\s\S]*?^<\/Diagram>/m.exec(guide)?.[0] ?? '';
  assert.ok(example.includes('<Arrow'));
  assert.deepEqual(diagramProblems(parseArticle(example)), []);
});

test('a drawing without a caption is refused', () => {
  const [problem] = diagramProblems(
    parseArticle(`<Diagram title="Ejes" ${says} height="96">\n<Dot at="8 8" />\n</Diagram>`),
  );
  assert.match(problem ?? '', /caption/);
});
