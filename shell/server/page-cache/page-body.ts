import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../content-encoding.ts';
import { type CompressedGaps, compressGaps } from './compressed-gaps.ts';
import { fillGaps, type GappedText, leaveGaps } from './nonce-gaps.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface SentBody {
  body: Buffer;
  /** As which it is encoded, where it is. */
  encoding?: Encoding;
}

/** A millisecond more than 4 for a page that is a tenth lighter; beyond it, hardly lighter (docs/decisions 0059). */
const qualityOnce = 5;

/** Compresses what is sent once. */
export async function compressOnce(bytes: Buffer, accepted: Encoding[]): Promise<SentBody> {
  if (accepted.includes('br'))
    return {
      body: await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOnce } }),
      encoding: 'br',
    };
  if (accepted.includes('gzip')) return { body: await compressGzip(bytes), encoding: 'gzip' };
  return { body: bytes };
}

/** The HTML of a page, for one answer or for many, each with a nonce of its own. */
export class PageBody {
  readonly #text: GappedText;
  readonly #nonceLength: number;
  readonly #compressed = new Map<Encoding, Promise<CompressedGaps | null>>();
  readonly #sent = new Set<Encoding>();
  #byteLength: number;
  /** Told of the bytes that it holds more than before. */
  onGrowth: ((bytes: number) => void) | undefined;

  /** @param marker stands for the nonce in the text, and is as long */
  constructor(text: string, marker: string) {
    this.#text = leaveGaps(text, marker);
    this.#nonceLength = marker.length;
    this.#byteLength = this.#text.byteLength;
  }

  /** Bytes that it holds in memory. */
  get byteLength(): number {
    return this.#byteLength;
  }

  /** @param accepted encodings that the reader takes, the best first */
  async send(nonce: string, accepted: Encoding[]): Promise<SentBody> {
    const encoding = accepted[0];
    const bytes = Buffer.from(nonce);
    if (encoding && this.#sent.has(encoding)) {
      const compressed = await this.#compress(encoding);
      if (compressed) return { body: compressed.fill(bytes), encoding };
    }
    if (encoding) this.#sent.add(encoding);
    return compressOnce(fillGaps(this.#text.pieces, bytes), accepted);
  }

  /** Most pages that are made are sent once before they change: only who comes second is worth the work. */
  #compress(encoding: Encoding): Promise<CompressedGaps | null> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const making = compressGaps(this.#text, encoding, this.#nonceLength).then((made) => {
      if (made) {
        this.#byteLength += made.byteLength;
        this.onGrowth?.(made.byteLength);
      }
      return made;
    });
    this.#compressed.set(encoding, making);
    return making;
  }
}
