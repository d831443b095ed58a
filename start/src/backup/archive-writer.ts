import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type BackupChecksums, checksumsPath, ownChecksum } from './manifest.ts';
import { blockBytes, encodeHeader, paddingOf } from './tar.ts';

export interface ArchiveWriter {
  add(path: string, content: Buffer | string): Promise<void>;
  /** @returns false when there is no such file (any more); then nothing was added */
  addFile(path: string, file: string): Promise<boolean>;
  /** Adds the checksums, brings everything to disk and gives the file its name. @returns its size in bytes */
  finish(rows: BackupChecksums['rows']): Promise<number>;
  /** Removes what was written, unless it is finished. */
  abandon(): Promise<void>;
}

/** Bytes that are read of a file at a time. */
const readBytes = 1024 * 1024;

/**
 * Writes an archive that every `tar` reads. It grows under another name: a file of that name is whole.
 *
 * @param file Its folder is made if missing.
 */
export async function createArchive(file: string, now: Date): Promise<ArchiveWriter> {
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(unfinished, 'w', 0o600);
  const modifiedAt = Math.floor(now.getTime() / 1000);
  const entries: BackupChecksums['entries'] = [];
  let written = 0;
  let isOpen = true;

  async function write(bytes: Buffer): Promise<void> {
    await writeWhole(handle, bytes);
    written += bytes.length;
  }

  async function writeEntry(path: string, size: number, content: AsyncIterable<Buffer> | Buffer[]): Promise<void> {
    const hash = createHash('sha256');
    await write(encodeHeader({ path, size }, modifiedAt));
    let length = 0;
    for await (const part of content) {
      hash.update(part);
      length += part.length;
      await write(part);
    }
    if (length !== size) throw new Error(`${path} has changed while it was read.`);
    await write(Buffer.alloc(paddingOf(size)));
    entries.push({ path, size, sha256: hash.digest('hex') });
  }

  async function add(path: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content);
    await writeEntry(path, bytes.length, [bytes]);
  }

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  }

  return {
    add,
    async addFile(path, file) {
      const source = await open(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!source) return false;
      try {
        const { size } = await source.stat();
        await writeEntry(path, size, source.createReadStream({ autoClose: false, highWaterMark: readBytes }));
      } finally {
        await source.close();
      }
      return true;
    },
    async finish(rows) {
      const checksums: BackupChecksums = { entries: [...entries], rows, own: ownChecksum({ entries, rows }) };
      await add(checksumsPath, JSON.stringify(checksums));
      await write(Buffer.alloc(2 * blockBytes));
      await handle.sync();
      await close();
      await rename(unfinished, file);
      await syncFolder(dirname(file));
      return written;
    },
    async abandon() {
      await close();
      await rm(unfinished, { force: true });
    },
  };
}

/** A disk that is nearly full takes a part, and refuses the next. */
async function writeWhole(handle: FileHandle, bytes: Buffer): Promise<void> {
  let from = 0;
  while (from < bytes.length) from += (await handle.write(bytes, from)).bytesWritten;
}

/** The new name is safe only once the folder is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
