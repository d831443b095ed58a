/**
 * Author's command: makes src/fonts from the packages of @fontsource-variable, and of two of them one weight each for
 * the pictures that the shell's server draws. Run from the repository's root: `node shared-ui/scripts/subset-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const target = join(import.meta.dirname, '../src/fonts');

/** Spanish and Catalan with their punctuation, and the signs that the interface writes. */
const text = `${range(0x20, 0x7e)}${range(0xa1, 0xff).replace('\u00ad', '')}ŒœŸ–—‘’“”„•…‹›€™−×·←→↑↓≤≥≈`;

const fonts = [
  { package: 'bricolage-grotesque', name: 'bricolage-grotesque', axes: { wght: { min: 500, max: 800 } } },
  { package: 'figtree', name: 'figtree', axes: { wght: { min: 400, max: 700 } } },
  { package: 'jetbrains-mono', name: 'jetbrains-mono', axes: { wght: { min: 400, max: 600 } } },
];

/** Where letters are drawn as outlines: fontkit reads no variable WOFF2. */
const outlines = [
  { package: 'bricolage-grotesque', name: 'display', weight: 800 },
  { package: 'figtree', name: 'text', weight: 600 },
];

for (const font of fonts) {
  const source = await readSource(font.package);
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    layoutFeatures: ['kern', 'liga', 'calt', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  } as Parameters<typeof subsetFont>[2]);
  await writeFile(join(target, `${font.name}.woff2`), subset);
  console.log(`${font.name}.woff2  ${(subset.length / 1000).toFixed(1)} kB (was ${(source.length / 1000).toFixed(1)})`);
}

for (const { package: name, name: file, weight } of outlines) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as Parameters<typeof subsetFont>[2];
  const subset = await subsetFont(await readSource(name), text, options);
  await writeFile(join(import.meta.dirname, '../../shell/server/social/fonts', `${file}.ttf`), subset);
}

function readSource(name: string): Promise<Buffer> {
  return readFile(join(packages, name, 'files', `${name}-latin-wght-normal.woff2`));
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
