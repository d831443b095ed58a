import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticleFiles } from '../article-files.ts';
import { publishedOnly } from '../frontmatter.ts';
import { readQuizFiles } from '../quizzes/quiz-files.ts';
import { writtenArticle } from '../testing/written-article.ts';
import { checkLearningPath, learningPath } from './learning-path.ts';
import { PathError, readPathFile } from './path-file.ts';

const stage = (articles: string, fields = '') =>
  `- { id: uno, title: Uno, about: Se aprende., result: algo hecho, articles: [${articles}]${fields} }\n`;

let postId = 0;
const article = (slug: string, requires: string[] = [], area = 'css') =>
  writtenArticle(
    'Texto',
    {
      postId: String(++postId),
      ...(requires.length > 0 && {
        requires: `[${requires.map((path) => `{ text: Antes, path: "/recursos/${path}" }`).join(', ')}]`,
      }),
    },
    slug,
    area,
  );

test('the path of the site has no errors, and begins with HTML', async () => {
  const files = publishedOnly(await readArticleFiles());
  const quizzes = (await readQuizFiles()).map(({ area }) => area);
  assert.deepEqual(checkLearningPath(await readPathFile(), files, quizzes), []);
  const [first] = learningPath(await readPathFile(), files);
  assert.equal(first?.steps[0]?.path, '/recursos/html/introduccion-html');
});

test('a stage knows what each of its articles requires, without the places in them', () => {
  const files = [article('dos', ['css/uno#lugar', 'css/uno']), article('uno')];
  assert.deepEqual(learningPath(stage('css/uno, css/dos', ', quiz: css'), files), [
    {
      ...{ id: 'uno', title: 'Uno', about: 'Se aprende.', result: 'algo hecho' },
      steps: [
        { path: '/recursos/css/uno', requires: [] },
        { path: '/recursos/css/dos', requires: ['/recursos/css/uno'] },
      ],
      quiz: '/recursos/css/quiz-css-entrevistas',
    },
  ]);
});

test('a star stands for what no stage names, each after what it requires, else in the order of their numbers', () => {
  const files = [article('tres', ['css/cuatro']), article('cuatro'), article('uno'), article('dos')];
  const steps = learningPath(stage('css/dos, css/*'), files).flatMap(({ steps }) => steps.map(({ path }) => path));
  assert.deepEqual(
    steps,
    ['dos', 'cuatro', 'tres', 'uno'].map((slug) => `/recursos/css/${slug}`),
  );
});

test('a stage whose area has no article yet is not shown', () => {
  assert.deepEqual(learningPath(stage('react/*'), [article('uno')]), []);
});

const errors: [string, string, ReturnType<typeof article>[], RegExp][] = [
  [
    'an article before what it requires',
    stage('css/uno, css/dos'),
    [article('uno', ['css/dos']), article('dos')],
    /css\/uno\.mdx: comes before \/recursos\/css\/dos, which it requires/,
  ],
  [
    'a circle of requirements',
    stage('css/*'),
    [article('uno', ['css/tres']), article('dos', ['css/uno']), article('tres', ['css/dos'])],
    /requires itself: \/recursos\/css\/uno → \/recursos\/css\/tres → \/recursos\/css\/dos → \/recursos\/css\/uno/,
  ],
  [
    'a requirement that is no article of the library',
    stage('css/uno'),
    [article('uno', ['css/nada'])],
    /css\/uno\.mdx: requires: \/recursos\/css\/nada is no article/,
  ],
  [
    'an article of the library that no stage has',
    stage('css/uno'),
    [article('uno'), article('dos')],
    /css\/dos\.mdx: no stage of path\.yaml has it: add "css\/dos" to one/,
  ],
  ['an article that is not there', stage('css/uno, css/nada'), [article('uno')], /there is no article .*css\/nada/],
  ['an article that stands twice', stage('css/uno, css/uno'), [article('uno')], /names \/recursos\/css\/uno twice/],
  ['a quiz that is not there', stage('css/uno', ', quiz: nada'), [article('uno')], /uno: there is no quiz "nada"/],
  ['an unknown field', stage('css/uno', ', color: x'), [article('uno')], /path\.yaml: 0: unknown field color/],
];

for (const [name, source, files, expected] of errors) {
  test(`${name} is refused`, () => {
    assert.match(checkLearningPath(source, files, ['css']).join('\n'), expected);
  });
}

test('a path that is not as it should be is no path', () => {
  assert.throws(() => learningPath('uno: dos', []), PathError);
});
