import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { readArticleFiles } from '../article-files.ts';
import { checkQuizzes } from './check-quizzes.ts';
import { readQuizFiles } from './quiz-files.ts';

const articles = await readArticleFiles();

const common = {
  topic: 'cuadricula',
  level: 'inicial',
  prompt: '¿Qué hace `1fr`?',
  why: 'Porque **sí**.',
  learn: '/recursos/css/css-grid#subgrid',
  sources: ['https://www.w3.org/TR/css-grid-2/'],
  reviewed: '2026-11-22',
};

const single = {
  ...common,
  id: 'una',
  kind: 'single',
  options: [
    { text: 'Sí', correct: true, why: 'Esta.' },
    { text: 'No', why: 'Esta no.' },
  ],
};

const multiple = {
  ...single,
  kind: 'multiple',
  options: [...single.options, { text: 'A', correct: true, why: 'Bien.' }],
};

const items = ['Uno', 'Dos', 'Tres'].map((text) => ({ text, why: `Es el ${text}.` }));
const order = { ...common, id: 'orden', kind: 'order', items };

const complete = {
  ...common,
  id: 'hueco',
  kind: 'complete',
  code: { language: 'css', text: 'p { color: {{1}}; }' },
  blanks: [{ accept: ['red'], why: 'Un color.' }],
};

const fix = {
  html: '<p>Hola</p>',
  css: 'p {}',
  solution: 'p { color: red }',
  checks: [{ selector: 'p', property: 'color', is: 'rgb(255, 0, 0)' }],
};

const shown = { language: 'css', text: 'p { color: red; }' };
const proof = { html: fix.html, css: fix.solution, checks: fix.checks };

function quiz(questions: unknown[], fields: Record<string, unknown> = {}) {
  const whole = {
    quiz: 'css',
    slug: 'quiz-css-entrevistas',
    title: 'Un quiz',
    description: 'De qué trata.',
    published: '2026-11-22',
    revised: '2026-11-22',
    passPercent: 70,
    topics: { cuadricula: { name: 'Cuadrícula' } },
    questions,
    ...fields,
  };
  return { file: 'quizzes/css.yaml', area: 'css', source: stringify(whole) };
}

test('the quizzes of the site have no errors', async () => {
  assert.deepEqual(checkQuizzes(await readQuizFiles(), articles), []);
});

test('a question of each kind passes', () => {
  const ofEach = [
    single,
    { ...multiple, id: 'varias' },
    order,
    complete,
    { ...common, id: 'arregla', kind: 'fix-css', fix },
    { ...single, id: 'probada', code: shown, proof },
    { ...single, id: 'sin-prueba', code: shown, unproved: 'Pasa antes de que haya página.' },
  ];
  assert.deepEqual(checkQuizzes([quiz(ofEach)], articles), []);
});

test('a file that is no YAML is refused', () => {
  const [problem] = checkQuizzes([{ ...quiz([]), source: 'title: "abierto' }], articles);
  assert.match(problem ?? '', /quizzes\/css\.yaml: is not YAML/);
});

