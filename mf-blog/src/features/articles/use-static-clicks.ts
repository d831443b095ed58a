import { useNavigate } from '@femcoders/platform';
import { type MouseEvent, useEffect } from 'react';
import { codeWrapKey, copyCodeMark, wrapCodeMark } from './code-marks.ts';

/** What few readers press comes when one does. */
const loadTools = () => import(/* webpackChunkName: "code-tools" */ './code-tools.ts');

/**
 * Returns the handler of clicks in a text that may be the server's plain HTML: one listener around it serves them all.
 * @returns the listener for clicks; the keyboard's come as clicks, too
 */
export function useStaticClicks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  // After every drawing: a question of a quiz brings code with buttons of its own.
  useEffect(() => {
    if (isWrapChosen()) void loadTools().then(({ applyCodeWrap }) => applyCodeWrap());
  });
  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest(`[${copyCodeMark}]`);
    if (button) void loadTools().then(({ copyCode }) => copyCode(codeBelow(button)));
    if (event.target.closest(`[${wrapCodeMark}]`)) void loadTools().then(({ toggleCodeWrap }) => toggleCodeWrap());

    const link = event.target.closest('a');
    const path = link?.getAttribute('href') ?? '';
    if (!path.startsWith('/') || link?.target || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(path);
  };
}

function isWrapChosen(): boolean {
  try {
    return localStorage.getItem(codeWrapKey) !== null;
  } catch {
    return false;
  }
}

/** Another tab, another window, a download: the browser knows how. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function codeBelow(button: Element): string {
  return (button.closest('figure')?.querySelector('pre')?.textContent ?? '').trimEnd();
}
