import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '../start-error.ts';
import {
  type BackupChecksums,
  type BackupHead,
  backupFormat,
  checksumsPath,
  checksumsSchema,
  formatSchema,
  headPath,
  headSchema,
  ownChecksum,
} from './manifest.ts';
import { blockBytes, decodeHeader, isZero, paddingOf } from './tar.ts';

/** One thing in a backup. */
export interface ArchiveEntry {
  path: string;
  /** In bytes. */
  size: number;
  chunks(): AsyncGenerator<Buffer>;
  read(): Promise<Buffer>;
}

/** A backup that is whole and unchanged. */
export interface OpenBackup {
  head: BackupHead;
  rows: BackupChecksums['rows'];
  /** In bytes. */
  size: number;
  /** What is in it, in the order in which it was written. */
  entries(): AsyncGenerator<ArchiveEntry>;
  close(): Promise<void>;
}

const readBytes = 1024 * 1024;

const half = 'está a medias: falta su final. Usa otra copia.';
const changed = 'ha cambiado desde que se hizo, o su disco falla. Usa otra copia.';

/**
 * Opens a backup and reads all of it once, so that nothing is restored of one that is half, changed, or newer than this
 * code.
 *
 * @throws StartError saying which of them it is
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`No se puede leer ${file} (${error.code === 'ENOENT' ? 'no existe' : error.message}).`);
  });
  try {
    const { size } = await handle.stat();
    const { head, rows } = await verify(handle, size, (flaw) => new StartError(`La copia ${file} ${flaw}`));
    const refuse = (flaw: string) => new StartError(`La copia ${file} ${flaw}`);
    return { head, rows, size, entries: () => readEntries(handle, size, refuse), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

type Refuse = (flaw: string) => StartError;

async function verify(handle: FileHandle, size: number, refuse: Refuse) {
  const found: BackupChecksums['entries'] = [];
  let head: BackupHead | null = null;
  let checksums: BackupChecksums | null = null;
  for await (const entry of readEntries(handle, size, refuse)) {
    if (checksums) throw refuse(changed);
    if (entry.path === checksumsPath) {
      checksums = checksumsSchema.safeParse(parseJson(await entry.read())).data ?? null;
      if (!checksums) throw refuse(changed);
      continue;
    }
    head ??= await readHead(entry, refuse);
    const hash = createHash('sha256');
    for await (const chunk of entry.chunks()) hash.update(chunk);
    found.push({ path: entry.path, size: entry.size, sha256: hash.digest('hex') });
  }
  if (!head || !checksums) throw refuse(half);
  if (!isDeepStrictEqual(found, checksums.entries) || checksums.own !== ownChecksum(checksums)) throw refuse(changed);
  return { head, rows: checksums.rows };
}

async function readHead(entry: ArchiveEntry, refuse: Refuse): Promise<BackupHead> {
  if (entry.path !== headPath) throw refuse('no es una copia de este sitio.');
  const said = parseJson(await entry.read());
  const form = formatSchema.safeParse(said);
  if (form.success && form.data.format > backupFormat)
    throw refuse('la hizo un código más nuevo que este: actualiza el código y vuelve a intentarlo.');
  const head = headSchema.safeParse(said);
  if (!head.success) throw refuse(changed);
  return head.data;
}

async function* readEntries(handle: FileHandle, size: number, refuse: Refuse): AsyncGenerator<ArchiveEntry> {
  let position = 0;
  for (;;) {
    const block = await readExactly(handle, position, blockBytes);
    if (!block) throw refuse(position === 0 ? 'no es una copia de este sitio.' : half);
    const header = decodeHeader(block);
    if (header === undefined) throw refuse(position === 0 ? 'no es una copia de este sitio.' : changed);
    if (header === null) break;
    const from = position + blockBytes;
    const padding = paddingOf(header.size);
    position = from + header.size + padding;
    if (position > size) throw refuse(half);
    yield entryAt(handle, header.path, from, header.size);
    const filling = await readExactly(handle, position - padding, padding);
    if (!filling || !isZero(filling)) throw refuse(changed);
  }
  const end = await readExactly(handle, position, 2 * blockBytes);
  if (!end) throw refuse(half);
  if (!isZero(end) || size !== position + end.length) throw refuse(changed);
}

function entryAt(handle: FileHandle, path: string, from: number, size: number): ArchiveEntry {
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let done = 0; done < size; done += readBytes) {
      const chunk = await readExactly(handle, from + done, Math.min(readBytes, size - done));
      if (!chunk) throw new Error(`${path} ends too early.`);
      yield chunk;
    }
  }
  async function read(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const chunk of chunks()) parts.push(chunk);
    return Buffer.concat(parts);
  }
  return { path, size, chunks, read };
}

/** @returns null when the file ends before */
async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(bytes, read, length - read, position + read);
    if (bytesRead === 0) return null;
    read += bytesRead;
  }
  return bytes;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
