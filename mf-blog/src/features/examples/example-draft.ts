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
    return asExampleCode(JSON.parse(json));
  } catch {
    return null;
  }
}

/** @returns a value that is code, or null when it is none */
export function asExampleCode(value: unknown): ExampleCode | null {
  const { html, css, js = '' } = (value ?? {}) as Partial<Record<keyof ExampleCode, unknown>>;
  return typeof html === 'string' && typeof css === 'string' && typeof js === 'string' ? { html, css, js } : null;
}
