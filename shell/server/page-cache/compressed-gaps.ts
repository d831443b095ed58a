import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants, crc32, createBrotliCompress, createDeflateRaw, gunzipSync } from 'node:zlib';
import type { Encoding } from '../content-encoding.ts';
import { fillGaps, type GappedText } from './nonce-gaps.ts';

/** A page that is compressed but for its nonces. */
export interface CompressedGaps {
  byteLength: number;
  /** @param nonce as many bytes as it was prepared for */
  fill(nonce: Buffer): Buffer;
}

/** Beyond it, a page costs twelve times the work (docs/decisions 0051). */
const brotliQuality = 6;
const gzipLevel = 9;
/** Two placeholders may by chance have three bytes in common, of a few thousand pages one: then others are tried. */
const attempts = 3;

/**
 * Compresses a page once for many answers. In each gap goes a placeholder that can neither be compressed nor stands anywhere
 * else: the compressor is made to write it as it is, in a block of its own, and nothing behind it is encoded as a copy
 * of it. So any other bytes of that length can stand in its place.
 *
 * @param quality of brotli, 0 to 11
 * @returns null when the compressor writes it otherwise; then every answer has to be compressed by itself
 */
export async function compressGaps(
  text: GappedText,
  encoding: Encoding,
  nonceLength: number,
  quality = brotliQuality,
): Promise<CompressedGaps | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = await compressOnce(text, encoding, nonceLength, quality);
    if (made) return made;
  }
  return null;
}

async function compressOnce(
  text: GappedText,
  encoding: Encoding,
  nonceLength: number,
  quality: number,
): Promise<CompressedGaps | null> {
  const placeholders = text.pieces.slice(1).map(() => placeholder(nonceLength));
  const parts = partsOf(text.pieces, placeholders);
  const flow = encoding === 'br' ? brotli(text.byteLength, quality) : createDeflateRaw({ level: gzipLevel });
  const pieces = cutOut(await compressParts(flow, parts, encoding), placeholders);
  if (!pieces) return null;
  const made = encoding === 'br' ? ofBrotli(pieces) : ofGzip(pieces, text, nonceLength);
  return isTrue(made, text, encoding, nonceLength) ? made : null;
}

function brotli(size: number, quality: number): Transform {
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
}

/**
 * Bytes that are no UTF-8, none of them twice: a compressor finds nothing in them, and never the same. Below 0x90 are
 * those that deflate has shorter codes for (RFC 1951, section 3.2.6), and with many of them it would rather use these.
 */
function placeholder(length: number): Buffer {
  const bytes = new Set<number>();
  while (bytes.size < length) bytes.add(randomInt(0x90, 0x100));
  return Buffer.from([...bytes]);
}

/** How many bytes before it decide how brotli writes a byte (RFC 7932, section 7.1): behind a gap they must be known. */
const context = 2;

/** The pieces and the placeholders in turn; with each placeholder the first bytes of what follows. */
function partsOf(pieces: readonly Buffer[], placeholders: readonly Buffer[]): Buffer[] {
  return pieces.flatMap((piece, index) => {
    const before = placeholders[index - 1];
    return before ? [Buffer.concat([before, piece.subarray(0, context)]), piece.subarray(context)] : [piece];
  });
}

/** Every part in blocks of its own, which end on a whole byte. */
async function compressParts(flow: Transform, parts: Buffer[], encoding: Encoding): Promise<Buffer> {
  const whole = buffer(flow);
  const flush = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  const { flush: flushFlow } = flow as Transform & { flush(kind: number, done: () => void): void };
  for (const [index, part] of parts.entries()) {
    if (part.byteLength > 0 && !flow.write(part)) await once(flow, 'drain');
    if (index < parts.length - 1) await new Promise<void>((done) => flushFlow.call(flow, flush, done));
  }
  flow.end();
  return whole;
}

/** @returns null when a placeholder is not there as it is, once and in its order */
function cutOut(bytes: Buffer, placeholders: readonly Buffer[]): Buffer[] | null {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const one of placeholders) {
    const at = bytes.indexOf(one, from);
    if (at < 0) return null;
    pieces.push(bytes.subarray(from, at));
    from = at + one.byteLength;
  }
  return [...pieces, bytes.subarray(from)];
}

function ofBrotli(pieces: Buffer[]): CompressedGaps {
  return { byteLength: lengthOf(pieces), fill: (nonce) => fillGaps(pieces, nonce) };
}

/** RFC 1952: no name, no time, no system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function ofGzip(pieces: Buffer[], text: GappedText, nonceLength: number): CompressedGaps {
  const size = text.byteLength + (text.pieces.length - 1) * nonceLength;
  return {
    byteLength: lengthOf(pieces),
    fill(nonce) {
      const tail = Buffer.alloc(8);
      const sum = text.pieces.reduce((sum, piece, index) => crc32(piece, index === 0 ? 0 : crc32(nonce, sum)), 0);
      tail.writeUInt32LE(sum, 0);
      tail.writeUInt32LE(size, 4);
      return Buffer.concat([gzipHead, fillGaps(pieces, nonce), tail]);
    },
  };
}

/** Tried with bytes that are like no placeholder: what does not come out as the page is not used. */
function isTrue(made: CompressedGaps, text: GappedText, encoding: Encoding, nonceLength: number): boolean {
  const nonce = Buffer.alloc(nonceLength, 'A');
  const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    return decompress(made.fill(nonce)).equals(fillGaps(text.pieces, nonce));
  } catch {
    return false;
  }
}

const lengthOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
