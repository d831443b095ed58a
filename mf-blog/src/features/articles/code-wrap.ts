/** Marks the buttons that wrap the lines of code, or stop wrapping them. */
export const wrapCodeMark = 'data-wrap-code';

/** Stands on the document while its code wraps: style sheets read it (code-block.module.css). */
const wrapsMark = 'data-code-wraps';

const codeWrapKey = 'codeWrap';

/** Wraps the code of this page as the reader has chosen on this device. */
export function applyCodeWrap(): void {
  show(isWrapChosen());
}

/** Wraps the code of all pages, or stops wrapping it, from now on. */
export function toggleCodeWrap(): void {
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
  for (const button of document.querySelectorAll(`[${wrapCodeMark}]`)) button.ariaPressed = String(wraps);
}

function isWrapChosen(): boolean {
  try {
    return localStorage.getItem(codeWrapKey) === '1';
  } catch {
    return false;
  }
}
