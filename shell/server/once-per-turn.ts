/**
 * Returns a function that looks once in a turn of the event loop: who asks in the same turn gets the same answer, and at once when it is there
 * already. Under load each promise that is waited for costs a request more than its look-up does.
 */
export function oncePerTurn<T>(look: () => Promise<T>): () => T | Promise<T> {
  let looked: { result: T | Promise<T> } | null = null;
  return () => {
    if (looked) return looked.result;
    const result = look();
    const current: { result: T | Promise<T> } = { result };
    looked = current;
    // A failure goes to those who wait.
    result.then(
      (found) => {
        current.result = found;
      },
      () => {},
    );
    setImmediate(() => {
      looked = null;
    });
    return result;
  };
}
