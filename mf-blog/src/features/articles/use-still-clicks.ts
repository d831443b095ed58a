import { showToast, useNavigate } from '@femcoders/platform';
import { copyText } from '@femcoders/shared-ui/share-row';
import type { MouseEvent } from 'react';

/** Marks the buttons that copy the code below them. */
export const copyCodeMark = 'data-copy-code';

/**
 * What links and buttons do in a text that may be the server's plain HTML: one listener around it serves them all.
 * @returns the listener for clicks; the keyboard's come as clicks, too
 */
export function useStillClicks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest(`[${copyCodeMark}]`);
    if (button) void copyCode(button);

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

async function copyCode(button: Element): Promise<void> {
  const code = button.closest('figure')?.querySelector('pre')?.textContent ?? '';
  if (await copyText(code.trimEnd())) showToast('Código copiado.', { tone: 'success' });
  else showToast('No se ha podido copiar. Selecciona el código y cópialo a mano.', { tone: 'error' });
}
