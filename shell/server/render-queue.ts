/** Limits how many pages are rendered at a time. */
export interface RenderQueue {
  /**
   * Waits for a slot.
   * @returns releases the slot, may be called twice; null when the queue is full or the wait was too long
   */
  acquire(): Promise<(() => void) | null>;
}

/** The render queue is full: cached pages and files are still sent. */
export class RenderQueueFullError extends Error {
  override readonly name = 'PageRoomFullError';

  constructor() {
    super('The render queue is full.');
  }
}

/**
 * Runs work that costs processor time when the queue has a slot.
 * @param signal aborted when no client waits any more; then the work does not begin
 * @throws RenderQueueFullError when the queue is full; the signal's reason; what `make` throws
 */
export async function enqueue<T>(
  queue: RenderQueue | null | undefined,
  signal: AbortSignal,
  make: () => Promise<T>,
): Promise<T> {
  if (!queue) return make();
  const release = await queue.acquire();
  if (!release) throw new RenderQueueFullError();
  try {
    signal.throwIfAborted();
    return await make();
  } finally {
    release();
  }
}
