import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileArticle } from './compile-article.ts';
import { exampleDocuments } from './example-documents.ts';
import { exampleProblems, readExamples } from './examples.ts';
import { parseArticle } from './parse-article.ts';
import { writtenArticle } from './testing/written-article.ts';

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;
const example = (inside: string, attributes = 'id="uno" title="Uno"') =>
  `<Example ${attributes}>\n\n${inside}\n</Example>\n`;
const html = fence('html', '<p class="a">Hola</p>');
const css = fence('css', '.a { color: red; }');
const solution = fence('css solution', '.a { color: blue; }');

test('an example is read with its solution, its checks and its height', () => {
  const checks = fence('yaml checks', "- { selector: .a, property: color, is: 'rgb(0, 0, 255)', width: 720 }");
  const source = example(
    `Píntalo de azul.\n\n${html}\n${css}\n${solution}\n${checks}`,
    'id="uno" title="Uno" height="10rem"',
  );
  assert.deepEqual(readExamples(parseArticle(source))[0], {
    id: 'uno',
    title: 'Uno',
    height: 160,
    start: { html: '<p class="a">Hola</p>', css: '.a { color: red; }', js: '' },
    solution: { html: '<p class="a">Hola</p>', css: '.a { color: blue; }', js: '' },
    answers: [],
    checks: [{ on: 'solution', selector: '.a', property: 'color', is: 'rgb(0, 0, 255)', width: 720 }],
  });
  assert.deepEqual(exampleProblems(parseArticle(source)), []);
});

test('without a solution its checks are about what the reader finds', () => {
  const checks = fence('yaml checks', '- { selector: .a, property: count, is: 1 }');
  assert.equal(readExamples(parseArticle(example(html + checks)))[0]?.checks[0]?.on, 'start');
});

const errors: [string, string, RegExp][] = [
  ['an example without an id', example(html, 'title="Uno"'), /needs an id/],
  ['an example without a title', example(html, 'id="uno"'), /needs a title/],
  ['an example without HTML', example(css), /needs a block of html or js/],
  ['two examples with one id', example(html) + example(html), /belongs to another example/],
  ['an attribute that nobody knows', example(html, 'id="uno" title="Uno" alto="3"'), /unknown attribute alto/],
  ['a height in another unit', example(html, 'id="uno" title="Uno" height="300px"'), /must be one such as 20rem/],
  ['a language that cannot be run', example(html + fence('ts', 'alert(1)')), /a block of "ts" has no place/],
  ['two blocks of CSS', example(html + css + css), /more than one block of "css"/],
  ['CSS that ends in the middle', example(html + fence('css', '.a {\n  color: red;')), /css: line 2 cannot be read/],
  ['CSS without a brace', example(html + solution.replace('{', '')), /css solution: line 1 cannot be read/],
  ['a script that cannot be read', example(fence('js', 'let a = 1;\nlet b = (2;')), /js: line 2 cannot be read/],
  ['an answer without a path', example(html + fence('yaml server', '- { json: [1] }')), /yaml server: 1\.path/],
  [
    'an answer that says nothing',
    example(html + fence('yaml server', '- { path: /api/charlas }')),
    /needs one of json, text, echo, fails/,
  ],
  ['HTML that is not closed', example(fence('html', '<ul>\n<li>Uno</li>')), /html: line 1: <ul> is not closed/],
  ['HTML with a broken attribute', example(fence('html', '<p id="a" id="b">Uno</p>')), /html: line 1: duplicate-attr/],
  [
    'a field of a check that nobody knows',
    example(html + fence('yaml checks', '- { selector: .a, property: color, igual: red }')),
    /unknown field igual/,
  ],
  [
    'a check that compares with nothing',
    example(html + fence('yaml checks', '- { selector: .a, property: color }')),
    /needs one of is, isNot/,
  ],
  [
    'a measure that is none',
    example(html + fence('yaml checks', '- { selector: .a, property: rect.size, is: 3 }')),
    /1\.property: must be a property/,
  ],
  [
    'a check of a solution that is not there',
    example(html + fence('yaml checks', '- { selector: .a, property: count, is: 1, on: solution }')),
    /a solution that is not there/,
  ],
];

