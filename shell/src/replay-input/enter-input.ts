import {
  alike,
  type Field,
  type FieldState,
  frames,
  isBox,
  isFilledIn,
  isLive,
  note,
  typed,
  typedKey,
} from './recorded-fields.ts';

rememberLeft();

/**
 * Restores the input that was stored when this page was left, for a reader who reloads it or comes back to it; hydrated forms
 * get it at once. On other pages it stays stored.
 */
function rememberLeft(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null');
    if (stored?.page !== location.href) return;
    sessionStorage.removeItem(typedKey);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return;
    for (const state of stored.kept as FieldState[]) {
      const field = document.querySelectorAll<Field>(state.selector)[state.index];
      if (!field || isFilledIn(field)) continue;
      note(field, state);
      if (isLive(field)) enterInput(field.closest(frames));
    }
  } catch {
    // Storage is switched off, or what lies there is not ours.
  }
}

/**
 * Replays the recorded input of a frame's fields as if it were typed now, so that React's state has it.
 * @param frame the element of a page or a block; null for fields outside of all frames
 */
export function enterInput(frame: Element | null): void {
  for (const [key, { field, index, value, checked }] of typed) {
    const now = field.isConnected ? field : alike(field)[index];
    if (!now || now.closest(frames) !== frame) continue;
    typed.delete(key);
    if (isBox(now)) enterChoice(now, checked);
    else enterText(now, value);
  }
}

function enterChoice(box: HTMLInputElement, checked: boolean): void {
  if (box.type === 'radio' && !checked) return;
  // React detects a change by comparing with the last value that was set through the property.
  box.checked = !checked;
  box.click();
}

function enterText(field: Field, value: string): void {
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const hadFocus = field === document.activeElement && 'setSelectionRange' in field;
  const caret = hadFocus ? [field.selectionStart, field.selectionEnd] : [];
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // The native setter: React replaces the property on the element to track its value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // Fields such as type="email" have no selection (HTML, "setSelectionRange").
  if (hadFocus && caret[0] != null) field.setSelectionRange(caret[0], caret[1] ?? null);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
