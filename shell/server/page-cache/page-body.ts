import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../content-encoding.ts';
import { type CompressedGaps, compressGaps } from './compressed-gaps.ts';
import { fillGaps, type GappedText, leaveGaps, type TextPart } from './nonce-gaps.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface SentBody {
  body: Buffer;
  /** As which it is encoded, where it is. */
  encoding?: Encoding;
}

/** A millisecond more than 4 for a page that is a tenth lighter; beyond it, hardly lighter (docs/decisions 0059). */
const qualityOnce = 5;

/** A page that was sent so often will be again. */
const often = 4;
/** Some fifty milliseconds of a processor in place of four, for a page that is a thirteenth lighter (docs/decisions 0051). */
const qualityOften = 10;
/** One page at a time is compressed like that, so that the others find a processor. */
let finely: Promise<unknown> = Promise.resolve();

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
  #forms: PageForms;

  /** @param marker stands for the nonce in the texts, and is as long */
  constructor(parts: readonly TextPart[], marker: string) {
    this.#forms = new PageForms(leaveGaps(parts, marker), marker.length);
  }

  /** Most bytes that it holds in memory. */
  get byteLength(): number {
    return this.#forms.byteLength;
  }

  /** @param accepted encodings that the reader takes, the best first */
  send(nonce: string, accepted: Encoding[]): Promise<SentBody> {
    return this.#forms.send(Buffer.from(nonce), accepted);
  }

  /**
   * Takes what was compressed of the page before it, where that says the very same: most pages are the same when they
   * are made again.
   */
  takeOver(before: PageBody): void {
    if (this.#forms.saysTheSame(before.#forms)) this.#forms = before.#forms;
  }
}

/**
 * What a page weighs with both of its compressed forms, by its text: of each some 20 % (docs/decisions 0051). Reserved from
 * the beginning, so that no page grows in a cache that is full.
 */
const formsOfText = 1.5;

/** One page in every form in which it is sent. */
class PageForms {
  readonly #text: GappedText;
  readonly #nonceLength: number;
  readonly #compressed = new Map<Encoding, Promise<CompressedGaps | null>>();
  readonly #sent = new Map<Encoding, number>();
  readonly byteLength: number;

  constructor(text: GappedText, nonceLength: number) {
    this.#text = text;
    this.#nonceLength = nonceLength;
    this.byteLength = Math.ceil(text.byteLength * formsOfText);
  }

  saysTheSame(other: PageForms): boolean {
    const own = this.#text.pieces;
    const { pieces } = other.#text;
    return (
      this.#nonceLength === other.#nonceLength &&
      own.length === pieces.length &&
      own.every((piece, index) => pieces[index]?.equals(piece))
    );
  }

  async send(nonce: Buffer, accepted: Encoding[]): Promise<SentBody> {
    const encoding = accepted[0];
    if (encoding) {
      const before = this.#sent.get(encoding) ?? 0;
      this.#sent.set(encoding, before + 1);
      if (before === often && encoding === 'br') this.#compressFinely();
      const compressed = before > 0 && (await this.#compress(encoding));
      if (compressed) return { body: compressed.fill(nonce), encoding };
    }
    return compressOnce(fillGaps(this.#text.pieces, nonce), accepted);
  }

  /** Most pages that are made are sent once before they change: only who comes second is worth the work. */
  #compress(encoding: Encoding): Promise<CompressedGaps | null> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const making = compressGaps(this.#text, encoding, this.#nonceLength);
    this.#compressed.set(encoding, making);
    return making;
  }

  /** For those who ask once it is done. Until then, and should it fail, what is there is sent. */
  #compressFinely(): void {
    const compress = async () => {
      const coarse = await this.#compress('br');
      const fine = coarse && (await compressGaps(this.#text, 'br', this.#nonceLength, qualityOften));
      if (fine) this.#compressed.set('br', Promise.resolve(fine));
    };
    finely = finely.then(compress).catch(() => undefined);
  }
}
