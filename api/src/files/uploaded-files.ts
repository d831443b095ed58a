import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ApiProblem } from '../problems.ts';

/** The object that holds the bytes of a row. */
export interface UploadedObject {
  /** In the store. */
  key: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** The part of the machines' store (`@femcoders/storage`) that uploads need. */
export interface UploadStore {
  put(key: string, content: Buffer): Promise<void>;
  get(key: string): Promise<{ body: Readable } | null>;
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>;
  remove(key: string): Promise<void>;
}

/** Where the bytes of a row are: in the row itself, or in an object. */
export interface KeptBytes {
  content: Buffer;
  object: UploadedObject | null;
}

/** Keeps and reads the files that somebody sends, in their rows or in the store. All features use this interface. */
export interface UploadedFiles {
  /** Null where all files are in their rows. */
  readonly store: UploadStore | null;
  /**
   * Stores a file that is too large for its row. Call it before the row is written: so there is never a row without its object. An object that
   * gets no row is removed a day later (remove-objects.ts).
   * @param pieces of the file, as it is kept
   * @returns null where the file belongs in its row
   * @throws ApiProblem `unavailable` while the store does not take it
   */
  put(pieces: readonly Buffer[]): Promise<UploadedObject | null>;
  /**
   * Reads a file whole, from where it is.
   * @throws ApiProblem `unavailable` while the store does not give it, or gives something else
   */
  read(kept: KeptBytes): Promise<Buffer>;
  /**
   * Opens an object as a stream.
   * @returns its pieces; the iteration throws at the end when the object is not the one that was stored
   * @throws ApiProblem `unavailable` while the store does not give it
   */
  open(object: UploadedObject): Promise<AsyncIterable<Buffer>>;
}

export interface UploadedFilesSettings {
  store: UploadStore | null;
  /** Bytes that a file may have in its row. */
  largestInRow: number;
  log: { error(details: object, message: string): void };
}

/** Where objects of uploads lie in the store. */
export const uploadsPrefix = 'uploads/';

/** The content of a row whose bytes are in an object. */
export const noBytes = Buffer.alloc(0);

/** Every file in its row. */
export const filesInRows: UploadedFiles = createUploadedFiles({
  ...{ store: null, largestInRow: Number.POSITIVE_INFINITY },
  log: { error: () => undefined },
});

export function createUploadedFiles({ store, largestInRow, log }: UploadedFilesSettings): UploadedFiles {
  async function open(object: UploadedObject): Promise<AsyncIterable<Buffer>> {
    const { key } = object;
    const found = await store?.get(key).catch((error: unknown) => {
      log.error({ err: error, key }, 'The store does not give the file of a row');
      throw unreadable();
    });
    if (!found) {
      log.error(
        { key },
        store ? 'The file of a row is not in the store' : 'The file of a row is in a store, and there is none',
      );
      throw unreadable();
    }
    return verified(found.body, object);
  }
  return {
    store,
    async put(pieces) {
      const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
      if (!store || bytes <= largestInRow) return null;
      const content = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
      const object = { key: uploadsPrefix + randomUUID(), bytes, sha256: sha256Of(content) };
      try {
        await store.put(object.key, content);
      } catch (error) {
        log.error({ err: error }, 'The store does not take a file');
        throw untaken();
      }
      return object;
    },
    async read({ content, object }) {
      if (!object) return content;
      const pieces: Buffer[] = [];
      try {
        for await (const piece of await open(object)) pieces.push(piece);
      } catch (error) {
        if (error instanceof ApiProblem) throw error;
        log.error({ err: error, key: object.key }, 'The file of a row does not come whole from the store');
        throw unreadable();
      }
      return Buffer.concat(pieces);
    },
    open,
  };
}

/** Yields the pieces. @throws Error at the end when they are not the object that was stored */
async function* verified(body: Readable, { key, bytes, sha256 }: UploadedObject): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    hash.update(piece);
    length += piece.length;
    yield piece;
  }
  if (length !== bytes || hash.digest('hex') !== sha256) throw new Error(`${key} is not what was stored.`);
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const untaken = () =>
  new ApiProblem(
    'unavailable',
    'Ahora mismo no podemos guardar archivos. Lo que has escrito sigue aquí: prueba otra vez en unos minutos.',
    { retryAfter: 60 },
  );
const unreadable = () =>
  new ApiProblem('unavailable', 'Ahora mismo no podemos abrir este archivo. Prueba otra vez en unos minutos.', {
    retryAfter: 60,
  });
