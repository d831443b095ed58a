import type { ApiClient } from '@femcoders/platform';
import { showReading, toggleRead } from '../reading/reading-tool.ts';
import { codeMark, codeWrapKey, readArticlesKey, termPrefix } from './code-marks.ts';
import { copyCode } from './copy-code.ts';

/** Stands on the document while its code wraps: style sheets read it (code-block.module.css). */
const wrapsMark = 'data-code-wraps';

/**
 * Does what a button of a text is for: copies the code below it, wraps the code of all pages, marks the article as read. Explains a
 * term of the glossary.
 * @param button, or the term's link; without one, what the reader has chosen on this device is shown
 */
export async function runCodeTool(api: ApiClient, button?: Element): Promise<void> {
  if (!button) return showChoices();
  if (button.getAttribute('href')?.startsWith(termPrefix)) {
    const { explainTerm } = await import(/* webpackChunkName: "glossary" */ '../glossary/explain-term.ts');
    return explainTerm(button as HTMLAnchorElement);
  }
  switch (button.getAttribute(codeMark)) {
    case 'wrap':
      return toggleCodeWrap();
    case 'read':
      return toggleRead(button, api);
    default:
      return copyCode((button.closest('figure')?.querySelector('pre')?.textContent ?? '').trimEnd());
  }
}

function showChoices(): void {
  if (localStorage.getItem(codeWrapKey)) showWrap(true);
  if (localStorage.getItem(readArticlesKey)) showReading();
}

/** Wraps the code of all pages, or stops wrapping it, from now on. */
function toggleCodeWrap(): void {
  const wraps = !document.documentElement.hasAttribute(wrapsMark);
  showWrap(wraps);
  try {
    if (wraps) localStorage.setItem(codeWrapKey, '1');
    else localStorage.removeItem(codeWrapKey);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function showWrap(wraps: boolean): void {
  document.documentElement.toggleAttribute(wrapsMark, wraps);
  for (const button of document.querySelectorAll(`[${codeMark}=wrap]`)) button.ariaPressed = String(wraps);
}
