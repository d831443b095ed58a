import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { type BackupChecksums, checksumsPath, ownChecksum } from './manifest.ts';

export interface ArchiveWriter {
  add(path: string, content: Buffer | string): Promise<void>;
  /** Adds the checksums, writes everything to disk and gives the file its name. @returns its size in bytes */
  finish(rows: BackupChecksums['rows']): Promise<number>;
  /** Removes what was written, unless it is finished. */
  abandon(): Promise<void>;
}

/**
 * Writes an archive that every `tar` reads. It grows under another name: a file of that name is whole.
 *
 * @param file Its folder is made if missing.
 */
export async function createArchive(file: string, now: Date): Promise<ArchiveWriter> {
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  const tape = pack();
  const entries: BackupChecksums['entries'] = [];
  let size = 0;

  async function* counted() {
    for await (const part of tape as AsyncIterable<Buffer>) {
      size += part.length;
      yield part;
    }
  }
  const written = pipeline(counted, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // The next write gets the failure.
  written.catch(() => {});

  async function add(path: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content);
    const header = { name: path, mode: 0o600, mtime: now };
    await new Promise<void>((resolve) => {
      // Why a tape takes no more says its file.
      if (tape.destroying) resolve(written);
      else tape.entry(header, bytes, (error) => resolve(error ? written : undefined));
    });
    entries.push({ path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }

  return {
    add,
    async finish(rows) {
      const checksums: BackupChecksums = { entries: [...entries], rows, own: ownChecksum({ entries, rows }) };
      await add(checksumsPath, JSON.stringify(checksums));
      tape.finalize();
      await written;
      await rename(unfinished, file);
      await syncFolder(dirname(file));
      return size;
    },
    async abandon() {
      tape.destroy();
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
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
