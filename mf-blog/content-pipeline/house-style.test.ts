import assert from 'node:assert/strict';
import { test } from 'node:test';
import { avoidedWords, styleProblems } from './house-style.ts';
import { parseArticle } from './parse-article.ts';

test('a word that the style sheet replaces is named, with what is said instead', () => {
  assert.deepEqual(styleProblems(parseArticle('Usa una librería *sin miedo*.')), [
    '"librería": the style sheet says "biblioteca"',
    '"sin miedo": the style sheet says what can be relied upon, and where',
  ]);
});

test('code may be called anything, and a word within another is another word', () => {
  assert.deepEqual(
    styleProblems(parseArticle('`rejilla` y\n\n```css\n.rejilla { color: red; }\n```\n\nSin redes.')),
    [],
  );
  assert.deepEqual(avoidedWords('Maquetar con reservas.'), []);
});

test('headings that are nearly all "one thing: another" are refused; a few, and those of pseudo-classes, are not', () => {
  const headings = (count: number, ...others: string[]) =>
    parseArticle([...Array.from({ length: count }, (_, i) => `## Cosa ${i}: otra`), ...others].join('\n\n'));
  assert.deepEqual(styleProblems(headings(3, '## Sola', '## Otra')), [
    '3 of 5 headings are "one thing: another", such as "Cosa 0: otra"',
  ]);
  assert.deepEqual(styleProblems(headings(1, '## Elegir con :has()', '## Otra', '## Más')), []);
  assert.deepEqual(styleProblems(headings(2)), []);
});
