/**
 * Author's command: makes src/fonts from the packages of @fontsource-variable and prints what the size-adjusted
 * fallbacks of src/fonts.css need. Run from the repository's root: `node shared-ui/scripts/subset-fonts.ts`.
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

for (const font of fonts) {
  const source = await readFile(join(packages, font.package, 'files', `${font.package}-latin-wght-normal.woff2`));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    layoutFeatures: ['kern', 'liga', 'calt', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  } as Parameters<typeof subsetFont>[2]);
  await writeFile(join(target, `${font.name}.woff2`), subset);
  console.log(`${font.name}.woff2  ${(subset.length / 1000).toFixed(1)} kB (was ${(source.length / 1000).toFixed(1)})`);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
