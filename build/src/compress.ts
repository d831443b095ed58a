import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const textFile = /\.(js|css|json|svg|txt|html|webmanifest)$/;
/** Below this many bytes compression gains nothing. */
const smallestBytes = 512;

/** Writes a `.br` and a `.gz` next to every text file of a folder, so that no request pays for compression. */
export async function compressFolder(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const next = files.values();
  const worker = async () => {
    for (const file of next) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}
