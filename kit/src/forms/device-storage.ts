/**
 * Returns the value that this browser stores under a key.
 * @returns null when nothing is kept, storage is switched off, or what lies there is not ours
 */
export function readFromDevice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

let keeps = true;

/** Whether the device has kept what it was given last: storage may be full or switched off. */
export const deviceKeeps = () => keeps;

/**
 * Keeps something in this browser, or removes it with null.
 * @returns whether it could: storage may be full or switched off
 */
export function keepOnDevice(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    keeps = true;
  } catch {
    keeps = false;
  }
  return keeps;
}
