import { useLocation } from '@femcoders/platform';
import { useEffect } from 'react';
import { consentKeys } from './cookie-consent.ts';

/** Local storage key: an object that maps a path to how often this device has opened it (spec section 3). */
export const pageViewsKey = 'pageViews';

/** Counts each page that is opened, on this device only, and only after "Aceptar" (decisions 1.7). */
export function usePageViews(): void {
  const { pathname, key } = useLocation();
  // The same page opened again is another view: the entry of the history decides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => countView(pathname), [pathname, key]);
}

function countView(path: string): void {
  try {
    if (localStorage.getItem(consentKeys.accepted) !== 'true') return;
    const views = readPageViews();
    localStorage.setItem(pageViewsKey, JSON.stringify({ ...views, [path]: (views[path] ?? 0) + 1 }));
  } catch {
    // Storage is full or forbidden: nothing is counted.
  }
}

/** Returns the page views that were counted on this device. */
export function readPageViews(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(pageViewsKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, count]) => Number.isSafeInteger(count)));
  } catch {
    return {};
  }
}
