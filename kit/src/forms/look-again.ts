import { ApiError, UnreachableError } from '@femcoders/platform';

/** How long after a look the next one comes by itself, in milliseconds. */
const pauses = [5_000, 20_000, 60_000, 180_000];
const mostLooks = 8;
/** Nobody expects it any more, in milliseconds; the API knows a key for at least a day. */
const longestMs = 60 * 60_000;

/** What a form adds to its sentence while it looks by itself. */
export const looksByItself = 'Si no cambias nada, lo miramos por ti en cuanto vuelva la conexión.';

/** Whether it is unknown if something arrived that is done once, however often it is sent. */
export const isLost = (error: unknown): boolean => error instanceof UnreachableError && error.keyed === true;

/** Whether an answer says nothing of what was sent: there is none, or it is one of something between us and the API. */
export const saysNothing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/**
 * Finds out what became of something sent: `look` sends the same again when the network is back, when the page is seen
 * again, and by itself further and further apart. It ends with an answer, with the first touch of a form or a dialog (what
 * she has changed is hers to send, what she has closed she does not want), after eight looks and after an hour; it waits
 * while she is in a field.
 * @param look sends exactly what was sent before, under the same key; whether the answer is known then
 * @param onGivenUp it looks no more and does not know
 * @returns ends it
 */
export function lookAgain(look: () => Promise<boolean>, onGivenUp: () => void): () => void {
  const since = Date.now();
  let looks = 0;
  let isLooking = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;

  function end() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', lookNow);
    for (const type of touches) document.removeEventListener(type, touched, true);
  }
  function later() {
    clearTimeout(timer);
    const pause = pauses[Math.min(looks, pauses.length - 1)] ?? 0;
    // Not all who lost it at the same moment come back at the same moment.
    timer = setTimeout(lookNow, pause * (0.75 + Math.random() / 2));
  }
  async function lookNow() {
    if (isLooking) return;
    if (looks === mostLooks || Date.now() - since > longestMs) {
      end();
      onGivenUp();
      return;
    }
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
    const within = target instanceof Element && target.closest(touchable)?.closest('form, dialog, [role=dialog]');
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : within) end();
  };

  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookNow);
  for (const type of touches) document.addEventListener(type, touched, true);
  later();
  return end;
}

const touches = ['input', 'change', 'click', 'keydown'];
const touchable = 'input, textarea, select, button, label, [role], [contenteditable]';
const isInField = (focused: Element | null) => focused?.matches('input, textarea, select, [contenteditable]') ?? false;
