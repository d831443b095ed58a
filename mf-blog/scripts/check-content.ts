// Refuses articles with mistakes: `node mf-blog/scripts/check-content.ts`.
import { readArticleFiles } from '../content-pipeline/article-files.ts';
import { checkContent } from '../content-pipeline/check-content.ts';

const files = await readArticleFiles();
const problems = checkContent(files);
for (const problem of problems) console.error(problem);
console.log(`${files.length} article(s), ${problems.length} problem(s).`);
if (problems.length > 0) process.exitCode = 1;
