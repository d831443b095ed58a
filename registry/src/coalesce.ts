/**
 * Coalesces concurrent calls of `work`. A call never gets a run that began before it: during a run, callers share the next one.
 */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  function start(): Promise<T> {
    next = null;
    const run = work().finally(() => {
      running = null;
    });
    running = run;
    return run;
  }

  return () => {
    if (next) return next;
    if (!running) return start();
    next = running.then(start, start);
    return next;
  };
}
