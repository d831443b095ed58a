import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { indexArticles, titleArticles } from './content-pipeline/article-index.ts';
import { exampleDocuments } from './content-pipeline/example-documents.ts';
import { projectArchives } from './content-pipeline/projects/project-archives.ts';
import { indexQuizzes } from './content-pipeline/quizzes/quiz-index.ts';
import { readContent } from './content-pipeline/read-content.ts';
import { writtenFilesPlugin } from './content-pipeline/written-files-plugin.ts';

/**
 * Teaches the build about articles and quizzes: `.mdx` and `.yaml` files become modules, `ARTICLE_INDEX` is replaced by
 * what lists and page heads need of every article, `ARTICLE_TITLES` by what a link to each needs, `QUIZ_INDEX` by what
 * they need of every quiz, `LEARNING_PATH` by the order in which all is learnt,
 * `GLOSSARY` by the words that are explained. Live examples become documents of the release, and each chapter of a project
 * a ZIP file. A released browser's build holds no article: it takes them from the server (src/features/articles/load-article.ts).
 * @throws ContentError when an article or a quiz has errors
 */
export async function extendRsbuild(config: RsbuildConfig): Promise<RsbuildConfig> {
  const { articles, quizzes, path, glossary } = await readContent();
  return mergeRsbuildConfig(config, {
    plugins: [
      writtenFilesPlugin(
        new Map<string, string | Buffer>([...exampleDocuments(articles), ...projectArchives(articles)]),
      ),
    ],
    source: {
      define: {
        ARTICLE_INDEX: JSON.stringify(indexArticles(articles)),
        ARTICLE_TITLES: JSON.stringify(titleArticles(articles)),
        QUIZ_INDEX: JSON.stringify(indexQuizzes(quizzes)),
        LEARNING_PATH: JSON.stringify(path),
        GLOSSARY: JSON.stringify(glossary),
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
