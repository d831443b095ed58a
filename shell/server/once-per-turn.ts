/**
 * Returns a function that looks once in a turn of the event loop: who asks in the same turn gets the same answer, and at once when it is there
 * already (docs/decisions 0088). What the first one asks with counts for all.
 */
export function oncePerTurn<T extends {}, Asked extends unknown[]>(
  look: (...asked: Asked) => Promise<T>,
): (...asked: Asked) => T | Promise<T> {
  let looked: T | Promise<T> | null = null;
  return (...asked) => {
    if (looked !== null) return looked;
    const pending = look(...asked);
    looked = pending;
    const keep = (found: T) => {
      // One that comes after its turn is of the past.
      if (looked === pending) looked = found;
    };
    // A failure goes to those who wait.
    pending.then(keep, () => {});
    setImmediate(() => {
      looked = null;
    });
    return pending;
  };
}
