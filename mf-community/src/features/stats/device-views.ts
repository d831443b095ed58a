import { useSyncExternalStore } from 'react';

/** Local storage keys of the shell (spec section 3): this remote reads them, and empties the first when it is asked to. */
const deviceKeys = { views: 'pageViews', accepted: 'cookiesAccepted' } as const;

export interface PageCount {
  path: string;
  count: number;
}

/** The page views counted on this device; `unknown` on the server and until the page has come alive. */
export type DeviceViews =
  | { state: 'unknown' }
  /** Storage is switched off. */
  | { state: 'unavailable' }
  /** Nothing is counted: the reader has not answered "Aceptar" (decisions 1.7). */
  | { state: 'not-accepted' }
  /** From what was opened most. */
  | { state: 'counted'; pages: readonly PageCount[] };

const unknown: DeviceViews = { state: 'unknown' };
/** Fired in this tab; others hear `storage`. */
const changed = 'pageviewschange';

let read = '';
let views: DeviceViews = unknown;

/** The pages that this device has counted, with the current counts of all tabs. */
export function useDeviceViews(): DeviceViews {
  return useSyncExternalStore(subscribe, readViews, () => unknown);
}

/** Forgets what was counted on this device. @returns what restores it */
export function clearDeviceViews(): () => void {
  const kept = localStorage.getItem(deviceKeys.views);
  localStorage.removeItem(deviceKeys.views);
  dispatchEvent(new Event(changed));
  return () => {
    if (kept !== null) localStorage.setItem(deviceKeys.views, kept);
    dispatchEvent(new Event(changed));
  };
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changed, listener);
  // The view of this very page is counted once its frame has come alive.
  const soon = setTimeout(listener, 0);
  return () => {
    clearTimeout(soon);
    removeEventListener('storage', listener);
    removeEventListener(changed, listener);
  };
}

/** The same object until what is stored changes. */
function readViews(): DeviceViews {
  let stored: string;
  try {
    stored = `${localStorage.getItem(deviceKeys.accepted)} ${localStorage.getItem(deviceKeys.views) ?? '{}'}`;
  } catch {
    stored = '';
  }
  if (views === unknown || stored !== read) {
    read = stored;
    views = viewsOf(stored);
  }
  return views;
}

function viewsOf(stored: string): DeviceViews {
  if (stored === '') return { state: 'unavailable' };
  const accepted = stored.startsWith('true ');
  const pages = pagesIn(stored.slice(stored.indexOf(' ') + 1));
  return accepted || pages.length > 0 ? { state: 'counted', pages } : { state: 'not-accepted' };
}

function pagesIn(text: string): PageCount[] {
  try {
    const counts: unknown = JSON.parse(text);
    if (typeof counts !== 'object' || counts === null) return [];
    return Object.entries(counts)
      .filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] > 0)
      .map(([path, count]) => ({ path, count }))
      .sort((a, b) => b.count - a.count || a.path.localeCompare(b.path));
  } catch {
    // What lies there is not ours.
    return [];
  }
}
