export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldState {
  /** Matches the field, and fields that look the same. */
  selector: string;
  /** Its place among them. */
  index: number;
  value: string;
  checked: boolean;
}

/** Input that is not replayed yet. */
export const typed = new Map<string, FieldState & { field: Field }>();
/** Hydrated frames; fields outside of all frames count as `outside`. */
export const live = new WeakSet<object>();
export const outside = {};
export const isLive = (field: Element) => live.has(field.closest(frames) ?? outside);
export const typedKey = 'typed';
export const frames = '[data-remote]';

/** Records the state of a field. */
export function note(field: Field, state: FieldState): void {
  typed.set(placeOf(state), { field, ...state });
}

export const stateOf = (field: Field): FieldState => ({
  selector: selectorOf(field),
  index: alike(field).indexOf(field),
  value: field.value,
  checked: (field as HTMLInputElement).checked,
});

export const placeOf = ({ selector, index }: FieldState) => `${selector} ${index}`;

export const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

export function isFilledIn(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if ('options' in field) {
    const options = [...field.options];
    return !(options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected;
  }
  return field.value !== field.defaultValue;
}

export const alike = (field: Field) => [...document.querySelectorAll<Field>(selectorOf(field))];

function selectorOf(field: Field): string {
  const choice = isBox(field) && field.hasAttribute('value') ? `[value=${JSON.stringify(field.value)}]` : '';
  return `${field.localName}[name=${JSON.stringify(field.name)}]${choice}`;
}
