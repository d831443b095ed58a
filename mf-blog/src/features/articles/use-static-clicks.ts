import { useNavigate } from '@femcoders/platform';
import { type MouseEvent, useEffect } from 'react';
import { codeMark, codeWrapKey } from './code-marks.ts';

/** Loads the code behind rarely used buttons at the first press. */
const runTool = (button?: Element) => import('./code-tools.ts').then(({ runCodeTool }) => runCodeTool(button));

/**
 * Returns the handler of clicks in a text that may be the server's plain HTML: one listener around it serves them all.
 * @returns the listener for clicks; the keyboard's come as clicks, too
 */
export function useStaticClicks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  // After every drawing: a question of a quiz may contain code with its own buttons.
  useEffect(() => {
    try {
      if (localStorage.getItem(codeWrapKey)) void runTool();
    } catch {
      // Without storage nothing has been chosen.
    }
  });
  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest(`[${codeMark}]`);
    if (button) void runTool(button);

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
