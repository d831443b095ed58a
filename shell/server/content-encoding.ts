import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A millisecond more than 4 for a page that is a tenth lighter; beyond it, hardly lighter (docs/decisions 0059). */
const brotliQuality = 5;

/**
 * The encodings that a client takes, the smallest first (RFC 9110, section 12.5.3).
 * @param header its `Accept-Encoding`
 */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const takes = (encoding: Encoding) => {
    const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === '*');
    return offer !== undefined && !offer.some((part) => /^q=0(\.0*)?$/.test(part));
  };
  return (['br', 'gzip'] as const).filter(takes);
}

/**
 * Compresses bytes in another thread.
 * @param quality of brotli, 0 to 11
 */
export function compress(bytes: Buffer, encoding: Encoding, quality = brotliQuality): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
