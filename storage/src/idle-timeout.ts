import { type Readable, Transform } from 'node:stream';
import { StoreError } from './store-error.ts';

/**
 * A body that fails where the one who sends it says nothing for a while, or ends before it should: a connection that hangs would keep
 * its reader for ever, and one that ends early would look like a whole file.
 * @param size of the whole, in bytes
 */
export function failWhenIdle(
  body: Readable,
  { size, silenceMs, place, signal }: { size: number; silenceMs: number; place: string; signal?: AbortSignal },
): Readable {
  const brokenOff = (cause?: unknown) =>
    new StoreError('broken-off', `El almacén ${place} se ha quedado a medias. Repítelo.`, { cause });
  let seen = 0;
  const watched = new Transform({
    transform(piece: Buffer, _encoding, done) {
      seen += piece.byteLength;
      timer.refresh();
      done(null, piece);
    },
    flush: (done) => done(seen === size ? null : brokenOff()),
    destroy(error, done) {
      clearTimeout(timer);
      body.destroy();
      done(error);
    },
  });
  // Who reads slowly is not a store that says nothing: what waits to be read counts as heard.
  const timer = setInterval(() => {
    if (watched.readableLength === 0) watched.destroy(brokenOff());
  }, silenceMs);
  timer.unref();
  signal?.addEventListener('abort', () => watched.destroy(signal.reason), { once: true });
  body.on('error', (error) => watched.destroy(brokenOff(error)));
  // Who does not read it learns nothing of its end, and must not end with it.
  watched.on('error', () => undefined);
  return body.pipe(watched);
}
