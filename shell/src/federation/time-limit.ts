/** Something took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * @param limitMs longest wait in milliseconds
 * @param subject what is waited for, for the message
 * @throws TimeLimitError when `promise` has not settled by then
 */
export function withTimeLimit<T>(promise: Promise<T>, limitMs: number, subject: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new TimeLimitError(`${subject} took longer than ${limitMs} ms.`)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
