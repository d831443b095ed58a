import { useRef, useState } from 'react';

const keyOf = (what: string) => `adminDraft:${what}`;

/** What must not be stored on the device: it outlives a way to the login page and back, and ends with the tab. */
const inThisTab = new Map<string, unknown>();

interface DraftOptions<Value> {
  /** What it is when nothing was kept. */
  start: Value;
  /** Reads what lies in the storage; null when that is nothing of ours. */
  read: (stored: unknown) => Value | null;
  /** Whether it may lie on this device. */
  onDevice?: boolean;
}

/**
 * What somebody types into a form, kept until it is sent: it outlives a reload, and a session that has ended.
 * @param what names the form and what it is about, such as `person:<id>`; a component has one for its whole life
 */
export function useDraft<Value>(what: string, { start, read, onDevice = true }: DraftOptions<Value>) {
  const [kept] = useState(() => (onDevice ? readStored(what, read) : ((inThisTab.get(what) as Value) ?? null)));
  const [value, setValue] = useState(kept ?? start);
  const latest = useRef(value);

  return {
    value,
    /** The value as it is now: what is sent takes a moment, and somebody goes on typing. */
    latest: () => latest.current,
    /** Whether it began with what was kept another time. */
    restored: kept !== null,
    change(next: Value) {
      latest.current = next;
      setValue(next);
      if (onDevice) store(what, next);
      else inThisTab.set(what, next);
    },
    /** It was sent, or is given up. */
    forget(next: Value = start) {
      latest.current = next;
      setValue(next);
      inThisTab.delete(what);
      store(what, null);
    },
  };
}

function readStored<Value>(what: string, read: (stored: unknown) => Value | null): Value | null {
  try {
    return read(JSON.parse(localStorage.getItem(keyOf(what)) ?? 'null'));
  } catch {
    // Storage is switched off, or what lies there is not ours.
    return null;
  }
}

function store(what: string, value: unknown): void {
  try {
    if (value === null || value === '') localStorage.removeItem(keyOf(what));
    else localStorage.setItem(keyOf(what), JSON.stringify(value));
  } catch {
    // Without storage there is no draft; the form works all the same.
  }
}

/** For drafts that are one text. */
export function readText(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null;
}
