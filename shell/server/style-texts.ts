import { join } from 'node:path';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import { ownBytes } from '@femcoders/contracts/own-bytes';
import { LRUCache } from 'lru-cache';
import { type AssetAddresses, ownAddresses } from './assets-origin.ts';
import { IntegrityError, isIntact } from './integrity.ts';
import { openPlainFile } from './plain-file.ts';
import type { ShellLog } from './shell-log.ts';
import { sourceHash } from './source-hash.ts';

export interface StyleText {
  address: string;
  /** Its text as it goes into a page: what all pages share is not encoded for each of them. */
  bytes: Buffer;
  /** The hash for the policy of a page with it. */
  hash: string;
}

/** The text of stylesheets, read once: an address carries its version. */
export class StyleTexts {
  readonly #releasesDir: string;
  readonly #log: ShellLog;
  readonly #texts: LRUCache<string, StyleText>;
  readonly #logged = new Set<string>();

  constructor(releasesDir: string, log: ShellLog, memory: CacheMemory) {
    this.#releasesDir = releasesDir;
    this.#log = log;
    this.#texts = memory.cache(
      'styles',
      (maxSize) => new LRUCache({ maxSize, sizeCalculation: ({ bytes }) => bytes.byteLength + 1 }),
    );
  }

  /**
   * A file that is missing or not what was released costs its own style, not the page: there is nothing to inline, and
   * the browser, which asks for it itself, checks it too.
   * @param integrity what the release promises of it
   * @param addresses where its fonts and pictures come from
   */
  async read(
    address: string,
    integrity: string | undefined,
    addresses: AssetAddresses = ownAddresses,
  ): Promise<StyleText> {
    const shown = addresses.of(address);
    const known = this.#texts.get(shown);
    if (known) return known;
    try {
      const text = await this.#readFile(address, integrity, addresses);
      this.#texts.set(shown, text);
      return text;
    } catch (error) {
      if (error instanceof IntegrityError) this.#reportOnce(address, error);
      return { address: '', bytes: Buffer.alloc(0), hash: sourceHash('') };
    }
  }

  async #readFile(address: string, integrity: string | undefined, addresses: AssetAddresses): Promise<StyleText> {
    const file = await openPlainFile(this.#releasesDir, pathOf(address));
    if (!file) throw new Error(`${address} is not there.`);
    await using handle = file.handle;
    const content = await handle.readFile();
    if (!integrity || !isIntact(content, integrity)) throw new IntegrityError(`${address} is not what was released.`);
    const text = insideElement(content).replace(
      /(url\(["']?)(\/mf\/[^"')]+)/g,
      (_, start: string, file: string) => start + addresses.of(file),
    );
    const bytes = ownBytes(Buffer.from(text));
    return { address: addresses.of(address), bytes, hash: sourceHash(bytes) };
  }

  #reportOnce(address: string, error: IntegrityError): void {
    if (this.#logged.has(address)) return;
    this.#logged.add(address);
    this.#log.error({ err: error, address }, 'A stylesheet is not inlined');
  }
}

/**
 * A stylesheet as the text of an element: its hash is that of what browsers read there, who see no `\r` (HTML, section 13.2.3.5) and end the
 * element where it says so. As a file it may begin with a mark of its encoding.
 */
const insideElement = (content: Buffer) =>
  new TextDecoder()
    .decode(content)
    .replace(/\r\n?/g, '\n')
    .replace(/<\/(?=style)/gi, '<\\/');

/** `/mf/<name>/<version>/<file>` lies in `<name>/<version>/client/<file>`. */
function pathOf(address: string): string {
  const [name = '', version = '', ...rest] = address.replace(/^\/mf\//, '').split('/');
  return join(name, version, 'client', ...rest);
}
