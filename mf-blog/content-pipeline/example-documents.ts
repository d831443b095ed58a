import { rspack } from '@rsbuild/core';
import { exampleDocument } from '../src/features/examples/example-document.ts';
import { frameName, scriptFrameName } from '../src/features/examples/frame/frame-settings.ts';
import type { ArticleFile } from './article-files.ts';
import { readExamples } from './examples.ts';
import { frameDocument, scriptFrameDocument } from './frame-document.ts';
import { parseArticle } from './parse-article.ts';
import { exampleName } from './remark-examples.ts';

/**
 * The documents of all live examples, each on its own page that is shown in a frame where there is no JavaScript; and
 * those that live frames begin as.
 * @returns path below the release's files → its HTML
 */
export function exampleDocuments(files: ArticleFile[]): Map<string, string> {
  return new Map([
    [`examples/${frameName}.html`, frameDocument(shorten)] as const,
    [`examples/${scriptFrameName}.html`, scriptFrameDocument(shorten)] as const,
    ...files.flatMap(({ file, source }) =>
      readExamples(parseArticle(source)).map(({ id, title, start, solution, step }) => {
        // Where there is no playground, a step shows what it comes to.
        const code = step && solution ? solution : start;
        return [`examples/${exampleName(file, id)}.html`, exampleDocument(code, title)] as const;
      }),
    ),
  ]);
}

/** The same script without what only its authors need. */
const shorten = (script: string) => rspack.experiments.swc.minifySync(script, { compress: true, mangle: true }).code;
