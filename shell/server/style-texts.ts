import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IntegrityError, isIntact } from './integrity.ts';
import type { ShellLog } from './shell-log.ts';

/** Most stylesheets kept: those of the live versions, several times over. */
const keptStyles = 200;

export interface StyleText {
  address: string;
  /** Its text as it goes into a page: what all pages share is not encoded for each of them. */
  bytes: Buffer;
}

/** The text of stylesheets, read once: an address carries its version. */
export class StyleTexts {
  readonly #releasesDir: string;
  readonly #log: ShellLog;
  readonly #texts = new Map<string, Promise<StyleText>>();
  readonly #told = new Set<string>();

  constructor(releasesDir: string, log: ShellLog) {
    this.#releasesDir = releasesDir;
    this.#log = log;
  }

  /**
   * A file that is missing or not what was released costs its own style, not the page: there is nothing to inline, and
   * the browser, which asks for it itself, checks it too.
   * @param integrity what the release promises of it
   */
  read(address: string, integrity: string | undefined): Promise<StyleText> {
    const known = this.#texts.get(address);
    if (known) return known;
    const reading = this.#readFile(address, integrity).catch((error: unknown) => {
      this.#texts.delete(address);
      if (error instanceof IntegrityError) this.#tellOnce(address, error);
      return { address: '', bytes: Buffer.alloc(0) };
    });
    this.#texts.set(address, reading);
    if (this.#texts.size > keptStyles) this.#texts.delete(this.#texts.keys().next().value as string);
    return reading;
  }

  async #readFile(address: string, integrity: string | undefined): Promise<StyleText> {
    const content = await readFile(releaseFile(this.#releasesDir, address));
    if (integrity && !isIntact(content, integrity)) throw new IntegrityError(`${address} is not what was released.`);
    return { address, bytes: Buffer.from(content.toString('utf8').replaceAll('</style', '<\\/style')) };
  }

  #tellOnce(address: string, error: IntegrityError): void {
    if (this.#told.has(address)) return;
    this.#told.add(address);
    this.#log.error({ err: error, address }, 'A stylesheet is not inlined');
  }
}

/** `/mf/<name>/<version>/<file>` lies in `<releases>/<name>/<version>/client/<file>`. */
function releaseFile(releasesDir: string, address: string): string {
  const [name = '', version = '', ...rest] = address.replace(/^\/mf\//, '').split('/');
  return join(releasesDir, name, version, 'client', ...rest);
}
