/** Something that is kept on this device under one key, and is the same in every tab. */
export interface StoredValue<T> {
  read: () => T;
  /** @returns whether it was kept; else it lasts as long as the page */
  write: (value: T) => boolean;
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param key under which it is kept, one of those in remote.json
 * @param parse what stands there, when it is of the expected shape
 * @param empty while nothing of that shape is there
 */
export function createStoredValue<T>(key: string, parse: (value: unknown) => T | undefined, empty: T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let raw: string | null | undefined;
  let value = empty;

  const read = () => {
    const found = readRaw(key);
    // Where storage refuses, what was written last is all there is.
    if (found === undefined || found === raw) return value;
    raw = found;
    value = parsed(found, parse) ?? empty;
    return value;
  };

  return {
    read,
    write: (next) => {
      const text = JSON.stringify(next);
      const kept = writeRaw(key, text);
      value = next;
      if (kept) raw = text;
      else raw = readRaw(key);
      for (const listener of listeners) listener();
      return kept;
    },
    subscribe: (listener) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', follow);
      };
    },
  };
}

function parsed<T>(text: string | null, parse: (value: unknown) => T | undefined): T | undefined {
  try {
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Undefined where the browser lets nobody read. */
function readRaw(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function writeRaw(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    // Forbidden, or full.
    return false;
  }
}

/** A member's id, as it is kept. */
export const asOwner = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
