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
  const languages = ['html', 'css', 'javascript'];
  const earlier = after && document.getElementById(elementIdOf(after))?.querySelector('[data-island]');
  const begun = languages.map((language) => blockOf(earlier || root, language, Boolean(earlier)));
  const solved = languages.map((language) => blockOf(root, language, true));
  return {
    start: written(begun),
    solution: solved.some(Boolean) ? written(solved.map((block, place) => block ?? begun[place])) : null,
  };
}

const blockOf = (island: Element, language: string, ofSolution: boolean) =>
  [...island.querySelectorAll(`:scope > [data-static] pre[data-language=${language}]`)].find(
    (pre) => (pre.closest('details') !== null) === ofSolution,
  );

function written([html, css, js]: (Element | undefined)[]): WrittenCode {
  return {
    html: textOf(html),
    css: textOf(css),
    js: textOf(js),
    markup: { html: html ?? null, css: css ?? null, js: js ?? null },
  };
}

const textOf = (pre: Element | undefined) => (pre?.textContent ?? '').trimEnd();