const errors: [string, ReturnType<typeof quiz>, RegExp][] = [
  [
    'an unknown field of the quiz',
    quiz([single], { autora: 'Nadie' }),
    /quizzes\/css\.yaml: quiz: unknown field autora/,
  ],
  ['an unknown field of a question', quiz([{ ...single, pista: 'x' }]), /una: unknown field pista/],
  ['an unknown kind', quiz([{ ...single, kind: 'abierta' }]), /una\.kind: must be single, multiple/],
  ['an empty text', quiz([{ ...single, why: ' ' }]), /una\.why: must not be empty/],
  [
    'an option without its reason',
    quiz([{ ...single, options: [single.options[0], { text: 'No' }] }]),
    /una\.options\.1\.why: /,
  ],
  ['a mark that stands alone', quiz([{ ...single, why: 'Usa `1fr' }]), /una\.why: has a mark .*: "Usa `1fr"/],
  ['a name of another quiz', quiz([single], { quiz: 'html' }), /quiz: says "html" but the file is called "css\.yaml"/],
  ['a slug of another page', quiz([single], { slug: 'test-css' }), /slug: "test-css" is not where/],
  ['a revision before the publication', quiz([single], { revised: '2026-01-01' }), /revised: is before published/],
  ['a day that no month has', quiz([{ ...single, reviewed: '2026-02-31' }]), /una\.reviewed: must be a date/],
  ['a topic that is not listed', quiz([single, { ...order, topic: 'otra' }]), /orden: topic: "otra" is not in topics/],
  [
    'a topic without questions',
    quiz([single], { topics: { cuadricula: { name: 'Cuadrícula' }, vacio: { name: 'Vacío' } } }),
    /topics: no question is about "vacio"/,
  ],
  ['two questions of one id', quiz([single, { ...order, id: 'una' }]), /una: id: two questions have it/],
  [
    'two right answers where one is asked for',
    quiz([{ ...single, options: single.options.map((option) => ({ ...option, correct: true })) }]),
    /una: options: exactly one must be correct, not 2/,
  ],
  [
    'no right answer',
    quiz([
      { ...single, kind: 'multiple', options: single.options.map((option) => ({ ...option, correct: undefined })) },
    ]),
    /options: at least one must be correct/,
  ],
  [
    'as many right answers in every question as in the others',
    quiz(['a', 'b', 'c', 'd'].map((id) => ({ ...single, id, kind: 'multiple' }))),
    /options: 4 of 4 questions with 2 options have the same number of right ones/,
  ],
  [
    'a word that the style sheet replaces',
    quiz([{ ...single, why: 'Con una rejilla.' }]),
    /"rejilla": the style sheet/,
  ],
  [
    'two options that say the same',
    quiz([{ ...single, options: [single.options[0], { text: 'Sí', why: 'Otra vez.' }] }]),
    /una: options: two say "Sí"/,
  ],
  ['two things to order', quiz([{ ...order, items: items.slice(1) }]), /orden\.items: /],
  [
    'a gap without an answer',
    quiz([{ ...complete, code: { language: 'css', text: 'p { {{1}}: {{2}} }' } }]),
    /hueco: code: must have the gaps \{\{1\}\}, each once/,
  ],
  [
    'a gap in another kind of question',
    quiz([{ ...single, code: complete.code, unproved: 'No se ve.' }]),
    /una: code: has gaps/,
  ],
  ['code that nobody has run', quiz([{ ...single, code: shown }]), /una: proof: a question about code needs one/],
  [
    'a proof next to the reason why there is none',
    quiz([{ ...single, proof, unproved: 'No se ve.' }]),
    /una: proof: there is one, so unproved has nothing to explain/,
  ],
  [
    'a solution that changes nothing',
    quiz([{ ...common, id: 'arregla', kind: 'fix-css', fix: { ...fix, solution: 'p {}\n' } }]),
    /arregla: fix: the solution is the start/,
  ],
  [
    'a link to an article that does not exist',
    quiz([{ ...single, learn: '/recursos/css/nada' }]),
    /una: learn: there is no article \/recursos\/css\/nada/,
  ],
  [
    'a link to a heading that does not exist',
    quiz([{ ...single, learn: '/recursos/css/css-grid#nada' }]),
    /una: learn: \/recursos\/css\/css-grid has no heading with the id "nada"/,
  ],
  [
    'a link elsewhere without its title',
    quiz([{ ...single, learn: 'https://www.w3.org/TR/css-grid-2/' }]),
    /una\.learn: .*elsewhere needs \{ title, url \}/,
  ],
];

for (const [name, file, expected] of errors) {
  test(`${name} is refused`, () => {
    const problems = checkQuizzes([file], articles);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', expected);
  });
}
