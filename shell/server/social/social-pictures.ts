import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConcurrencyLimit, createConcurrencyLimit } from '@femcoders/contracts/concurrency-limit';
import type { SocialCard } from './social-drawing.ts';

/** Raised when the drawing changes, so that no picture of before is sent. */
const design = 1;

export interface SocialPictureSettings {
  /** Holds the pictures that were made. */
  folder: string;
  /** Most of them; the oldest go. */
  most?: number;
  /** Pictures that are made at the same time, away from the thread that answers. */
  atOnce?: number;
}

/**
 * The page that a picture belongs to, the inverse of `socialPicturePath`.
 * @returns null when the address is none of a social picture
 */
export function pageOfSocialPicture(path: string): string | null {
  const page = /^\/social(\/.+)\.png$/.exec(path)?.[1];
  return page === '/index' ? '/' : (page ?? null);
}

/** Makes the pictures of pages for social networks (1200 × 630, PNG) and keeps them, by what stands in them. */
export class SocialPictures {
  readonly folder: string;
  readonly #most: number;
  readonly #making = new Map<string, Promise<string>>();
  readonly #limit: ConcurrencyLimit;

  constructor({ folder, most = 500, atOnce = 2 }: SocialPictureSettings) {
    this.folder = folder;
    this.#most = most;
    this.#limit = createConcurrencyLimit({ running: atOnce });
  }

  /**
   * The file of a card, made when there is none.
   * @returns its name in the folder
   */
  async fileOf(card: SocialCard): Promise<string> {
    const file = `${createHash('sha256')
      .update(JSON.stringify([design, card]))
      .digest('hex')
      .slice(0, 32)}.png`;
    const kept = await access(join(this.folder, file)).then(
      () => true,
      () => false,
    );
    if (kept) return file;
    const making =
      this.#making.get(file) ?? this.#limit.run(() => this.#make(file, card)).finally(() => this.#making.delete(file));
    this.#making.set(file, making);
    return making;
  }

  async #make(file: string, card: SocialCard): Promise<string> {
    // Only who makes pictures pays for their typefaces and their renderer.
    const [{ drawSocialCard }, { default: sharp }] = await Promise.all([
      import('./social-drawing.ts'),
      import('sharp'),
    ]);
    const png = await sharp(Buffer.from(drawSocialCard(card)))
      .png({ palette: true, colours: 64, effort: 4 })
      .toBuffer();
    await mkdir(this.folder, { recursive: true });
    // Whole or not at all, also when the site ends meanwhile.
    await writeFile(join(this.folder, `${file}.part`), png);
    await rename(join(this.folder, `${file}.part`), join(this.folder, file));
    await this.#forgetOldest();
    return file;
  }

  async #forgetOldest(): Promise<void> {
    const files = await readdir(this.folder);
    if (files.length <= this.#most) return;
    const dated = await Promise.all(
      files.map(async (file) => ({
        file,
        made: (await stat(join(this.folder, file)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    const old = dated.sort((a, b) => a.made - b.made).slice(0, files.length - this.#most);
    await Promise.all(old.map(({ file }) => rm(join(this.folder, file), { force: true })));
  }
}
