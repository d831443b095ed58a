import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { readArticleFiles } from './content-pipeline/article-files.ts';
import { indexArticles, titleArticles } from './content-pipeline/article-index.ts';
import { checkContent } from './content-pipeline/check-content.ts';
import { exampleDocuments } from './content-pipeline/example-documents.ts';
import { checkQuizzes } from './content-pipeline/quizzes/check-quizzes.ts';
import { quizPath, readQuizFiles } from './content-pipeline/quizzes/quiz-files.ts';
import { indexQuizzes } from './content-pipeline/quizzes/quiz-index.ts';
import { writtenFilesPlugin } from './content-pipeline/written-files-plugin.ts';

/** An article or a quiz has errors; the message lists them all. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Teaches the build about articles and quizzes: `.mdx` and `.yaml` files become modules, `ARTICLE_INDEX` is replaced by
 * what lists and page heads need of every article, `ARTICLE_TITLES` by what a link to each needs, `QUIZ_INDEX` by what
 * they need of every quiz. Live examples become documents of the release. A released browser's build holds no article:
 * it takes them from the server (src/features/articles/article-content.ts).
 * @throws ContentError when an article or a quiz has errors
 */
export async function extendRsbuild(config: RsbuildConfig): Promise<RsbuildConfig> {
  const files = await readArticleFiles();
  const quizzes = await readQuizFiles();
  const problems = [
    ...checkContent(
      files,
      quizzes.map(({ area }) => quizPath(area)),
    ),
    ...checkQuizzes(quizzes, files),
  ];
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return mergeRsbuildConfig(config, {
    plugins: [writtenFilesPlugin(exampleDocuments(files))],
    source: {
      define: {
        ARTICLE_INDEX: JSON.stringify(indexArticles(files)),
        ARTICLE_TITLES: JSON.stringify(titleArticles(files)),
        QUIZ_INDEX: JSON.stringify(indexQuizzes(quizzes)),
        ARTICLES_ARE_CODE: 'true',
      },
    },
    ...(config.environments?.web && { environments: { web: { source: { define: { ARTICLES_ARE_CODE: 'false' } } } } }),
    tools: {
      rspack: {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              type: 'javascript/auto',
              use: [{ loader: join(import.meta.dirname, 'content-pipeline', 'article-loader.ts') }],
            },
            {
              test: /content[\\/]quizzes[\\/][^\\/]+\.yaml$/,
              type: 'javascript/auto',
              use: [{ loader: join(import.meta.dirname, 'content-pipeline', 'quizzes', 'quiz-loader.ts') }],
            },
          ],
        },
      },
    },
  });
}
