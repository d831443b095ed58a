import type { TaughtTerms } from '../src/features/glossary/glossary.ts';
import type { PathStage } from '../src/features/path/learning-path.ts';
import { type ArticleFile, readArticleFiles } from './article-files.ts';
import { checkContent } from './check-content.ts';
import { publishedOnly } from './frontmatter.ts';
import { checkGlossary } from './glossary/check-glossary.ts';
import { compileGlossary } from './glossary/compile-glossary.ts';
import { readGlossaryFile } from './glossary/glossary-file.ts';
import { checkLearningPath, learningPath } from './path/learning-path.ts';
import { readPathFile } from './path/path-file.ts';
import { checkQuizzes } from './quizzes/check-quizzes.ts';
import { type QuizFile, quizPath, readQuizFiles } from './quizzes/quiz-files.ts';

/** All that authors have written and readers get. */
export interface Content {
  /** Without drafts. */
  articles: ArticleFile[];
  quizzes: QuizFile[];
  path: PathStage[];
  glossary: TaughtTerms[];
}

/** The content has errors; the message lists them all. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Reads every article, drafts too, with quizzes, path and glossary, and what is wrong with them: one sentence per error. */
export async function checkAllContent() {
  const [files, quizzes, path, glossary] = await Promise.all([
    readArticleFiles(),
    readQuizFiles(),
    readPathFile(),
    readGlossaryFile(),
  ]);
  const articles = publishedOnly(files);
  const areas = quizzes.map(({ area }) => area);
  const problems = [
    ...checkContent(files, areas.map(quizPath)),
    ...checkQuizzes(quizzes, articles),
    ...checkLearningPath(path, articles, areas),
    ...checkGlossary(glossary, articles),
  ];
  return { files, articles, quizzes, path, glossary, problems };
}

/**
 * Reads what readers get.
 * @throws ContentError when anything is wrong, also in a draft
 */
export async function readContent(): Promise<Content> {
  const { articles, quizzes, path, glossary, problems } = await checkAllContent();
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return {
    articles,
    quizzes,
    path: learningPath(path, articles),
    glossary: compileGlossary(glossary, articles),
  };
}
