import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Encoding } from '@femcoders/contracts/accepted-encodings';
import { ownBytes } from '@femcoders/contracts/own-bytes';
import { compress } from '../compress.ts';
import { etagOf } from '../entity-tag.ts';

interface SentBody {
  body: Buffer;
  /** As which it is encoded, where it is. */
  encoding?: Encoding;
}

/** A page that was sent so often will be again. */
const often = 4;
/** Some fifty milliseconds of a processor in place of four, for a page that is a thirteenth lighter (docs/decisions 0051). */
const qualityOften = 10;
/** One page at a time is compressed like that, so that the others find a processor. */
let finely: Promise<unknown> = Promise.resolve();

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The timestamps of the query library in the data of a page: each rendering has others. */
const momentsOfData = /"(?:dehydratedAt|dataUpdatedAt)":\d+/g;

/** A cached body; pages with the same bytes share it. */
interface Held {
  /** Null where a compressed form is there, and it is not asked for as it is time and again: that is most of its bytes. */
  plain: Buffer | null;
  compressed: Map<Encoding, Buffer>;
  /** The compressions in flight. */
  compressing: Map<Encoding, Promise<Buffer>>;
  /** Times that it was sent compressed, and as it is. */
  sent: number;
  sentPlain: number;
  onResize: (() => void) | null;
}

/** The HTML of a page, in the forms in which it is asked for. */
export class PageBody {
  /** The same for pages that differ in the moments only at which their data was read. */
  readonly etag: string;
  #held: Held;

  constructor(bytes: Buffer) {
    this.etag = etagOf(bytes.toString('latin1').replace(momentsOfData, ''));
    this.#held = {
      plain: ownBytes(bytes),
      compressed: new Map(),
      compressing: new Map(),
      sent: 0,
      sentPlain: 0,
      onResize: null,
    };
  }

  /** Bytes that it holds in memory now. */
  get byteLength(): number {
    const { plain, compressed } = this.#held;
    let sum = plain?.byteLength ?? 0;
    for (const bytes of compressed.values()) sum += bytes.byteLength;
    return sum;
  }

  /** Calls back whenever `byteLength` has changed, in place of what was called before. */
  onResize(callback: () => void): void {
    this.#held.onResize = callback;
  }

  /**
   * Returns the body as it is sent, at once where it is held in that form.
   * @param accepted encodings that the reader takes, the best first
   */
  send([encoding]: Encoding[]): SentBody | Promise<SentBody> {
    const held = this.#held;
    if (!encoding) return sendPlain(held);
    held.sent++;
    if (held.sent === often && encoding === 'br') compressFinely(held);
    const body = held.compressed.get(encoding);
    return body ? { body, encoding } : compressOnce(held, encoding).then((bytes) => ({ body: bytes, encoding }));
  }

  /** Goes on as the page before it, with what was compressed of it, if that is the same page: most are when they are made again. */
  continueAs(before: PageBody): void {
    if (before.etag === this.etag) this.#held = before.#held;
  }
}

/** Sends the uncompressed bytes without caching them: crawlers ask once for every page like that. */
function sendPlain(held: Held): SentBody | Promise<SentBody> {
  held.sentPlain++;
  if (held.plain) return { body: held.plain };
  return plainOf(held).then((plain) => {
    if (held.sentPlain > 1 && !held.plain) {
      held.plain = ownBytes(plain);
      held.onResize?.();
    }
    return { body: held.plain ?? plain };
  });
}

async function plainOf({ plain, compressed }: Held): Promise<Buffer> {
  if (plain) return plain;
  for (const [encoding, bytes] of compressed) return decompress[encoding](bytes);
  throw new Error('Of a page neither its text nor a compressed form is held.');
}

/** Once for all who ask meanwhile. */
function compressOnce(held: Held, encoding: Encoding): Promise<Buffer> {
  const known = held.compressing.get(encoding);
  if (known) return known;
  const work = plainOf(held)
    .then((plain) => compress(plain, encoding))
    .then((bytes) => hold(held, encoding, bytes))
    .finally(() => held.compressing.delete(encoding));
  held.compressing.set(encoding, work);
  return work;
}

/** For those who ask once it is done. Until then, and should it fail, what is there is sent. */
function compressFinely(held: Held): void {
  finely = finely
    .then(async () => hold(held, 'br', await compress(await plainOf(held), 'br', qualityOften)))
    .catch(() => undefined);
}

function hold(held: Held, encoding: Encoding, bytes: Buffer): Buffer {
  const own = ownBytes(bytes);
  held.compressed.set(encoding, own);
  if (held.sentPlain < 2) held.plain = null;
  held.onResize?.();
  return own;
}
