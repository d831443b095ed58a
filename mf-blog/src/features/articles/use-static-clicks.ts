import { useNavigate } from '@femcoders/platform';
import { type MouseEvent, useEffect } from 'react';
import { applyCodeWrap, toggleCodeWrap, wrapCodeMark } from './code-wrap.ts';
import { copyCode } from './copy-code.ts';

/** Marks the buttons that copy the code below them. */
export const copyCodeMark = 'data-copy-code';

/**
 * Returns the handler of clicks in a text that may be the server's plain HTML: one listener around it serves them all.
 * @returns the listener for clicks; the keyboard's come as clicks, too
 */
export function useStaticClicks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  // After every drawing: a question of a quiz brings code with buttons of its own.
  useEffect(applyCodeWrap);
  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest(`[${copyCodeMark}]`);
    if (button) void copyCode(codeBelow(button));
    if (event.target.closest(`[${wrapCodeMark}]`)) toggleCodeWrap();

    const link = event.target.closest('a');
    const path = link?.getAttribute('href') ?? '';
    if (!path.startsWith('/') || link?.target || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(path);
  };
}

/** Another tab, another window, a download: the browser knows how. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function codeBelow(button: Element): string {
  return (button.closest('figure')?.querySelector('pre')?.textContent ?? '').trimEnd();
}
