/**
 * What this browser keeps under a key.
 * @returns null when nothing is kept, storage is switched off, or what lies there is not ours
 */
export function readFromDevice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps something in this browser, or removes it with null. Without storage it lasts as long as the page. */
export function keepOnDevice(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Switched off, or full.
  }
}
