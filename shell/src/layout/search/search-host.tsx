import { loadDialog, useOnDemand } from '@femcoders/shared-ui';
import { useEffect } from 'react';
import { isSlashOn } from './slash-key.ts';

async function loadPalette() {
  const [{ SearchPalette }] = await Promise.all([
    import(/* webpackChunkName: "search" */ './search-palette.tsx'),
    loadDialog(),
  ]);
  return SearchPalette;
}

/** Loads the palette before it is opened. A failure shows when it is opened. */
export function preloadPalette(): void {
  loadPalette().catch(() => {});
}

export interface SearchHostProps {
  open: boolean;
  onChange: (open: boolean) => void;
}

/** Opens the search by Ctrl or Cmd and K, and by "/" outside of fields; what draws it comes with the first time. */
export function SearchHost({ open, onChange }: SearchHostProps) {
  const close = () => onChange(false);
  const SearchPalette = useOnDemand(loadPalette, open, close);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      if (!event.repeat) onChange(!open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, onChange]);

  return open && SearchPalette && <SearchPalette onClose={close} />;
}

/** On many keyboards "/" takes Shift. An editor may have used the keys itself. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isField(target) && isSlashOn();
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;
}