for (const [name, source, expected] of errors) {
  test(`${name} is refused`, () => {
    const problems = exampleProblems(parseArticle(source));
    assert.match(problems.join('\n'), expected);
    assert.match(problems.join('\n'), /^example "/);
  });
}

test('CSS and HTML of today are understood', () => {
  const modern = [
    '@layer base { .a:nth-child(2n + 1 of .b, :not(.c)) > b { &:hover { color: color-mix(in oklch, red 20%, blue); } } }',
    '@container (width > 30rem) { .a { inset: 0 auto auto 0; } }',
    '@scope (.a) to (.b) { :scope { color: rgb(from red r g b / 50%); } }',
    '@property --x { syntax: "<color>"; inherits: false; initial-value: red; }',
    '@starting-style { .a { opacity: 0; } }',
  ].join('\n');
  const page =
    '<body class="pagina"><ul><li>Uno<li>Dos</ul><img src="data:," alt=""><svg><path d="M0 0" /></svg></body>';
  assert.deepEqual(exampleProblems(parseArticle(example(fence('html', page) + fence('css', modern)))), []);
});

test('each example is its own document, with its policy and its words in their place', () => {
  const documents = exampleDocuments([
    { file: 'css/uno.mdx', area: 'css', slug: 'uno', source: example(html + css, 'id="dos" title="Uno < Dos"') },
  ]);
  assert.deepEqual(
    [...documents.keys()],
    ['examples/marco.html', 'examples/marco-js.html', 'examples/css-uno-dos.html'],
  );
  const text = documents.get('examples/css-uno-dos.html');
  assert.match(text ?? '', /default-src 'none'/);
  assert.match(text ?? '', /<title>Uno &lt; Dos<\/title>/);
  assert.match(text ?? '', /\.a \{ color: red; \}\s*<\/style><\/head>\s*<p class="a">Hola<\/p>/);
});

test('the documents that live frames begin as have their scripts whole', () => {
  for (const name of ['marco', 'marco-js']) {
    const text = exampleDocuments([]).get(`examples/${name}.html`) ?? '';
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(text) ?? [];
    assert.doesNotThrow(() => new Function(script), name);
    assert.match(script, /parseFromString/);
  }
});

test('a script is read with its solution and with what its server answers', () => {
  const source = example(
    [
      fence('js', 'let a = 1;'),
      fence('js solution', 'const a = 1;'),
      fence('yaml server', "- { path: /api/charlas, delay: 300, json: ['Grid'] }"),
    ].join('\n'),
  );
  const [read] = readExamples(parseArticle(source));
  assert.ok(read);
  const { start, solution, answers } = read;
  assert.deepEqual(start, { html: '', css: '', js: 'let a = 1;' });
  assert.deepEqual(solution, { html: '', css: '', js: 'const a = 1;' });
  assert.deepEqual(answers, [{ path: '/api/charlas', delay: 300, json: ['Grid'] }]);
  assert.deepEqual(exampleProblems(parseArticle(source)), []);
});

test('in the text the words stay, the code is highlighted, and the checks are data', async () => {
  const checks = fence('yaml checks', '- { selector: .a, property: color, is: blue, says: Es azul }');
  const code = await compileArticle(
    writtenArticle(example(`Píntalo.\n\n${html}\n${css}\n${solution}\n${checks}`)).source,
    {
      file: 'css/colores.mdx',
    },
  );
  assert.match(code, /_jsx\(_components\.p, \{\s+children: "Píntalo\."/);
  assert.match(code, /document: "css-colores-uno"/);
  assert.match(code, /"data-file": "CSS de la solución"/);
  assert.match(code, /checks: "\[\{\\"selector\\":\\"\.a\\"/);
  assert.doesNotMatch(code, /yaml/);
});

const step = (inside: string, id: string) => `<Step id="${id}" title="Paso">\n\n${inside}\n</Step>\n`;
const asked = fence('yaml checks', "- { selector: .a, property: color, is: 'rgb(0, 0, 255)', says: Es azul }");
const mistakes = fence('yaml mistakes', "- { replace: blue, with: navy }\n- { replace: 'color', with: 'colour' }");

test('a step begins with the solution of the one before, and keeps the answers of its server', () => {
  const server = fence('yaml server', '- { path: /api/charlas, json: [] }');
  const source = [
    step(html + css + solution + server + asked + mistakes, 'uno'),
    example(html, 'id="aparte" title="Aparte"'),
    step(fence('js solution', 'let a = 1;') + asked + mistakes, 'dos'),
  ].join('\n');
  const [first, aside, second] = readExamples(parseArticle(source));
  assert.deepEqual(first?.step, {
    number: 1,
    of: 2,
    after: null,
    mistakes: [
      { replace: 'blue', with: 'navy' },
      { replace: 'color', with: 'colour' },
    ],
  });
  assert.equal(aside?.step, undefined);
  assert.equal(second?.step?.after, 'uno');
  assert.deepEqual(second?.start, first?.solution);
  assert.deepEqual(second?.solution, { ...first?.solution, js: 'let a = 1;' });
  assert.deepEqual(second?.answers, first?.answers);
  assert.deepEqual(exampleProblems(parseArticle(source)), []);
});

const stepErrors: [string, string, RegExp][] = [
  ['a first step without code', step(solution + asked + mistakes, 'uno'), /needs a block of html or js/],
  ['a step without a solution', step(html + css + mistakes, 'uno'), /needs a solution/],
  ['a step that nobody checks', step(html + css + solution + mistakes, 'uno'), /yaml checks: there are none/],
  [
    'a check that a page cannot do',
    step(html + css + solution + asked.replace('says', 'hover: .a, says') + mistakes, 'uno'),
    /a page must be able to look/,
  ],
  ['a step without mistakes', step(html + css + solution + asked, 'uno'), /yaml mistakes: needs 2/],
  [
    'a mistake in what the solution does not have',
    step(html + css + solution + asked + mistakes.replace('blue', 'green'), 'uno'),
    /the solution has no "green"/,
  ],
  [
    'a later step that begins with other code',
    step(html + css + solution + asked + mistakes, 'uno') + step(html + solution + asked + mistakes, 'dos'),
    /step "dos": begins with the solution of the step before/,
  ],
];

for (const [name, source, expected] of stepErrors) {
  test(`${name} is refused`, () => {
    assert.match(exampleProblems(parseArticle(source)).join('\n'), expected);
  });
}
