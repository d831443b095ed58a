import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@femcoders/contracts/accepted-encodings';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A millisecond more than 4 for a page that is a tenth lighter; beyond it, hardly lighter (docs/decisions 0059). */
const brotliQuality = 5;

/**
 * Compresses bytes in another thread.
 * @param quality of brotli, 0 to 11
 */
export function compress(bytes: Buffer, encoding: Encoding, quality = brotliQuality): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
