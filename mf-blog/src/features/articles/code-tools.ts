import { codeMark, codeWrapKey } from './code-marks.ts';
import { copyCode } from './copy-code.ts';

/** Stands on the document while its code wraps: style sheets read it (code-block.module.css). */
const wrapsMark = 'data-code-wraps';

/**
 * Does what a button above a piece of code is for: copies that, or wraps the code of all pages.
 * @param button without one, the code of this page wraps, as the reader has chosen on this device
 */
export function runCodeTool(button?: Element): void {
  if (!button) show(true);
  else if (button.getAttribute(codeMark) === 'wrap') toggleCodeWrap();
  else void copyCode((button.closest('figure')?.querySelector('pre')?.textContent ?? '').trimEnd());
}

/** Wraps the code of all pages, or stops wrapping it, from now on. */
function toggleCodeWrap(): void {
  const wraps = !document.documentElement.hasAttribute(wrapsMark);
  show(wraps);
  try {
    if (wraps) localStorage.setItem(codeWrapKey, '1');
    else localStorage.removeItem(codeWrapKey);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function show(wraps: boolean): void {
  document.documentElement.toggleAttribute(wrapsMark, wraps);
  for (const button of document.querySelectorAll(`[${codeMark}=wrap]`)) button.ariaPressed = String(wraps);
}
