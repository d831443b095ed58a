type Close = () => Promise<void> | void;

/** The stop was asked for while the start was under way. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** A stack of cleanup functions, run in reverse order. */
export interface CleanupStack {
  /**
   * Adds how to close what has just been opened.
   * @throws StoppedError when everything is being closed already; then this is closed, too
   */
  add(close: Close): void;
  /** Closes everything, the latest first. A failure does not keep the others open. */
  close(): Promise<void>;
}

/** Longest wait for one of them, in milliseconds: answers and jobs under way have ten seconds, and what hangs keeps nobody for ever. */
const patienceMs = 15_000;

export function createCleanupStack(): CleanupStack {
  const closers: Close[] = [];
  let closed = false;
  let closing: Promise<void> = Promise.resolve();

  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await withinTime(close);
      } catch (error) {
        console.error('Algo no se ha podido cerrar bien:', error);
      }
    }
  }

  return {
    add(close) {
      closers.push(close);
      if (!closed) return;
      closing = closing.then(closeAll);
      throw new StoppedError('The start was stopped.');
    },
    close() {
      closed = true;
      closing = closing.then(closeAll);
      return closing;
    },
  };
}

/** @throws Error when it takes too long; it goes on by itself then */
async function withinTime(close: Close): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No ha terminado en ${patienceMs / 1000} s; se deja.`)), patienceMs);
  });
  try {
    await Promise.race([close(), late]);
  } finally {
    clearTimeout(timer);
  }
}
