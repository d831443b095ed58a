import type { ExampleCode } from './check.ts';

const keyOf = (example: string) => `exampleDraft:${example}`;

/**
 * Returns what the reader of this tab has made of an example, or null.
 * @param example its page and id: `/recursos/css/css-grid#galeria`
 */
export function readExampleDraft(example: string): ExampleCode | null {
  try {
    return parseExampleCode(sessionStorage.getItem(keyOf(example)) ?? 'null');
  } catch {
    // Storage is switched off.
    return null;
  }
}

/** Keeps what she has made of it, or forgets it with null. */
export function keepExampleDraft(example: string, code: ExampleCode | null): void {
  try {
    if (code) sessionStorage.setItem(keyOf(example), JSON.stringify(code));
    else sessionStorage.removeItem(keyOf(example));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** @returns the code that a JSON text holds, or null when it holds none */
export function parseExampleCode(json: string): ExampleCode | null {
  try {
    const { html, css, js = '' } = JSON.parse(json);
    return [html, css, js].every((part) => typeof part === 'string') ? { html, css, js } : null;
  } catch {
    return null;
  }
}
