// Refuses articles and quizzes with errors: `node mf-blog/scripts/check-content.ts`.
import { readArticleFiles } from '../content-pipeline/article-files.ts';
import { checkContent } from '../content-pipeline/check-content.ts';
import { parseFrontmatter } from '../content-pipeline/frontmatter.ts';
import { checkQuizzes } from '../content-pipeline/quizzes/check-quizzes.ts';
import { quizPath, readQuizFiles } from '../content-pipeline/quizzes/quiz-files.ts';

const files = await readArticleFiles();
const quizzes = await readQuizFiles();
const quizPaths = quizzes.map(({ area }) => quizPath(area));
for (const { file, source } of files) {
  for (const { asks, says, confirmed } of Object.values(readFacts(source)))
    if (!confirmed) console.log(`${file}: por confirmar. ${asks} Ahora dice: «${says}».`);
}
const problems = [...checkContent(files, quizPaths), ...checkQuizzes(quizzes, files)];
for (const problem of problems) console.error(problem);
console.log(`${files.length} article(s), ${quizzes.length} quiz(zes), ${problems.length} problem(s).`);
if (problems.length > 0) process.exitCode = 1;

/** Returns the facts that the founders have not confirmed yet: they are printed and no error. */
function readFacts(source: string) {
  try {
    return parseFrontmatter(source).toConfirm ?? {};
  } catch {
    return {};
  }
}
