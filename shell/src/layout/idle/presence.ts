/** The events that count as activity (spec section 4; decisions 1.1), also those of frames of examples. */
const signs = ['mousemove', 'keydown', 'scroll', 'touchstart', 'focusin', 'input', 'message'] as const;

/**
 * Calls `notice` with every sign of the visitor.
 * @returns a function that stops listening
 */
export function watchPresence(notice: () => void): () => void {
  const options = { passive: true, capture: true };
  const listen = (event: Event) => {
    // A dialog that opens takes the focus by itself.
    if (event.type === 'focusin' && event.target instanceof Element && event.target.closest('[role=dialog]')) return;
    notice();
  };
  for (const sign of signs) window.addEventListener(sign, listen, options);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listen, options);
  };
}

/** Pages where work continues without the mouse (decisions 1.1). */
const workplaces = /^\/admin(\/|$)/;

/** Whether something holds the visitor here although she does nothing. */
export function isVisitorHeld(path: string): boolean {
  return workplaces.test(path) || hasUnsentText() || isVideoPlaying() || document.querySelector(holding) !== null;
}

/** A quiz says so itself, because thinking shows no sign; so does a form that finds out whether what it has sent arrived. */
const holding = 'main [data-quiz-running], [data-looking]';

/** Whether something is written in a field of the page or of a dialog. */
export function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(main, dialog, [role=dialog]) :is(textarea, input)',
  );
  return [...fields].some((field) => isWritten(field) && field.value.trim() !== '');
}

/** Boxes and buttons have a value from the start, a search stands in the address, and nobody sees a hidden field. */
function isWritten(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return (
    !['hidden', 'search', 'checkbox', 'radio', 'button', 'submit', 'range'].includes(field.type) && field.tabIndex >= 0
  );
}

/** A muted loop is decoration. */
function isVideoPlaying(): boolean {
  return [...document.querySelectorAll('video')].some((video) => !video.paused && !(video.muted && video.loop));
}
