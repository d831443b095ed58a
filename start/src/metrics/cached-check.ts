/** Longest wait for an answer, in milliseconds: Prometheus waits ten seconds for a whole scrape. */
const limitMs = 2_000;

/**
 * Returns a function that gives what `read` gave not long ago, or asks it again. While it is asked, all wait for the same answer, each two seconds
 * at most; a failure is not kept.
 * @param heldMs how long an answer is used, in milliseconds
 * @param now milliseconds of a clock that never goes back
 */
export function createCachedCheck<T>(
  read: () => Promise<T>,
  heldMs: number,
  now = () => performance.now(),
): () => Promise<T> {
  let found: { at: number; value: T } | null = null;
  let underWay: Promise<T> | null = null;

  function ask(): Promise<T> {
    underWay ??= read()
      .then((value) => {
        found = { at: now(), value };
        return value;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  return () => (found && now() - found.at < heldMs ? Promise.resolve(found.value) : withinLimit(ask()));
}

function withinLimit<T>(answer: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
