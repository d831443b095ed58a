import { type ConcurrencyLimit, createConcurrencyLimit } from '@femcoders/contracts/concurrency-limit';

/** Limits how many pages are rendered at a time. */
export type RenderQueue = Pick<ConcurrencyLimit, 'run'>;

/** One process renders on one processor: more renders at once only delay each of them. */
export const createRenderQueue = (): RenderQueue =>
  createConcurrencyLimit({ running: 8, queued: 120, maxWaitMs: 2_000 });

/**
 * Runs work that costs processor time when the queue has a slot.
 * @param signal aborted when no client waits any more; then the work does not begin
 * @throws LimitReachedError when the queue is full; the signal's reason; what `make` throws
 */
export async function enqueue<T>(
  queue: RenderQueue | null | undefined,
  signal: AbortSignal,
  make: () => Promise<T>,
): Promise<T> {
  if (!queue) return make();
  return queue.run(async () => {
    signal.throwIfAborted();
    return make();
  });
}
