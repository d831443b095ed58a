import type { Nodes } from 'mdast';
import { compileString } from 'sass';
import { codeBlocks, fileOf, flowElements } from '../text-tree.ts';

/**
 * Compiles the Sass that an article shows next to its CSS (`<Compiled>`): the words are only as good as the result is
 * true. What a file of it loads is another block of the article, by its name: `file="_tokens.scss"` for `@use 'tokens'`.
 * @returns one sentence for each pair whose CSS differs, and for each warning of the compiler
 */
export function sassProblems(tree: Nodes): string[] {
  const files = new Map(codeBlocks(tree).map((code) => [fileOf(code), code.value]));
  return pairsIn(tree).flatMap(({ scss, css }) => {
    const warnings: string[] = [];
    try {
      const found = compileString(scss, {
        importers: [
          {
            canonicalize: (name) => new URL(`article:${name}`),
            load: ({ pathname }) => {
              const contents = files.get(`_${pathname}.scss`);
              return contents === undefined ? null : { contents, syntax: 'scss' };
            },
          },
        ],
        logger: { warn: (message) => void warnings.push(message), debug: () => undefined },
      });
      const same = tidy(found.css) === tidy(css);
      return [...warnings, ...(same ? [] : [`compiles to something else:\n${found.css}`])];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Every `<Compiled>`: the Sass of its first block, the CSS of its last. */
function pairsIn(tree: Nodes): { scss: string; css: string }[] {
  return flowElements(tree, 'Compiled').map((pair) => {
    const blocks = codeBlocks(pair);
    return { scss: blocks[0]?.value ?? '', css: blocks.at(-1)?.value ?? '' };
  });
}

/** Empty lines and the ends of lines say nothing. */
function tidy(css: string): string {
  return css
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
