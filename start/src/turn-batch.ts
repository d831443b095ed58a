/** The batches with values that are not handed on yet. */
const pending = new Set<() => void>();
process.on('exit', () => {
  // One batch may add to another while it is flushed: that one is flushed after it.
  for (const flush of pending) flush();
});

export interface TurnBatch<T> {
  add(value: T): void;
  /** Hands on the values now. */
  flush(): void;
}

/**
 * Returns a batch that hands its values on together, once in a turn of the event loop, and when the process exits. Under load the same few lines
 * of code run for many values in a row, while they are in the processor's cache, in place of once between the steps of every request.
 */
export function createTurnBatch<T>(handOn: (values: T[]) => void): TurnBatch<T> {
  let values: T[] = [];
  const flush = () => {
    pending.delete(flush);
    const batch = values;
    values = [];
    if (batch.length > 0) handOn(batch);
  };
  return {
    add(value) {
      if (values.length === 0) {
        pending.add(flush);
        setImmediate(flush);
      }
      values.push(value);
    },
    flush,
  };
}
