import type { ThemeChoice } from '@femcoders/shared-ui';
import { useSyncExternalStore } from 'react';

/** Local storage key: "light" or "dark" when the reader has chosen one in place of her device's. */
export const themeKey = 'theme';

const listeners = new Set<() => void>();

/** The reader's choice. The server does not know it; what the page looks like is set before the first paint. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system');
}

/** Stores a choice and shows it, here and in the other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is forbidden: the choice holds until the page is left.
  }
  show(choice);
}

function shownTheme(): ThemeChoice {
  return known(document.documentElement.dataset.theme);
}

function known(value: string | null | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Also the browser's own frame: of the two colours in the head it takes the one whose media query holds. */
function show(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = colour.dataset;
    const other = scheme === choice ? 'all' : 'not all';
    colour.setAttribute('media', choice === 'system' ? `(prefers-color-scheme: ${scheme})` : other);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  // No key: everything has been cleared.
  if (key === themeKey || key === null) show(known(newValue));
}
