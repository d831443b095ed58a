import type { Encoding } from '@femcoders/contracts/accepted-encodings';
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

/**
 * What a page weighs with both of its compressed forms, by its text: of each some 20 % (docs/decisions 0051). Reserved from
 * the beginning, so that no page grows in a cache that is full.
 */
const formsOfText = 1.5;

/** What the query library notes with the data of a page: each rendering has others. */
const momentsOfData = /"(?:dehydratedAt|dataUpdatedAt)":\d+/g;

/** The HTML of a page, in every form in which it is sent. */
export class PageBody {
  #bytes: Buffer;
  /** The same for pages that differ in the moments only at which their data was read. */
  readonly etag: string;
  /** Most bytes that it holds in memory. */
  readonly byteLength: number;
  #compressed = new Map<Encoding, Promise<Buffer>>();
  #sent = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.etag = etagOf(bytes.toString('latin1').replace(momentsOfData, ''));
    this.byteLength = Math.ceil(bytes.byteLength * formsOfText);
  }

  /** @param accepted encodings that the reader takes, the best first */
  async send([encoding]: Encoding[]): Promise<SentBody> {
    if (!encoding) return { body: this.#bytes };
    this.#sent++;
    if (this.#sent === often && encoding === 'br') this.#compressFinely();
    const body = this.#compressed.get(encoding) ?? compress(this.#bytes, encoding);
    this.#compressed.set(encoding, body);
    return { body: await body, encoding };
  }

  /** Goes on as the page before it, with what was compressed of it, if that is the same page: most are when they are made again. */
  continueAs(before: PageBody): void {
    if (before.etag !== this.etag) return;
    this.#bytes = before.#bytes;
    this.#compressed = before.#compressed;
    this.#sent = before.#sent;
  }

  /** For those who ask once it is done. Until then, and should it fail, what is there is sent. */
  #compressFinely(): void {
    const forms = this.#compressed;
    finely = finely
      .then(async () => forms.set('br', Promise.resolve(await compress(this.#bytes, 'br', qualityOften))))
      .catch(() => undefined);
  }
}
