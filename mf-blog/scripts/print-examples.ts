// Prints every live example of the library, every question whose CSS is to be mended and the proof of every other, as
// JSON: for a browser that looks whether what is claimed of them is so.
import { readArticleFiles } from '../content-pipeline/article-files.ts';
import { type Example, readExamples } from '../content-pipeline/examples.ts';
import { runningDocument } from '../content-pipeline/frame-document.ts';
import { withMistake } from '../content-pipeline/mistakes.ts';
import { parseArticle } from '../content-pipeline/parse-article.ts';
import { readQuizFiles } from '../content-pipeline/quizzes/quiz-files.ts';
import { parseQuiz } from '../content-pipeline/quizzes/quiz-schema.ts';
import { type Check, usualWidth } from '../src/features/examples/check.ts';
import { measureCheck } from '../src/features/examples/frame/measure-check.ts';

const files = await readArticleFiles();
const quizzes = await readQuizFiles();

function print(
  name: string,
  { start, solution, checks, answers, step }: Pick<Example, 'start' | 'solution' | 'checks' | 'answers' | 'step'>,
) {
  return {
    name,
    start: runningDocument(start, answers),
    solution: solution && runningDocument(solution, answers),
    checks: checks.map((check) => ({ width: usualWidth, on: 'solution', ...check })),
    mistakes: (step?.mistakes ?? []).map((mistake) => ({
      name: mistake.with || `without ${mistake.replace}`,
      document: runningDocument(withMistake(solution ?? start, mistake), answers),
    })),
  };
}

const examples = files.flatMap(({ file, source }) => {
  const all = readExamples(parseArticle(source));
  const finished = all.findLast(({ step }) => step)?.solution;
  return all.map((example) => ({
    ...print(`${file}, ${example.id}`, example),
    // Each step must still hold at the end, or the page says to a reader who is done that she is not.
    ...(example.step && finished && { finished: runningDocument(finished, example.answers) }),
  }));
});
const fixes = quizzes.flatMap(({ file, source }) =>
  parseQuiz(source).questions.flatMap((question) => {
    if (question.kind !== 'fix-css') return [];
    const { html, css, solution, checks } = question.fix;
    const code = { start: { html, css, js: '' }, solution: { html, css: solution, js: '' }, answers: [] };
    return print(`${file}, ${question.id}`, { ...code, checks: checks as Check[] });
  }),
);
const proofs = quizzes.flatMap(({ file, source }) =>
  parseQuiz(source).questions.flatMap(({ id, proof }) => {
    if (!proof) return [];
    const checks = (proof.checks as Check[]).map((check): Check => ({ ...check, on: 'start' }));
    const { html = '', css = '', js = '' } = proof;
    const answers = proof.server ?? [];
    return print(`${file}, ${id}`, { start: { html, css, js }, solution: null, checks, answers });
  }),
);
console.log(JSON.stringify({ measure: String(measureCheck), examples: [...examples, ...fixes, ...proofs] }));
