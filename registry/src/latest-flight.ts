/**
 * Runs `work` once for all who ask at the same time, yet never answers with work that began before the question:
 * who asks during a run gets the next one.
 */
export function latestFlight<T>(work: () => Promise<T>): () => Promise<T> {
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
