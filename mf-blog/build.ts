import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { readArticleFiles } from './content-pipeline/article-files.ts';
import { indexArticles, titleArticles } from './content-pipeline/article-index.ts';
import { checkContent } from './content-pipeline/check-content.ts';

/** An article has mistakes; the message lists them all. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Teaches the build about articles: `.mdx` files become modules, and `ARTICLE_INDEX` is replaced by what lists and page
 * heads need of every article, `ARTICLE_TITLES` by what a link to each needs.
 * @throws ContentError when an article has mistakes
 */
export async function extendRsbuild(config: RsbuildConfig): Promise<RsbuildConfig> {
  const files = await readArticleFiles();
  const problems = checkContent(files);
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return mergeRsbuildConfig(config, {
    source: {
      define: {
        ARTICLE_INDEX: JSON.stringify(indexArticles(files)),
        ARTICLE_TITLES: JSON.stringify(titleArticles(files)),
      },
    },
    tools: {
      rspack: {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              type: 'javascript/auto',
              use: [{ loader: join(import.meta.dirname, 'content-pipeline', 'article-loader.ts') }],
            },
          ],
        },
      },
    },
  });
}
