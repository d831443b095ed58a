import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** An open file. Its owner closes it. */
export interface PlainFile {
  handle: FileHandle;
  stats: BigIntStats;
}

/** Without `O_NONBLOCK` a named pipe would keep its reader waiting. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a file below a folder. No link is followed, neither at its end nor on the way; the folder itself may be one.
 * @returns null when there is no such file
 */
export async function openPlainFile(root: string, path: string): Promise<PlainFile | null> {
  if (path.includes('\0')) return null;
  const file = join(root, path);
  if (!file.startsWith(root + sep)) return null;
  const handle = await open(file, flags).catch(() => null);
  if (!handle) return null;
  try {
    const [stats, trueRoot, trueFile] = await Promise.all([
      handle.stat({ bigint: true }),
      realpath(root),
      realpath(file),
    ]);
    if (stats.isFile() && trueFile === join(trueRoot, relative(root, file))) return { handle, stats };
  } catch {
    // Gone meanwhile.
  }
  await handle.close();
  return null;
}
