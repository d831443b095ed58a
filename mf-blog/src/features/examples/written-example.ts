import type { ExampleCode } from './check.ts';
import { elementIdOf } from './example-address.ts';

/** An example as it stands in the server's HTML. */
export interface WrittenExample {
  start: WrittenCode;
  /** The whole code with the solution's parts in it, or null where there is none. */
  solution: WrittenCode | null;
}

export interface WrittenCode extends ExampleCode {
  /** The nodes with the server's highlighted code, by language. */
  markup: Record<keyof ExampleCode, Node | null>;
}

/**
 * Reads an example out of its static form, so that its code does not travel twice.
 * @param after id of the step before, whose solution is where a step of a project begins
 */
export function readWrittenExample(root: HTMLElement, after?: string | null): WrittenExample {
  const blocks = [...root.querySelectorAll(':scope > [data-static] pre')];
  const find = (language: string, ofSolution: boolean) =>
    blocks.find(
      (pre) => pre.getAttribute('data-language') === language && (pre.closest('details') !== null) === ofSolution,
    );
  const languages = ['html', 'css', 'javascript'];
  const earlier = after && document.getElementById(elementIdOf(after))?.querySelector<HTMLElement>('[data-island]');
  const begun = earlier
    ? languages.map((language) => solvedBlock(earlier, language))
    : languages.map((language) => find(language, false));
  const solved = languages.map((language) => find(language, true));
  return {
    start: written(begun),
    solution: solved.some(Boolean) ? written(solved.map((block, place) => block ?? begun[place])) : null,
  };
}

/** The code in the solution of a step, which has all of it. */
const solvedBlock = (root: HTMLElement, language: string) =>
  root.querySelector(`:scope > [data-static] details pre[data-language=${language}]`) ?? undefined;

function written([html, css, js]: (Element | undefined)[]): WrittenCode {
  return {
    html: textOf(html),
    css: textOf(css),
    js: textOf(js),
    markup: { html: html ?? null, css: css ?? null, js: js ?? null },
  };
}

const textOf = (pre: Element | undefined) => (pre?.textContent ?? '').trimEnd();
