import { useEffect, useEffectEvent, useState } from 'react';

const arrived = new WeakMap<() => Promise<unknown>, unknown>();
let notify = (_error: unknown): void => {};

/** Has `listener` tell the reader that what she asked for did not come, and that she may ask again. */
export function onDemandFailure(listener: (error: unknown) => void): void {
  notify = listener;
}

/**
 * Code that pages do without until somebody asks for what needs it.
 * @param load loads it with `import()`, the same function on every call; code that will need it calls it early
 * @param giveUp it did not come: undoes the request for it; the reader sees a message
 * @returns what has arrived, else null
 */
export function useOnDemand<T>(load: () => Promise<T>, wanted: boolean, giveUp: () => void): T | null {
  const [, setArrived] = useState(false);
  const fail = useEffectEvent((error: unknown) => {
    giveUp();
    notify(error);
  });

  useEffect(() => {
    if (!wanted || arrived.has(load)) return;
    let stillWanted = true;
    load().then(
      (value) => {
        arrived.set(load, value);
        if (stillWanted) setArrived(true);
      },
      (error) => stillWanted && fail(error),
    );
    return () => {
      stillWanted = false;
    };
  }, [load, wanted]);

  return (arrived.get(load) as T | undefined) ?? null;
}
