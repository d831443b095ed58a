import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether nobody can see the element: it is off screen, or the tab is in the background.
 * @param unknown the value before the browser has measured
 */
export function useOutOfSight(element: RefObject<Element | null>, unknown = false): boolean {
  const [offScreen, setOffScreen] = useState(unknown);
  const [tabHidden, setTabHidden] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOffScreen(entry?.isIntersecting === false));
    if (element.current) observer.observe(element.current);
    const onVisibility = () => setTabHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [element]);

  return offScreen || tabHidden;
}
