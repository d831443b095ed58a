// Prints every live example of the library, every question whose CSS is to be mended and the proof of every other, as
// JSON: for a browser that looks whether what is claimed of them is so.
import { readArticleFiles } from '../content-pipeline/article-files.ts';
import { type Example, exampleNodes, readExample } from '../content-pipeline/examples.ts';
import { parseArticle } from '../content-pipeline/parse-article.ts';
import { readQuizFiles } from '../content-pipeline/quizzes/quiz-files.ts';
import { parseQuiz } from '../content-pipeline/quizzes/quiz-schema.ts';
import { type Check, usualWidth } from '../src/features/examples/check.ts';
import { exampleDocument } from '../src/features/examples/example-document.ts';
import { measureCheck } from '../src/features/examples/frame/measure-check.ts';

const files = await readArticleFiles();
const quizzes = await readQuizFiles();

function print(name: string, { start, solution, checks }: Pick<Example, 'start' | 'solution' | 'checks'>) {
  return {
    name,
    start: exampleDocument(start, ''),
    solution: solution && exampleDocument(solution, ''),
    checks: checks.map((check) => ({ width: usualWidth, on: 'solution', ...check })),
  };
}

const examples = files.flatMap(({ file, source }) =>
  exampleNodes(parseArticle(source)).map((node) => {
    const example = readExample(node);
    return print(`${file}, ${example.id}`, example);
  }),
);
const fixes = quizzes.flatMap(({ file, source }) =>
  parseQuiz(source).questions.flatMap((question) => {
    if (question.kind !== 'fix-css') return [];
    const { html, css, solution, checks } = question.fix;
    const code = { start: { html, css }, solution: { html, css: solution } };
    return print(`${file}, ${question.id}`, { ...code, checks: checks as Check[] });
  }),
);
const proofs = quizzes.flatMap(({ file, source }) =>
  parseQuiz(source).questions.flatMap(({ id, proof }) => {
    if (!proof) return [];
    const checks = (proof.checks as Check[]).map((check): Check => ({ ...check, on: 'start' }));
    return print(`${file}, ${id}`, { start: { html: proof.html, css: proof.css ?? '' }, solution: null, checks });
  }),
);
console.log(JSON.stringify({ measure: String(measureCheck), examples: [...examples, ...fixes, ...proofs] }));
