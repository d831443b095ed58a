import { ApiError, sessionStore, sessionToken, UnreachableError } from '@femcoders/platform';

/** Pauses between retries, in milliseconds. */
const pauses = [5_000, 20_000, 60_000, 180_000];
const mostRetries = 8;
/** After so long nobody waits for it, in milliseconds; the API keeps an idempotency key for at least a day. */
const longestMs = 60 * 60_000;

/** The sentence that a form adds while it retries by itself. */
export const autoRetryNotice = 'Si no cambias nada, lo comprobamos por ti en cuanto vuelva la conexión.';

/** Whether a request with an idempotency key got no answer: it may have arrived, and can be sent again without harm. */
export const isUnanswered = (error: unknown): boolean => error instanceof UnreachableError && error.keyed === true;

/** Whether an error leaves open what became of a request: no answer, a failure of the API (5xx) or too many requests (429). */
export const isInconclusive = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** Returns the dialog or form of the button that is being pressed; null for a button outside of both. */
export function pressedForm(): Element | null {
  const target = window.event?.target;
  return target instanceof Element ? (target.closest(dialogs) ?? target.closest('form')) : null;
}

/**
 * Retries a request until there is an answer: when the network is back, when the page is visible again, and with growing
 * pauses. It ends with an answer, with the first input in its own form or dialog (a changed form is sent by hand, a closed one
 * is not wanted), when the session changes (another person would send it), after eight retries and after an hour. It waits
 * while the focus is in a field. Until it ends, a mark in the page (`data-looking`) says that somebody waits for the answer.
 * @param retry sends exactly the same again, under the same idempotency key. @returns whether there was an answer
 * @param onGivenUp is called when it ends without an answer
 * @param own `pressedForm()` at the time of the first request
 * @returns a function that ends it
 */
export function retryUntilAnswered(
  retry: () => Promise<boolean>,
  onGivenUp: () => void,
  own: Element | null,
): () => void {
  const since = Date.now();
  const token = sessionToken();
  const mark = document.createElement('meta');
  mark.dataset.looking = '';
  document.head.append(mark);
  let retries = 0;
  let isRetrying = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;

  function end() {
    isOver = true;
    clearTimeout(timer);
    mark.remove();
    unsubscribe();
    window.removeEventListener('online', retryNow);
    document.removeEventListener('visibilitychange', retryNow);
    for (const type of touches) document.removeEventListener(type, touched, true);
  }
  function giveUp() {
    end();
    onGivenUp();
  }
  function later() {
    clearTimeout(timer);
    const pause = pauses[Math.min(retries, pauses.length - 1)] ?? 0;
    // Jitter: after an outage not all clients retry at the same moment.
    timer = setTimeout(retryNow, pause * (0.75 + Math.random() / 2));
  }
  async function retryNow() {
    if (isRetrying) return;
    if (retries === mostRetries || Date.now() - since > longestMs) return giveUp();
    if (navigator.onLine && !document.hidden && !isInField(document.activeElement)) {
      isRetrying = true;
      retries += 1;
      const isAnswered = await retry();
      isRetrying = false;
      if (isAnswered) end();
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
  window.addEventListener('online', retryNow);
  document.addEventListener('visibilitychange', retryNow);
  for (const type of touches) document.addEventListener(type, touched, true);
  later();
  return end;
}

const touches = ['input', 'change', 'click', 'keydown'];
const touchable = 'input, textarea, select, button, label, [contenteditable]';
const dialogs = 'dialog, [role=dialog]';
const isInField = (focused: Element | null) => focused?.matches('input, textarea, select, [contenteditable]') ?? false;
