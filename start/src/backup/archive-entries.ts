import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';

/** One thing in a backup. */
export interface ArchiveEntry {
  path: string;
  /** In bytes. */
  size: number;
  /** Where in the file its content begins, in bytes. */
  from: number;
  /** Only once, and before the next thing is asked for. */
  read(): Promise<Buffer>;
}

/** In bytes: a header is one block, and content is filled up with zeros to whole ones. */
const blockBytes = 512;
const readBytes = 256 * 1024;

/**
 * Yields the entries of an archive, in their order.
 *
 * @throws Error of `tar-stream` when the file is no archive, or half of one; also from `read`
 */
export async function* readEntries(handle: FileHandle): AsyncGenerator<ArchiveEntry> {
  const source = Readable.from(chunksOf(handle));
  const tape = extract();
  source.on('error', (error) => tape.destroy(error));
  source.pipe(tape);
  try {
    for await (const entry of tape) {
      const { name, size } = entry.header;
      yield { path: name, size, from: entry.offset + blockBytes, read: () => buffer(entry) };
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

/** A stream of the file's own would close it at its end. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer: bytes } = await handle.read({ buffer: Buffer.allocUnsafe(readBytes), position });
    if (bytesRead === 0) return;
    yield bytes.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/**
 * Whether what lies before a content is as it was written. `tar-stream` passes over bits that mean nothing, of which a
 * changed one shows a failing disk all the same. The other bits of a header are in its sum, whose form is looked at here.
 *
 * @param end of the content before, in bytes
 * @param from where the content begins, in bytes
 */
export async function isPlainBetween(handle: FileHandle, end: number, from: number): Promise<boolean> {
  const between = await readBetween(handle, end, from);
  const sum = between.toString('latin1', between.length - blockBytes + 148, between.length - blockBytes + 156);
  return isZero(between.subarray(0, between.length % blockBytes)) && /^[0-7]{6}(?:\0 | \0)$/.test(sum);
}

/**
 * Returns whether what lies behind the last content is whole: zeros up to the end of its block, and two blocks of them.
 *
 * @param end of the last content, in bytes
 * @param size of the file, in bytes
 */
export async function endingOf(handle: FileHandle, end: number, size: number): Promise<'whole' | 'half' | 'changed'> {
  const whole = (Math.ceil(end / blockBytes) + 2) * blockBytes;
  if (size < whole) return 'half';
  return size === whole && isZero(await readBetween(handle, end, size)) ? 'whole' : 'changed';
}

async function readBetween(handle: FileHandle, from: number, until: number): Promise<Buffer> {
  const bytes = Buffer.alloc(until - from);
  await handle.read(bytes, 0, bytes.length, from);
  return bytes;
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);
