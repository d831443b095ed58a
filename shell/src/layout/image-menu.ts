import { useEffect } from 'react';

/** The secondary button of a mouse (MouseEvent.button). */
const secondaryButton = 2;

/**
 * Right-click on images is blocked (spec section 2), and nothing else: not the keyboard's menu, nor links, text or code,
 * which help readers with assistive tools.
 */
export function useNoImageMenu(): void {
  useEffect(() => {
    const refuse = (event: MouseEvent) => {
      if (event.button === secondaryButton && event.target instanceof HTMLImageElement) event.preventDefault();
    };
    document.addEventListener('contextmenu', refuse);
    return () => document.removeEventListener('contextmenu', refuse);
  }, []);
}
