import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Most stylesheets kept: those of the live versions, several times over. */
const keptStyles = 200;

/** The text of stylesheets, read once: an address carries its version. */
export class StyleTexts {
  readonly #releasesDir: string;
  readonly #texts = new Map<string, Promise<{ address: string; text: string }>>();

  constructor(releasesDir: string) {
    this.#releasesDir = releasesDir;
  }

  read(address: string): Promise<{ address: string; text: string }> {
    const known = this.#texts.get(address);
    if (known) return known;
    // A missing file costs its own style, not the page: the browser will ask for it itself.
    const reading = readFile(releaseFile(this.#releasesDir, address), 'utf8').then(
      (text) => ({ address, text: text.replaceAll('</style', '<\\/style') }),
      () => {
        this.#texts.delete(address);
        return { address: '', text: '' };
      },
    );
    this.#texts.set(address, reading);
    if (this.#texts.size > keptStyles) this.#texts.delete(this.#texts.keys().next().value as string);
    return reading;
  }
}

/** `/mf/<name>/<version>/<file>` lies in `<releases>/<name>/<version>/client/<file>`. */
function releaseFile(releasesDir: string, address: string): string {
  const [name = '', version = '', ...rest] = address.replace(/^\/mf\//, '').split('/');
  return join(releasesDir, name, version, 'client', ...rest);
}
