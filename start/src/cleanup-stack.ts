type Close = () => Promise<void> | void;

/** The stop was asked for while the start was under way. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** What has been opened so far; closed in reverse order. */
export interface CleanupStack {
  /**
   * Adds how to close what has just been opened.
   * @throws StoppedError when everything is being closed already; then this is closed, too
   */
  add(close: Close): void;
  /** Closes everything, the latest first. A failure does not keep the others open. */
  close(): Promise<void>;
}

export function createCleanupStack(): CleanupStack {
  const closers: Close[] = [];
  let closed = false;
  let closing: Promise<void> = Promise.resolve();

  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close();
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
