import { useEffect, useState } from 'react';

/** Whether an element is in the window; always, while nobody needs to know. */
export function useIsOnScreen(element: HTMLElement, isNeeded: boolean): boolean {
  const [isThere, setThere] = useState(!isNeeded);
  useEffect(() => {
    if (!isNeeded) return;
    const watch = new IntersectionObserver((entries) => setThere(entries.some(({ isIntersecting }) => isIntersecting)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, isNeeded]);
  return isThere;
}
