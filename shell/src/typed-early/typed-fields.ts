type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  field: Field;
  /** Its place among the fields that look the same. */
  index: number;
  value: string;
  checked: boolean;
}

const typed = new Map<string, TypedField>();
/** Frames whose fields tell React themselves. */
const live = new WeakSet<object>();
const outside = {};
export const typedKey = 'typedForReload';
const unkept = /file|password|one-time-code/;
const fieldNames = 'input[name], textarea[name], select[name]';
const frames = '[data-remote]';

/**
 * Remembers what the reader fills in before React has taken over the fields, and what the browser has filled in for her after
 * a reload. A field that React controls shows the value of its state from the first change on, which knows nothing of that;
 * and where React draws the page again, the fields themselves are others.
 */
export function rememberTyped(page: HTMLElement): void {
  for (const field of page.querySelectorAll<Field>(fieldNames)) if (isFilledIn(field)) remember(field);
  for (const type of ['input', 'change']) page.addEventListener(type, listen, true);
  rememberReloaded();
  addEventListener('pagehide', keepForReload);
}

/**
 * Keeps what is in the forms that ask for it, for the case that this is a reload: browsers fill in again what they like.
 * What only one form knows, such as a password, is left out.
 */
function keepForReload(): void {
  const fields = [...document.querySelectorAll<Field>(`form[data-kept-typing] :is(${fieldNames})`)];
  const kept = fields
    .filter((field) => isFilledIn(field) && !unkept.test(field.type + field.autocomplete))
    .map((field) => ({ ...stateOf(field), selector: selectorOf(field) }));
  try {
    if (kept.length > 0) sessionStorage.setItem(typedKey, JSON.stringify({ page: location.href, kept }));
  } catch {
    // Without storage nothing is kept.
  }
}

function rememberReloaded(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null');
    sessionStorage.removeItem(typedKey);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (stored?.page !== location.href || navigation?.type !== 'reload') return;
    for (const { selector, index, value, checked } of stored.kept) {
      const field = document.querySelectorAll<Field>(selector)[index];
      if (field && !isFilledIn(field)) typed.set(`${selector} ${index}`, { field, index, value, checked });
    }
  } catch {
    // Storage is switched off, or what lies there is not ours.
  }
}

function listen({ target, isTrusted }: Event): void {
  if (!isTrusted || !(target instanceof Element) || !target.matches(fieldNames)) return;
  if (!live.has(target.closest(frames) ?? outside)) remember(target as Field);
}

function remember(field: Field): void {
  // What she undid is no longer chosen.
  if (field.type === 'radio')
    for (const [key, other] of typed)
      if (other.field.type === 'radio' && other.field.name === field.name && other.field.form === field.form)
        typed.delete(key);
  const state = stateOf(field);
  typed.set(`${selectorOf(field)} ${state.index}`, { field, ...state });
}

const stateOf = (field: Field) => ({
  index: alike(field).indexOf(field),
  value: field.value,
  checked: (field as HTMLInputElement).checked,
});

/**
 * Enters what was remembered into the fields of a frame as if it were typed now, so that their form knows it. Once.
 * @param frame the element of a page or a block; null: what belongs to none
 */
export function enterTyped(frame: Element | null): void {
  live.add(frame ?? outside);
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

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isFilledIn(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return (
      field.selectedIndex !==
      Math.max(
        0,
        options.findIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  }
  return field.value !== field.defaultValue && field.type !== 'hidden';
}

const alike = (field: Field) => [...document.querySelectorAll<Field>(selectorOf(field))];

function selectorOf(field: Field): string {
  const choice = isBox(field) && field.hasAttribute('value') ? `[value=${JSON.stringify(field.value)}]` : '';
  return `${field.localName}[name=${JSON.stringify(field.name)}]${choice}`;
}
