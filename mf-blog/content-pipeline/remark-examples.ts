import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type ExampleCode, isForReaders } from '../src/features/examples/check.ts';
import { consoleHeight } from '../src/features/examples/frame/frame-settings.ts';
import { articleOf } from './article-files.ts';
import { exampleNodes, readExample } from './examples.ts';

/**
 * Sorts what an author puts between `<Example>` and `</Example>`: her words stay words, her code becomes the static form
 * of the playground, the solution goes behind a fold, and the checks become data.
 * @param file of the article, which gives the example's document its name
 */
export function remarkExamples(file: string) {
  return (tree: Root): void => {
    for (const node of exampleNodes(tree)) {
      const { id, title, height, start: code, solution, checks, answers } = readExample(node);
      const codes = node.children.filter((child): child is Code => child.type === 'code');
      const words = node.children.filter((child) => child.type !== 'code');
      const start = codes.filter(({ meta, lang }) => !meta && lang !== 'yaml').map((code) => labelled(code, ''));
      const solved = codes.filter(({ meta }) => meta === 'solution').map((code) => labelled(code, ' de la solución'));
      const asked = checks
        .filter((check) => check.on === 'solution' && isForReaders(check))
        .map(({ on: _, ...check }) => check);
      node.attributes = attributes({ id, title });
      node.children = [
        ...words,
        element(
          'Playground',
          {
            id,
            title,
            height: String(heightOf(height, code)),
            document: exampleName(file, id),
            checks: JSON.stringify(asked),
            ...(code.js && { script: 'true' }),
            ...(answers.length > 0 && { answers: JSON.stringify(answers) }),
          },
          [...start, ...(solution ? [element('Solution', {}, solved)] : [])],
        ),
      ] as MdxJsxFlowElement['children'];
    }
  };
}

/** The name of an example's own document: `css-css-grid-galeria`. */
export function exampleName(file: string, id: string): string {
  const { area, slug } = articleOf(file);
  return `${area}-${slug}-${id}`;
}

/** Of the result and of the console below it. */
const heightOf = (height: number, { html, js }: ExampleCode) => height + (js && html ? consoleHeight : 0);

const names: Record<string, string> = { html: 'HTML', css: 'CSS', js: 'JavaScript' };

const labelled = (code: Code, of: string): Code => ({
  ...code,
  lang: code.lang === 'js' ? 'javascript' : (code.lang ?? null),
  meta: `file="${names[code.lang ?? '']}${of}"`,
});

function element(name: string, fields: Record<string, string>, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(fields),
    children: children as MdxJsxFlowElement['children'],
  };
}

function attributes(fields: Record<string, string>): MdxJsxFlowElement['attributes'] {
  return Object.entries(fields).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}
