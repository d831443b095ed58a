import { ApiError, sessionStore, sessionToken, UnreachableError } from '@femcoders/platform';

/** How long after a look the next one comes by itself, in milliseconds. */
const pauses = [5_000, 20_000, 60_000, 180_000];
const mostLooks = 8;
/** Nobody expects it any more, in milliseconds; the API knows a key for at least a day. */
const longestMs = 60 * 60_000;

/** What a form adds to its sentence while it looks by itself. */
export const looksByItself = 'Si no cambias nada, lo miramos por ti en cuanto vuelva la conexión.';

/** Whether it is unknown if something arrived that is done once, however often it is sent. */
export const isLost = (error: unknown): boolean => error instanceof UnreachableError && error.keyed === true;

/** Whether an answer says nothing of what was sent: there is none, or the API could do nothing just now. */
export const saysNothing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** The dialog or form in which she presses something just now; null for a button that stands by itself. */
export function pressedForm(): Element | null {
  const target = window.event?.target;
  return target instanceof Element ? (target.closest(dialogs) ?? target.closest('form')) : null;
}

/**
 * Finds out what became of something sent: `look` sends the same again when the network is back, when the page is seen
 * again, and by itself further and further apart. It ends with an answer, with the first touch of its own form or dialog (what
 * she has changed is hers to send, what she has closed she does not want), with the session (somebody else would send it),
 * after eight looks and after an hour; it waits while she is in a field. As long as it goes on, a mark in the page
 * (`data-looking`) says that somebody waits for it.
 * @param look sends exactly what was sent before, under the same key; whether the answer is known then
 * @param onGivenUp it looks no more and does not know
 * @param own of `pressedForm` when it was sent
 * @returns ends it
 */
export function lookAgain(look: () => Promise<boolean>, onGivenUp: () => void, own: Element | null): () => void {
  const since = Date.now();
  const token = sessionToken();
  const mark = document.createElement('meta');
  mark.dataset.looking = '';
  document.head.append(mark);
  let looks = 0;
  let isLooking = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;

  function end() {
    isOver = true;
    clearTimeout(timer);
    mark.remove();
    unsubscribe();
    window.removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', lookNow);
    for (const type of touches) document.removeEventListener(type, touched, true);
  }
  function giveUp() {
    end();
    onGivenUp();
  }
  function later() {
    clearTimeout(timer);
    const pause = pauses[Math.min(looks, pauses.length - 1)] ?? 0;
    // Not all who lost it at the same moment come back at the same moment.
    timer = setTimeout(lookNow, pause * (0.75 + Math.random() / 2));
  }
  async function lookNow() {
    if (isLooking) return;
    if (looks === mostLooks || Date.now() - since > longestMs) return giveUp();
    if (navigator.onLine && !document.hidden && !isInField(document.activeElement)) {
      isLooking = true;
      looks += 1;
      const isKnown = await look();
      isLooking = false;
      if (isKnown) end();
    }
    if (!isOver) later();
  }
  const touched = (event: Event) => {
    const { target } = event;
    if (!own || !(target instanceof Element)) return;
    const isTouched =
      event instanceof KeyboardEvent
        ? event.key === 'Escape' && own.matches(dialogs) && (own.contains(target) || target === document.body)
        : own.contains(target) && target.closest(touchable);
    if (!isTouched) return;
    end();
    // Drawn before React has heard of the letter, its field would have the text of before.
    setTimeout(onGivenUp);
  };

  const unsubscribe = sessionStore.subscribe(() => {
    if (sessionToken() !== token) giveUp();
  });
  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookNow);
  for (const type of touches) document.addEventListener(type, touched, true);
  later();
  return end;
}

const touches = ['input', 'change', 'click', 'keydown'];
const touchable = 'input, textarea, select, button, label, [contenteditable]';
const dialogs = 'dialog, [role=dialog]';
const isInField = (focused: Element | null) => focused?.matches('input, textarea, select, [contenteditable]') ?? false;
