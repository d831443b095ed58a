import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type ExampleCode, isForReaders } from '../src/features/examples/check.ts';
import { consoleHeight } from '../src/features/examples/frame/frame-settings.ts';
import { articleOf } from './article-files.ts';
import { exampleNodes, readExamples } from './examples.ts';

/**
 * Sorts what an author puts between `<Example>` and `</Example>`: her words stay words, her code becomes the static form
 * of the playground, the solution goes behind a fold, and the checks become data.
 * @param file of the article, which gives the example's document its name
 */
export function remarkExamples(file: string) {
  return (tree: Root): void => {
    const examples = readExamples(tree);
    for (const [place, node] of exampleNodes(tree).entries()) {
      const example = examples[place];
      if (!example) continue;
      const { id, title, height, start: code, solution, checks, answers, step } = example;
      const codes = node.children.filter((child): child is Code => child.type === 'code');
      const words = node.children.filter((child) => child.type !== 'code');
      const start = codes.filter(({ meta, lang }) => !meta && lang !== 'yaml').map((code) => labelled(code, ''));
      const solved = step
        ? wholeOf(solution ?? code)
        : codes.filter(({ meta }) => meta === 'solution').map((one) => labelled(one, ' de la solución'));
      const asked = checks
        .filter((check) => check.on === 'solution' && isForReaders(check))
        .map(({ on: _, ...check }) => check);
      node.attributes = attributes({ id, title, ...(step && { number: String(step.number), of: String(step.of) }) });
      node.children = [
        ...words,
        element(
          'Playground',
          {
            id,
            title,
            height: String(heightOf(height, step ? (solution ?? code) : code)),
            document: exampleName(file, id),
            checks: JSON.stringify(asked),
            ...((code.js || solution?.js) && { script: 'true' }),
            ...(answers.length > 0 && { answers: JSON.stringify(answers) }),
            ...(step && { step: JSON.stringify({ project: projectOf(file), after: step.after }) }),
          },
          [...start, ...(solution ? [element('Solution', {}, solved)] : [])],
        ),
      ] as MdxJsxFlowElement['children'];
    }
    const steps = examples.filter(({ step }) => step).map(({ id, title }) => ({ id, title }));
    if (steps.length > 0) placeSteps(tree, { project: projectOf(file), steps: JSON.stringify(steps) });
  };
}

/** Puts the list of a project's steps above the first heading. */
function placeSteps(tree: Root, fields: Record<string, string>): void {
  const first = tree.children.findIndex(({ type }) => type === 'heading');
  tree.children.splice(Math.max(first, 0), 0, element('ProjectSteps', fields, []) as RootContent);
}

/** The whole code after a step: who reads without a playground copies it from there. */
const wholeOf = (code: ExampleCode): Code[] =>
  (['html', 'css', 'js'] as const)
    .filter((lang) => code[lang])
    .map((lang) => labelled({ type: 'code', lang, meta: null, value: code[lang] }, ' después de este paso'));

/** The name under which a device keeps a project: `proyectos/receta`. */
function projectOf(file: string): string {
  const { area, slug } = articleOf(file);
  return `${area}/${slug}`;
}

/** The name of an example's own document: `css-css-grid-galeria`. */
export function exampleName(file: string, id: string): string {
  const { area, slug } = articleOf(file);
  return `${area}-${slug.replace('/', '-')}-${id}`;
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
