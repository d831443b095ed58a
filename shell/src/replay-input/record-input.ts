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
} from './recorded-fields.ts';

const fieldNames = ':is(input,textarea,select)[name]';
const unkept = /hidden|file|password|one-time-code/;

/**
 * Records what the reader types before hydration, and what the browser restores after a reload. React would lose it: a
 * controlled field shows its state from the first change on, and where React renders the page again the fields are new elements.
 */
export function recordInput(page: HTMLElement): void {
  for (const field of page.querySelectorAll<Field>(fieldNames)) if (isFilledIn(field)) remember(field);
  for (const type of ['input', 'change']) page.addEventListener(type, listen, true);
  addEventListener('pagehide', keepForReload);
  try {
    // That code restores what was stored.
    if (sessionStorage.getItem(typedKey)) loadCode();
  } catch {
    // Storage is switched off.
  }
}

/**
 * Stores the input of forms that ask for it (`data-kept-typing`) for a reload, because browsers restore fields unreliably.
 * Passwords, codes and files are left out. It runs from the first moment: a page that is reloaded at once has no more code yet.
 */
function keepForReload(): void {
  const kept = [...document.querySelectorAll<HTMLInputElement>(`form[data-kept-typing] ${fieldNames}`)].flatMap(
    (field) => {
      const state = stateOf(field);
      // Recorded input that is not replayed yet may no longer be in the field.
      // React writes the value of a controlled field into its default, too: such fields count where they have one, as do boxes
      // that were ticked before and drawn so again.
      const known = typed.get(placeOf(state)) ?? ((isFilledIn(field) || field.defaultValue || field.checked) && state);
      return known && !unkept.test(field.type + field.autocomplete) ? [{ ...known, field: undefined }] : [];
    },
  );
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

let code: Promise<typeof import('./enter-input.ts') | undefined> | undefined;

/** Loads the code that replays, with the first letter: most readers type nothing before hydration. */
function loadCode() {
  code ??= import(/* webpackChunkName: "replay" */ './enter-input.ts').catch(() => {
    code = undefined;
    return code;
  });
  return code;
}

/**
 * Replays a frame's recorded input once the frame is hydrated. What is typed until the code has loaded is recorded, too.
 * @param frame the element of a page or a block; null for fields outside of all frames
 */
export async function replayInput(frame: Element | null): Promise<void> {
  const entering = typed.size > 0 && (await loadCode());
  if (entering === undefined) return;
  // What is entered now is not typed.
  live.add(frame ?? outside);
  if (entering) entering.enterInput(frame);
}
