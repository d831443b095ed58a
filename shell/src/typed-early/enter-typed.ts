import {
  alike,
  type Field,
  fieldNames,
  frames,
  isBox,
  isFilledIn,
  placeOf,
  stateOf,
  typed,
  typedKey,
} from './typed-fields.ts';

const unkept = /file|password|one-time-code/;

addEventListener('pagehide', keepForReload);

/**
 * Enters what was remembered into the fields of a frame as if it were typed now, so that their form knows it.
 * @param frame the element of a page or a block; null: what belongs to none
 */
export function enterTyped(frame: Element | null): void {
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
  // React tells a change by what it knows of the field, which is what is set on the field itself.
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
  // Past the property that React has put on the field.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // Types such as e-mail know no caret.
  if (hadFocus && caret[0] != null) field.setSelectionRange(caret[0], caret[1] ?? null);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Keeps what is in the forms that ask for it, for the case that this is a reload: browsers fill in again what they like.
 * What only one form knows, such as a password, is left out.
 */
function keepForReload(): void {
  const fields = [...document.querySelectorAll<Field>(`form[data-kept-typing] :is(${fieldNames})`)];
  const kept = fields.flatMap((field) => {
    const state = stateOf(field);
    // What its form has not been told yet may not be seen in the field any more.
    const known = typed.get(placeOf(state)) ?? (isFilledIn(field) && state);
    return known && !unkept.test(field.type + field.autocomplete) ? [{ ...known, field: undefined }] : [];
  });
  try {
    if (kept.length > 0) sessionStorage.setItem(typedKey, JSON.stringify({ page: location.href, kept }));
  } catch {
    // Without storage nothing is kept.
  }
}
