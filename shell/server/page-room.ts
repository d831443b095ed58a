/** How many pages are made at a time. */
export interface PageRoom {
  /**
   * Asks for a place.
   * @returns how to give it back, to be called once or more often; null when there is none, now or after a wait
   */
  enter(): Promise<(() => void) | null>;
}

/** No more pages can be made now: what is kept, and files, are still sent. */
export class PageRoomFullError extends Error {
  override readonly name = 'PageRoomFullError';

  constructor() {
    super('As many pages are being made as can be.');
  }
}

/**
 * Makes something that costs processor time once there is room for it.
 * @param signal aborted when nobody waits for it any more; then it is not begun
 * @throws PageRoomFullError when there is no room; the signal's reason; what `make` throws
 */
export async function makeInTurn<T>(
  room: PageRoom | null | undefined,
  signal: AbortSignal,
  make: () => Promise<T>,
): Promise<T> {
  if (!room) return make();
  const leave = await room.enter();
  if (!leave) throw new PageRoomFullError();
  try {
    signal.throwIfAborted();
    return await make();
  } finally {
    leave();
  }
}
