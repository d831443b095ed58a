import assert from 'node:assert/strict';
import { test } from 'node:test';
import { libraryAreas, quizAreas } from '../src/features/articles/article-names.ts';
import { type ArticleFile, articlePath, readArticleFiles } from './article-files.ts';
import { readExamples } from './examples.ts';
import { parseFrontmatter, publishedOnly } from './frontmatter.ts';
import { parseArticle } from './parse-article.ts';
import { readQuizFiles } from './quizzes/quiz-files.ts';
import { parseQuiz } from './quizzes/quiz-schema.ts';
import { countWords } from './reading-time.ts';
import { codeBlocks, fileOf, flowElements } from './text-tree.ts';

/** Those that readers get. */
const files = publishedOnly(await readArticleFiles());
const library = files.filter(({ area }) => libraryAreas.includes(area));

/** Every address of an article in the spec's route table (section 2). */
const promised = [
  ...'Aniversario DataConnectEvento FelicitacionNavidad Bienvenido2025 EntrevistaComunidadTesting HackBarna2025'
    .split(' ')
    .map((slug) => `/noticias/${slug}`),
  ...'box-model introduccion-css selectores-css flexbox css-grid css-grid-flexbox transiciones-transformaciones animaciones-css responsive-design accesibilidad-css sass-next-level css-variables-vs-sass css-performance-optimization color tipografia-y-texto fondos-e-imagenes posicion-y-capas'
    .split(' ')
    .map((slug) => `/recursos/css/${slug}`),
  ...'introduccion-html elementos-html-clave html-semantico formularios-y-tablas apis-html html-seo-accesibilidad integracion-frameworks'
    .split(' ')
    .map((slug) => `/recursos/html/${slug}`),
  ...'introduccion-javascript valores-y-tipos funciones arrays-y-objetos dom eventos formularios-con-javascript asincronia-y-fetch modulos depurar'
    .split(' ')
    .map((slug) => `/recursos/javascript/${slug}`),
  '/recursos/react/nike-store-replica',
  ...'datos tarjetas paginas filtros carrito pruebas foco-y-pago'
    .split(' ')
    .map((chapter) => `/recursos/react/nike-store-replica/${chapter}`),
  ...'editor-y-terminal git-y-github publicar-una-web'.split(' ').map((slug) => `/recursos/herramientas/${slug}`),
  ...'receta tarjeta-de-presentacion menu-que-se-pliega lista-de-tareas buscador-con-fetch'
    .split(' ')
    .map((slug) => `/recursos/proyectos/${slug}`),
];

test('every article that the site promises is there', () => {
  const written = files.map(({ area, slug }) => articlePath(area, slug));
  assert.deepEqual(
    promised.filter((path) => !written.includes(path)),
    [],
  );
});

test('the articles that have numbers in the spec keep them, and numbers grow with the dates', () => {
  const posts = files.map((file) => ({ ...file, ...parseFrontmatter(file.source) }));
  const idOf = (slug: string) => posts.find((post) => post.slug === slug)?.postId;
  assert.deepEqual([idOf('elementos-html-clave'), idOf('html-semantico'), idOf('css-grid')], [3, 8, 16]);
  const byId = posts.toSorted((a, b) => a.postId - b.postId).map(({ published }) => published);
  assert.deepEqual(byId, byId.toSorted());
});

/** Projects are done more than read. */
const isProject = ({ area }: ArticleFile) => area === 'proyectos';
const isChapter = ({ source }: ArticleFile) => parseFrontmatter(source).project !== undefined;

/** Tools run outside a browser. */
const isTool = ({ area }: ArticleFile) => area === 'herramientas';

for (const file of library.filter((one) => !isProject(one) && !isChapter(one))) {
  test(`${file.file} teaches as every resource does`, () => {
    const words = countWords(file.source);
    assert.ok(words >= 1_200 && words <= 2_500, `${words} words`);
    assert.ok(occurrences(file, /^<Question>/gm) >= 3, 'three questions');
    for (const heading of ['## Errores frecuentes', '## Comprueba'])
      assert.match(file.source, new RegExp(`^${heading}`, 'm'));
    for (const { id, checks } of readExamples(parseArticle(file.source)))
      assert.ok(checks.length > 0, `the example ${id} is never checked`);
  });
}

for (const file of library.filter((one) => !isProject(one) && !isTool(one) && !isChapter(one))) {
  test(`${file.file} is tried in a browser`, () => {
    assert.ok(occurrences(file, /<Compatibility /g) >= 1, 'a table of browsers');
    const examples = readExamples(parseArticle(file.source));
    assert.ok(examples.length >= 2, 'two live examples');
    assert.ok(
      examples.some(({ solution }) => solution),
      'something to solve',
    );
  });
}

for (const file of library.filter(isChapter)) {
  test(`${file.file} teaches as every chapter does`, () => {
    const words = countWords(file.source);
    assert.ok(words >= 900 && words <= 2_300, `${words} words`);
    assert.ok(occurrences(file, /^<Question>/gm) >= 3, 'three questions');
    for (const heading of ['## Errores frecuentes', '## Comprueba'])
      assert.match(file.source, new RegExp(`^${heading}`, 'm'));
    for (const { id, checks } of readExamples(parseArticle(file.source)))
      assert.ok(checks.length > 0, `the example ${id} is never checked`);
  });
}

for (const file of library.filter(isTool)) {
  test(`${file.file} has commands to run, and an exercise`, () => {
    const outputs = codeBlocks(parseArticle(file.source)).filter((code) => fileOf(code) === 'salida');
    assert.ok(outputs.length >= 2, 'outputs of commands, which shell-sessions.test.ts compares');
    assert.match(file.source, /^## Ejercicio/m);
  });
}

test('every article of CSS, JavaScript and tools draws what a picture says sooner', () => {
  const drawings = library
    .filter(({ area }) => ['css', 'javascript', 'herramientas'].includes(area))
    .map(({ file, source }) => [file, flowElements(parseArticle(source), 'Diagram').length] as const);
  assert.ok(drawings.length >= 23);
  assert.deepEqual(
    drawings.filter(([, count]) => count < 2),
    [],
  );
});

for (const file of library.filter(isProject)) {
  test(`${file.file} has steps that check themselves`, () => {
    const steps = readExamples(parseArticle(file.source)).filter(({ step }) => step);
    assert.ok(steps.length >= 5 && steps.length <= 8, `${steps.length} steps`);
    assert.ok(occurrences(file, /^<Question>/gm) >= steps.length, 'a hint for each step');
  });
}

test('every area that has a quiz says so', async () => {
  assert.deepEqual(
    quizAreas,
    (await readQuizFiles()).map(({ area }) => area),
  );
});

test('the quizzes have questions enough at every level, and our own pages teach the answers', async () => {
  const least: Record<string, number> = { css: 50, html: 40, javascript: 50 };
  for (const { area, source } of await readQuizFiles()) {
    const { questions } = parseQuiz(source);
    assert.ok(questions.length >= (least[area] ?? 0), `${area}: ${questions.length} questions`);
    for (const level of ['inicial', 'intermedio', 'avanzado'])
      assert.ok(questions.filter((question) => question.level === level).length >= 10, `${area}: ${level}`);
    const elsewhere = questions.filter(({ learn }) => typeof learn !== 'string' || !learn.includes('#'));
    assert.deepEqual(
      elsewhere.map(({ id }) => id),
      [],
      area,
    );
  }
});

function occurrences({ source }: ArticleFile, pattern: RegExp): number {
  return source.match(pattern)?.length ?? 0;
}
