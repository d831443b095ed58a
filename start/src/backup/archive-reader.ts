import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '@femcoders/services/start-error';
import { type ArchiveEntry, endingOf, isPlainBetween, readEntries } from './archive-entries.ts';
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

/** A backup that is whole and unchanged. */
export interface OpenBackup {
  head: BackupHead;
  rows: BackupChecksums['rows'];
  /** In bytes. */
  size: number;
  /** Yields the entries, in the order in which they were written. */
  entries(): AsyncGenerator<ArchiveEntry>;
  close(): Promise<void>;
}

const flaws = {
  foreign: 'no es una copia de este sitio.',
  half: 'está a medias: falta su final. Usa otra copia.',
  changed: 'ha cambiado desde que se hizo, o su disco falla. Usa otra copia.',
  newer: 'la hizo un código más nuevo que este: actualiza el código y vuelve a intentarlo.',
};
type Refuse = (flaw: keyof typeof flaws) => StartError;

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
  const refuse: Refuse = (flaw) => new StartError(`La copia ${file} ${flaws[flaw]}`);
  try {
    const { size } = await handle.stat();
    const { head, rows } = await verify(handle, size, refuse);
    return { head, rows, size, entries: () => readEntries(handle), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Returns how many rows a backup says that it has, without looking whether it is unchanged.
 * @returns null for one that is half, or none
 */
export async function readRows(file: string): Promise<number | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    for await (const entry of readEntries(handle)) {
      if (entry.path !== checksumsPath) continue;
      const said = checksumsSchema.safeParse(parseJson(await entry.read())).data;
      return said ? sumOf(said.rows) : null;
    }
  } catch {
    // It ends before its end.
  } finally {
    await handle.close();
  }
  return null;
}

/** Rows of all tables. */
export const sumOf = (rows: BackupChecksums['rows']): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

async function verify(handle: FileHandle, size: number, refuse: Refuse) {
  const found: BackupChecksums['entries'] = [];
  let head: BackupHead | null = null;
  let end = 0;
  try {
    for await (const entry of readEntries(handle)) {
      if (!(await isPlainBetween(handle, end, entry.from))) throw refuse('changed');
      end = entry.from + entry.size;
      if (!head && entry.path !== headPath) throw refuse('foreign');
      if (end > size) throw refuse('half');
      const content = await entry.read();
      if (head && entry.path === checksumsPath) {
        const ending = await endingOf(handle, end, size);
        if (ending !== 'whole') throw refuse(ending);
        return { head, rows: provenRows(content, found, refuse) };
      }
      head ??= readHead(content, refuse);
      const sha256 = createHash('sha256').update(content).digest('hex');
      found.push({ path: entry.path, size: content.length, sha256 });
    }
  } catch (error) {
    // What `tar-stream` says: https://github.com/mafintosh/tar-stream/blob/master/extract.js
    if (!(error instanceof Error) || !/^Unexpected end of data|header/i.test(error.message)) throw error;
    if (!error.message.startsWith('Unexpected end') && end > 0) throw refuse('changed');
  }
  throw refuse(end > 0 ? 'half' : 'foreign');
}

/** @returns rows of each table, when the checksums are those of what was found */
function provenRows(content: Buffer, found: BackupChecksums['entries'], refuse: Refuse): BackupChecksums['rows'] {
  const said = checksumsSchema.safeParse(parseJson(content)).data;
  if (!said || said.own !== ownChecksum(said) || !isDeepStrictEqual(found, said.entries)) throw refuse('changed');
  return said.rows;
}

function readHead(content: Buffer, refuse: Refuse): BackupHead {
  const said = parseJson(content);
  const form = formatSchema.safeParse(said);
  if (form.success && form.data.format > backupFormat) throw refuse('newer');
  const head = headSchema.safeParse(said);
  if (!head.success) throw refuse('changed');
  return head.data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
