import { exampleDocument } from '../src/features/examples/example-document.ts';
import { frameName } from '../src/features/examples/frame/frame-settings.ts';
import type { ArticleFile } from './article-files.ts';
import { exampleNodes, readExample } from './examples.ts';
import { frameDocument } from './frame-document.ts';
import { parseArticle } from './parse-article.ts';
import { exampleName } from './remark-examples.ts';

/**
 * The documents of all live examples, each on its own page that is shown in a frame where there is no JavaScript; and
 * the one that live frames begin as.
 * @returns path below the release's files → its HTML
 */
export function exampleDocuments(files: ArticleFile[]): Map<string, string> {
  return new Map([
    [`examples/${frameName}.html`, frameDocument()] as const,
    ...files.flatMap(({ file, source }) =>
      exampleNodes(parseArticle(source)).map((node) => {
        const { id, title, start } = readExample(node);
        return [`examples/${exampleName(file, id)}.html`, exampleDocument(start, title)] as const;
      }),
    ),
  ]);
}
