import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTerms } from '../../src/features/glossary/glossary.ts';
import { readArticleFiles } from '../article-files.ts';
import { compileArticle } from '../compile-article.ts';
import { publishedOnly } from '../frontmatter.ts';
import { learnLink } from '../quizzes/learn-links.ts';
import { parseRichText } from '../quizzes/parse-rich-text.ts';
import { writtenArticle } from '../testing/written-article.ts';
import { checkGlossary } from './check-glossary.ts';
import { compileGlossary } from './compile-glossary.ts';
import { parseGlossary, readGlossaryFile } from './glossary-file.ts';
import { formsOf } from './term-forms.ts';

const word = (es: string, fields = '', place = 'la-cascada') =>
  `- { es: ${es}, en: ${es}, says: Es algo., learn: "/recursos/css/uno#${place}"${fields} }\n`;
const teacher = writtenArticle('## La cascada\n\nLa cascada decide, y una regla gana.\n\n## Otra cosa\n\nNada.');

test('the glossary of the site has no errors, and at least 150 words', async () => {
  const source = await readGlossaryFile();
  assert.deepEqual(checkGlossary(source, publishedOnly(await readArticleFiles())), []);
  assert.ok(parseGlossary(source).length >= 150);
});

test('pages show what the author has written, though the build leaves out what follows from the rest', async () => {
  const [source, articles] = [await readGlossaryFile(), publishedOnly(await readArticleFiles())];
  assert.deepEqual(
    readTerms(compileGlossary(source, articles)),
    parseGlossary(source).map(({ id, es, en, says, learn }) => ({
      ...{ id, es, en, says: parseRichText(says), learn: learnLink(learn, articles) },
    })),
  );
});

test('a word has the place that its letters make, and stands in the order of the alphabet', () => {
  const words = parseGlossary(word('regla') + word('"árbol de accesibilidad"') + word('cascada'));
  assert.deepEqual(
    words.map(({ id }) => id),
    ['arbol-de-accesibilidad', 'cascada', 'regla'],
  );
});

test('a text knows a word in its regular plural, and in the forms that its author names', () => {
  const plurals = ['caja', 'selector', 'función', 'región', 'matriz', 'CSS'].map((es) => formsOf({ es }).at(-1));
  assert.deepEqual(plurals, ['cajas', 'selectores', 'funciones', 'regiones', 'matrices', 'css']);
  assert.deepEqual(formsOf({ es: 'media query', also: ['media queries'] }), ['media query', 'media queries']);
});

const errors: [string, string, RegExp][] = [
  ['a word that leads to no article', word('cascada').replace('css/uno', 'css/dos'), /no article \/recursos\/css\/dos/],
  ['a word that leads to no section', word('cascada', '', 'nada'), /cascada: learn: .* no heading with the id "nada"/],
  ['a word of which its section does not speak', word('cascada', '', 'otra-cosa'), /cascada: learn: .* does not speak/],
  ['another name that its section does not use', word('cascada', ', called: orden'), /does not speak of it/],
  ['a form of two words', word('cascada') + word('regla', ', also: [cascadas]'), /"cascadas" stands for cascada and/],
  ['a word that stands twice', word('regla') + word('regla'), /two words have the id regla/],
  ['an unknown field', word('cascada', ', color: x'), /cascada: unknown field color/],
  ['a sentence without an end', word('cascada').replace('algo.', 'algo'), /cascada\.says: must be a sentence/],
];

for (const [name, source, expected] of errors) {
  test(`${name} is refused`, () => {
    assert.match(checkGlossary(source, [teacher]).join('\n'), expected);
  });
}

const terms = parseGlossary(word('cascada') + word('regla') + word('"media query"', ', also: [media queries]'));
const linksIn = async (text: string, file = 'css/otra.mdx') => {
  const [area = '', slug = ''] = file.replace('.mdx', '').split('/');
  const code = await compileArticle(writtenArticle(text, {}, slug, area).source, { file, terms });
  return [...code.matchAll(/href: "\/recursos\/glosario#([^"]+)",\s*children: "([^"]+)"/g)].map(
    ([, id, words]) => `${id}: ${words}`,
  );
};

test('a word is marked where a text uses it first, as it is written there', async () => {
  const text = 'Las Reglas, la cascada y otra regla.\n\nMedia queries y cascadas.';
  assert.deepEqual(await linksIn(text), ['regla: Reglas', 'cascada: cascada', 'media-query: Media queries']);
});

test('code, headings, links, tables’ heads, parts of words and examples are no prose', async () => {
  const text =
    '## La cascada\n\n`cascada`, [cascada](/blog), @cascada, cascada-mayor, precascada.\n\n```css\ncascada {}\n```\n\n| cascada | B |\n| --- | --- |\n| a | b |\n\n<Compiled>\n\nUna cascada.\n\n</Compiled>';
  assert.deepEqual(await linksIn(text), []);
  assert.deepEqual(await linksIn('<Lead>\nUna cascada.\n</Lead>\n\n- Otra **regla**.'), [
    'cascada: cascada',
    'regla: regla',
  ]);
});

test('the article that teaches a word, and one that teaches nothing, mark none', async () => {
  assert.deepEqual(await linksIn('La cascada.', 'css/uno.mdx'), []);
  assert.deepEqual(await linksIn('La cascada.', 'noticias/otra.mdx'), []);
});

test('a word with an everyday meaning, too, is not marked', async () => {
  const [plain] = parseGlossary(word('regla', ', mark: false'));
  const code = await compileArticle(writtenArticle('Una regla.').source, {
    file: 'css/otra.mdx',
    terms: [plain ?? never()],
  });
  assert.doesNotMatch(code, /glosario/);
});

const never = (): never => assert.fail('there is one');
