/** Returns a function that looks once in a turn of the event loop: who asks in the same turn gets the same answer. */
export function oncePerTurn<T>(look: () => Promise<T>): () => Promise<T> {
  let looked: Promise<T> | null = null;
  return () => {
    if (!looked) {
      looked = look();
      setImmediate(() => {
        looked = null;
      });
    }
    return looked;
  };
}
