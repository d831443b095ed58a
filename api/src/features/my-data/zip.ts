import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  path: string;
  /** In pieces, so that it need not be in memory as one. */
  pieces: Iterable<string | Uint8Array>;
  /** Packed already, as pictures are. */
  packed?: boolean;
}

/** Writes a ZIP piece by piece; between two of them others have their turn. */
export async function* zipped(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  function* whatIsReady(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* ready;
    ready = [];
  }

  for await (const { path, pieces, packed } of entries) {
    const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for (const piece of pieces) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* whatIsReady();
      await nextTurn();
    }
    file.push(new Uint8Array(), true);
    yield* whatIsReady();
  }
  zip.end();
  yield* whatIsReady();
}
