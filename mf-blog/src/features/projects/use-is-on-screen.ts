import { useEffect, useState } from 'react';

/** Whether an element is in the window. */
export function useIsOnScreen(element: HTMLElement): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => setThere(entries.some(({ isIntersecting }) => isIntersecting)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return isThere;
}
