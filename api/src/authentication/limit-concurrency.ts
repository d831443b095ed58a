/** Returns a function that runs tasks, at most `width` of them at once; the others wait their turn. */
export function limitConcurrency(width: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function pass<T>(task: () => Promise<T>): Promise<T> {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
