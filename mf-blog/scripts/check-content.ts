// Refuses articles, quizzes and a path with errors: `node mf-blog/scripts/check-content.ts`.
import { isDraft, parseFrontmatter } from '../content-pipeline/frontmatter.ts';
import { checkAllContent } from '../content-pipeline/read-content.ts';

const { files, quizzes, problems } = await checkAllContent();
for (const { file, source } of files) {
  if (isDraft(source)) console.log(`${file}: borrador; nadie lo lee todavía.`);
  for (const { asks, confirmed } of Object.values(readFacts(source)))
    if (!confirmed) console.log(`${file}: por confirmar. ${asks}`);
}
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
