/** From so many characters on lines do not wait for the end of the turn. */
const mostWaiting = 64 * 1024;

/**
 * Returns a stream for a log that hands its lines on together, once in a turn of the event loop, and when the process exits: written one by
 * one, they cost a server that sends ready pages a tenth of its time.
 * @param target writes at once
 */
export function batchedOutput(target: { write(text: string): unknown }): {
  write(line: string): void;
  flushSync(): void;
} {
  let waiting = '';
  const flushSync = () => {
    const text = waiting;
    waiting = '';
    if (text) target.write(text);
  };
  process.once('exit', flushSync);
  return {
    write(line) {
      if (waiting === '') setImmediate(flushSync);
      waiting += line;
      if (waiting.length > mostWaiting) flushSync();
    },
    flushSync,
  };
}
