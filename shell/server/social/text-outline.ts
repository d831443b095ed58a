import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

/** Letters as outlines: pictures look the same with any fonts of the machine. */
export class Typeface {
  readonly #font: fontkit.Font;

  /** @param name of a file in fonts/ */
  constructor(name: 'display' | 'text' | 'mono') {
    this.#font = fontkit.create(readFileSync(join(import.meta.dirname, 'fonts', `${name}.ttf`))) as fontkit.Font;
  }

  /** Returns the drawable part of a text: no signs that the typeface lacks, such as emoji, and single spaces. */
  drawable(text: string): string {
    return [...text.normalize('NFC').replace(/\s+/g, ' ')]
      .filter((sign) => this.#font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      .join('')
      .replace(/ +/g, ' ')
      .trim();
  }

  /** Pixels. @param tracking between letters, in parts of the size */
  width(text: string, size: number, tracking = 0): number {
    return this.#scale(size) * this.#font.layout(text).advanceWidth + [...text].length * tracking * size;
  }

  /**
   * One line as an SVG path.
   * @param x of the line's beginning
   * @param y of its baseline
   */
  path(text: string, { x, y, size, tracking = 0 }: { x: number; y: number; size: number; tracking?: number }): string {
    const scale = this.#scale(size);
    const { glyphs, positions } = this.#font.layout(text);
    let left = x;
    return glyphs
      .map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = glyph.path.scale(scale, -scale).translate(left + xOffset * scale, y - yOffset * scale);
        left += xAdvance * scale + tracking * size;
        return at.toSVG();
      })
      .join('');
  }

  #scale(size: number): number {
    return size / this.#font.unitsPerEm;
  }
}
