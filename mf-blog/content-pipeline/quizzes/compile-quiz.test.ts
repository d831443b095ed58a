import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from '../article-files.ts';
import { compileQuiz } from './compile-quiz.ts';
import { parseRichText } from './parse-rich-text.ts';
import { readQuizFiles } from './quiz-files.ts';

const articles = await readArticleFiles();

test('code and emphasis in a text become a tree', () => {
  assert.deepEqual(parseRichText('Con `a > b` y **sin `!important`** nunca'), [
    'Con ',
    { code: 'a > b' },
    ' y ',
    { strong: ['sin ', { code: '!important' }] },
    ' nunca',
  ]);
  assert.deepEqual(parseRichText('2 * 3 * 4'), ['2 * 3 * 4']);
});

test('a gap keeps its place in the highlighted code', () => {
  const quiz = compileQuiz(
    `
quiz: css
slug: quiz-css-entrevistas
title: Un quiz
description: De qué trata.
published: 2026-11-22
revised: 2026-11-22
passPercent: 70
topics: { cuadricula: { name: Cuadrícula } }
questions:
  - id: hueco
    topic: cuadricula
    level: inicial
    kind: complete
    prompt: Complétalo
    code: { language: css, text: "p {\\n  gap: {{2}} {{1}};\\n}\\n" }
    blanks: [{ accept: ['1px'], why: Uno }, { accept: ['2px'], why: Dos }]
    why: Porque sí
    learn: /recursos/css/css-grid#subgrid
    sources: ['https://www.w3.org/TR/css-grid-2/#gutters']
    reviewed: 2026-11-22
`,
    articles,
  );
  const [question] = quiz.questions;
  const [sample] = question?.code ?? [];
  assert.equal(sample?.lines.length, 3);
  assert.deepEqual(
    sample?.lines[1]?.filter((piece) => typeof piece === 'number'),
    [1, 0],
  );
  assert.match(question?.learn.title ?? '', /^subgrid \(CSS Grid\)$/);
  assert.deepEqual(question?.sources, [{ href: 'https://www.w3.org/TR/css-grid-2/#gutters', title: 'W3C: gutters' }]);
});

test('every quiz of the site compiles to plain data', async () => {
  for (const { source } of await readQuizFiles()) {
    const quiz = compileQuiz(source, articles);
    assert.deepEqual(JSON.parse(JSON.stringify(quiz)), quiz);
  }
});
