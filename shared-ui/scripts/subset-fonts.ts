/**
 * Author's command: makes src/fonts from the packages of @fontsource-variable, and one weight of each for the pictures
 * that the shell's server draws and for films. Run from the repository's root: `node shared-ui/scripts/subset-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const target = join(import.meta.dirname, '../src/fonts');

const keyboard = range(0x20, 0x7e);
/** The characters of western European languages, with its punctuation, and the signs that the interface writes. */
const text = `${keyboard}${range(0xa1, 0xff).replace('\u00ad', '')}ŒœŸ–—‘’“”„•…‹›€™−×·←→↑↓≤≥≈`;
/** All letters of the same, for names, and of the signs those that titles have: it comes before the main script of every page. */
const titles = `${keyboard}${range(0xc0, 0xff).replace('÷', '')}ŒœŸªº¡¿«»‹›‘’“”·–—…€°™`;

/** Accents and pairs of letters; figures of one width where lists ask for them. */
const forReading = ['kern', 'liga', 'calt', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];
/** It has neither ligatures nor marks to place. */
const forTitles = ['kern', 'tnum'];
/** Without ligatures: code is taught sign by sign. */
const forCode = ['kern', 'mark', 'mkmk', 'ccmp', 'locl'];

const fonts = [
  { name: 'bricolage-grotesque', axes: { wght: { min: 500, max: 800 } }, letters: titles, keepFeatures: forTitles },
  { name: 'figtree', axes: { wght: { min: 400, max: 700 } }, letters: text, keepFeatures: forReading },
  { name: 'jetbrains-mono', axes: { wght: { min: 400, max: 600 } }, letters: text, keepFeatures: forCode },
];

/** Where letters are drawn as outlines: fontkit reads no variable WOFF2. */
const outlines: { package: string; name: string; weight: number; keepFeatures?: string[] }[] = [
  { package: 'bricolage-grotesque', name: 'display', weight: 800 },
  { package: 'figtree', name: 'text', weight: 600 },
  { package: 'jetbrains-mono', name: 'mono', weight: 600, keepFeatures: [] },
];

for (const { name, axes, letters, keepFeatures } of fonts) {
  const source = await readSource(name);
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as Parameters<typeof subsetFont>[2];
  const subset = await subsetFont(source, letters, options);
  await writeFile(join(target, `${name}.woff2`), subset);
  console.log(`${name}.woff2  ${(subset.length / 1000).toFixed(1)} kB (was ${(source.length / 1000).toFixed(1)})`);
}

for (const { package: name, name: file, weight, keepFeatures } of outlines) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepFeatures } as Parameters<
    typeof subsetFont
  >[2];
  const subset = await subsetFont(await readSource(name), text, options);
  await writeFile(join(import.meta.dirname, '../../shell/server/social/fonts', `${file}.ttf`), subset);
}

function readSource(name: string): Promise<Buffer> {
  return readFile(join(packages, name, 'files', `${name}-latin-wght-normal.woff2`));
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
