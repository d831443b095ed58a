import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

/** Whether the reader has asked for less motion; the server does not know and says no. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wish).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wish);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
