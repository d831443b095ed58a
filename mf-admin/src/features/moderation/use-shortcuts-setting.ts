import { useCallback, useState } from 'react';

/** Local storage key; it holds "off" on the devices where single-key shortcuts are switched off, and nothing elsewhere. */
export const shortcutsSettingKey = 'moderationShortcuts';

/** Whether single-key shortcuts work, remembered on this device (WCAG 2.1.4). Rendered in the browser only. */
export function useShortcutsSetting(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(readSetting);
  const set = useCallback((next: boolean) => {
    writeSetting(next);
    setOn(next);
  }, []);
  return [on, set];
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(shortcutsSettingKey) !== 'off';
  } catch {
    return true;
  }
}

function writeSetting(on: boolean): void {
  try {
    if (on) localStorage.removeItem(shortcutsSettingKey);
    else localStorage.setItem(shortcutsSettingKey, 'off');
  } catch {
    // Storage is forbidden: the choice holds until the page is left.
  }
}
