import type { ExampleCode } from './check.ts';

/** An example as it stands in the server's HTML. */
export interface WrittenExample {
  start: WrittenCode;
  /** The whole code with the solution's parts in it, or null where there is none. */
  solution: WrittenCode | null;
}

export interface WrittenCode extends ExampleCode {
  /** The nodes with the server's highlighted code, by language. */
  markup: { html: Node | null; css: Node | null };
}

/** Reads an example out of its static form, so that its code does not travel twice. */
export function readWrittenExample(root: HTMLElement): WrittenExample {
  const blocks = [...root.querySelectorAll(':scope > [data-static] pre')];
  const find = (language: string, ofSolution: boolean) =>
    blocks.find(
      (pre) => pre.getAttribute('data-language') === language && (pre.closest('details') !== null) === ofSolution,
    );
  const [html, css, solvedHtml, solvedCss] = [
    find('html', false),
    find('css', false),
    find('html', true),
    find('css', true),
  ];
  return {
    start: written(html, css),
    solution: solvedHtml || solvedCss ? written(solvedHtml ?? html, solvedCss ?? css) : null,
  };
}

function written(html: Element | undefined, css: Element | undefined): WrittenCode {
  return {
    html: textOf(html),
    css: textOf(css),
    markup: { html: html ?? null, css: css ?? null },
  };
}

const textOf = (pre: Element | undefined) => (pre?.textContent ?? '').trimEnd();
