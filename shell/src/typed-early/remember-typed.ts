import {
  type Field,
  isFilledIn,
  isLive,
  live,
  note,
  outside,
  placeOf,
  stateOf,
  typed,
  typedKey,
} from './typed-fields.ts';

const fieldNames = ':is(input,textarea,select)[name]';
const unkept = /hidden|file|password|one-time-code/;

/**
 * Remembers what the reader fills in before React has taken over the fields, and what the browser has filled in for her after
 * a reload. A field that React controls shows the value of its state from the first change on, which knows nothing of that;
 * and where React draws the page again, the fields themselves are others.
 */
export function rememberTyped(page: HTMLElement): void {
  for (const field of page.querySelectorAll<Field>(fieldNames)) if (isFilledIn(field)) remember(field);
  for (const type of ['input', 'change']) page.addEventListener(type, listen, true);
  addEventListener('pagehide', keepForReload);
  try {
    // It remembers what was kept.
    if (sessionStorage.getItem(typedKey)) loadCode();
  } catch {
    // Storage is switched off.
  }
}

/**
 * Keeps what is in the forms that ask for it, for the case that this is a reload: browsers fill in again what they like.
 * What only one form knows, such as a password, is left out. From the first moment, because a page that is reloaded at once
 * has no more code yet.
 */
function keepForReload(): void {
  const kept = [...document.querySelectorAll<Field>(`form[data-kept-typing] ${fieldNames}`)].flatMap((field) => {
    const state = stateOf(field);
    // What its form has not been told yet may not be seen in the field any more.
    // Of a text that React controls it writes the value into the default, too: such fields count where they have one.
    const known =
      typed.get(placeOf(state)) ?? ((isFilledIn(field) || (field as HTMLInputElement).defaultValue) && state);
    return known && !unkept.test(field.type + field.autocomplete) ? [{ ...known, field: undefined }] : [];
  });
  try {
    if (kept.length > 0) sessionStorage.setItem(typedKey, JSON.stringify({ page: location.href, kept }));
  } catch {
    // Without storage nothing is kept.
  }
}

function listen({ target, isTrusted }: Event): void {
  const field = target as Field;
  if (isTrusted && field.matches(fieldNames) && !isLive(field)) remember(field);
}

function remember(field: Field): void {
  // What she undid is no longer chosen.
  for (const [key, { field: other }] of typed)
    if (other.type === 'radio' && other.name === field.name && other.form === field.form) typed.delete(key);
  note(field, stateOf(field));
  loadCode();
}

let code: Promise<typeof import('./enter-typed.ts') | undefined> | undefined;

/** What most readers never need comes with the first letter that is typed, apart from the page's own code. */
function loadCode() {
  code ??= import(/* webpackChunkName: "typed-early" */ './enter-typed.ts').catch(() => {
    code = undefined;
    return code;
  });
  return code;
}

/**
 * Lets a frame's form know what was remembered of its fields, once, by code that comes only for that. What is typed until
 * then is remembered, too.
 * @param frame the element of a page or a block; null: what belongs to none
 */
export async function tellTyped(frame: Element | null): Promise<void> {
  const entering = typed.size > 0 && (await loadCode());
  if (entering === undefined) return;
  // What is entered now is not typed.
  live.add(frame ?? outside);
  if (entering) entering.enterTyped(frame);
}
