import { flushSync } from 'react-dom';

const stops = 'a[href], button, input, textarea';

/**
 * Has the live comments take the place of the server's HTML in one go. Where the focus is in there it stays in the same
 * field or on the same link, with the caret where it was; what has been typed the form reads by itself.
 * @param pressed what the reader has pressed in the server's HTML: it is pressed again
 */
export function replaceServerHtml(server: HTMLElement, show: () => void, pressed?: HTMLElement): void {
  const focused = document.activeElement as HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = focused;
  const focusAgain = server.contains(focused) ? counterpart(focused) : undefined;
  const pressAgain = pressed && counterpart(pressed);
  flushSync(show);
  const field = focusAgain?.();
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(selectionStart, selectionEnd);
  pressAgain?.()?.click();
}

/** Remembers a link, button or field by what it belongs to, to find it among the live ones. */
function counterpart(element: HTMLElement): () => HTMLElement | undefined | null {
  const owner = element.closest('[id]');
  const place = [...(owner?.querySelectorAll<HTMLElement>(stops) ?? [])].indexOf(element);
  return () => {
    const live = document.getElementById(owner?.id ?? '');
    return place < 0 ? live : live?.querySelectorAll<HTMLElement>(stops)[place];
  };
}
