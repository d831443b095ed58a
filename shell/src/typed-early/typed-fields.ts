export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldState {
  /** Finds the fields that look the same. */
  selector: string;
  /** Its place among them. */
  index: number;
  value: string;
  checked: boolean;
}

/** What forms have not been told yet. */
export const typed = new Map<string, FieldState & { field: Field }>();
/** Frames whose fields tell React themselves. */
const live = new WeakSet<object>();
const outside = {};
export const typedKey = 'typedForReload';
export const fieldNames = 'input[name], textarea[name], select[name]';
export const frames = '[data-remote]';

/**
 * Remembers what the reader fills in before React has taken over the fields, and what the browser has filled in for her after
 * a reload. A field that React controls shows the value of its state from the first change on, which knows nothing of that;
 * and where React draws the page again, the fields themselves are others.
 */
export function rememberTyped(page: HTMLElement): void {
  for (const field of page.querySelectorAll<Field>(fieldNames)) if (isFilledIn(field)) remember(field);
  for (const type of ['input', 'change']) page.addEventListener(type, listen, true);
  rememberReloaded();
}

function rememberReloaded(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null');
    sessionStorage.removeItem(typedKey);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (stored?.page !== location.href || navigation?.type !== 'reload') return;
    for (const state of stored.kept) {
      const field = document.querySelectorAll<Field>(state.selector)[state.index];
      if (field && !isFilledIn(field)) note(field, state);
    }
  } catch {
    // Storage is switched off, or what lies there is not ours.
  }
}

function listen({ target, isTrusted }: Event): void {
  if (!isTrusted || !(target instanceof Element) || !target.matches(fieldNames)) return;
  if (!live.has(target.closest(frames) ?? outside)) remember(target as Field);
  // Keeps what is typed over a reload.
  else void bringCode().catch(() => {});
}

function remember(field: Field): void {
  // What she undid is no longer chosen.
  if (field.type === 'radio')
    for (const [key, other] of typed)
      if (other.field.type === 'radio' && other.field.name === field.name && other.field.form === field.form)
        typed.delete(key);
  note(field, stateOf(field));
}

function note(field: Field, state: FieldState): void {
  typed.set(placeOf(state), { field, ...state });
  void bringCode().catch(() => {});
}

export const stateOf = (field: Field): FieldState => ({
  selector: selectorOf(field),
  index: alike(field).indexOf(field),
  value: field.value,
  checked: (field as HTMLInputElement).checked,
});

export const placeOf = ({ selector, index }: FieldState) => `${selector} ${index}`;

let code: Promise<typeof import('./enter-typed.ts')> | undefined;

/** What most readers never need comes with the first letter that is typed, beside the page's own code. */
function bringCode() {
  code ??= import(/* webpackChunkName: "typed-early" */ './enter-typed.ts').catch((error) => {
    code = undefined;
    throw error;
  });
  return code;
}

/**
 * Lets a frame's form know what was remembered of its fields, once, by code that comes only for that. What is typed until
 * then is remembered, too.
 * @param frame the element of a page or a block; null: what belongs to none
 */
export async function tellTyped(frame: Element | null): Promise<void> {
  const entering = typed.size > 0 ? await bringCode() : null;
  // What is entered now is not typed.
  live.add(frame ?? outside);
  entering?.enterTyped(frame);
}

export const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

export function isFilledIn(field: Field): boolean {
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

export const alike = (field: Field) => [...document.querySelectorAll<Field>(selectorOf(field))];

function selectorOf(field: Field): string {
  const choice = isBox(field) && field.hasAttribute('value') ? `[value=${JSON.stringify(field.value)}]` : '';
  return `${field.localName}[name=${JSON.stringify(field.name)}]${choice}`;
}
