/** When a visitor who does nothing is warned, and when she is taken home, in milliseconds (spec section 9; decisions 1.1). */
export const idleLimits = { warnMs: 240_000, leaveMs: 300_000 } as const;

export interface IdleTimerPorts {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Whether something holds the visitor here although she does nothing: unsent text, a playing video, the administration. */
  isHeld: () => boolean;
  /** Called with the milliseconds left when the warning is due, and with null when it is no longer. */
  onWarning: (leftMs: number | null) => void;
  onLeave: () => void;
}

export interface IdleTimer {
  /** The visitor did something. */
  notePresence: () => void;
  stop: () => void;
}

/**
 * Watches for five minutes without a sign of the visitor. It goes by the clock, not by the timer: a device that slept
 * is judged when it wakes.
 */
export function startIdleTimer({ now, isHeld, onWarning, onLeave }: IdleTimerPorts): IdleTimer {
  let lastPresence = now();
  let warned = false;
  let timer = setTimeout(check, idleLimits.warnMs);

  function check(): void {
    if (isHeld()) notePresence();
    const idleMs = now() - lastPresence;
    const next = idleMs < idleLimits.warnMs ? idleLimits.warnMs : idleLimits.leaveMs;
    if (idleMs >= idleLimits.leaveMs) {
      notePresence();
      onLeave();
    } else if (next === idleLimits.leaveMs) {
      warned = true;
      onWarning(idleLimits.leaveMs - idleMs);
    }
    clearTimeout(timer);
    timer = setTimeout(check, Math.max(next - (now() - lastPresence), 0));
  }

  function notePresence(): void {
    lastPresence = now();
    if (!warned) return;
    warned = false;
    onWarning(null);
    clearTimeout(timer);
    timer = setTimeout(check, idleLimits.warnMs);
  }

  return { notePresence, stop: () => clearTimeout(timer) };
}
