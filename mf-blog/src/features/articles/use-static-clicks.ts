import { type ApiClient, useApi, useNavigate } from '@femcoders/platform';
import { type FocusEvent, type MouseEvent, useEffect } from 'react';
import { codeMark, codeWrapKey, readArticlesKey, termPrefix } from './code-marks.ts';

/** Loads the code behind rarely used buttons at the first press. */
const runTool = (api: ApiClient, button?: Element) =>
  import('./code-tools.ts').then(({ runCodeTool }) => runCodeTool(api, button));

/**
 * Returns the handler of clicks, and of the focus that comes to terms of the glossary, in a text that may be the server's
 * plain HTML: one listener around it serves them all.
 * @returns the listener for clicks and for focus; the keyboard's clicks come as clicks, too
 */
export function useStaticClicks(): (event: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const api = useApi();
  // After every drawing: a question of a quiz may contain code with its own buttons.
  useEffect(() => {
    try {
      if (localStorage.getItem(codeWrapKey) || localStorage.getItem(readArticlesKey)) void runTool(api);
    } catch {
      // Without storage nothing has been chosen.
    }
  });
  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    const path = link?.getAttribute('href') ?? '';
    const isTerm = path.startsWith(termPrefix);
    if (!('button' in event)) return void (isTerm && link?.matches(':focus-visible') && runTool(api, link));
    const button = event.target.closest(`[${codeMark}]`);
    if (button) void runTool(api, button);

    if (!path.startsWith('/') || link?.target || isForTheBrowser(event)) return;
    event.preventDefault();
    // With the keyboard it has been explained already, when the focus came.
    if (isTerm && event.detail) void runTool(api, link as Element);
    else navigate(path);
  };
}

/** Another tab, another window, a download: the browser knows how. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
