/** Local storage key; it holds "off" in browsers where "/" does not open the search, and nothing elsewhere. */
const slashKey = 'searchSlash';

/** Whether "/" opens the search: a single key, which who dictates or mistypes may not want (WCAG 2.1.4). */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off';
  } catch {
    return true;
  }
}

export function setSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, 'off');
  } catch {
    // Storage is forbidden: nothing is remembered.
  }
}
