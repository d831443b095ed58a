/**
 * Author's command: draws every picture whose description has changed, with its variants, and takes away those that
 * nobody describes any more. Run from the repository's root: `npm run pictures`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { allPictures } from './all-pictures.ts';
import { type Made, wanted } from './made.ts';
import type { Picture } from './picture.ts';
import { filesOf, type PictureFile } from './variants.ts';

const root = join(import.meta.dirname, '../..');
const record = join(root, 'pictures/made.json');

const made = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Made;
const pictures = allPictures();
const due = wanted(pictures);

for (const path of Object.keys(made)) if (!(path in due)) await rm(join(root, path), { force: true });
for (const picture of pictures) {
  const files = filesOf(picture).filter(({ path }) => made[path] !== due[path] || !existsSync(join(root, path)));
  const sizes = await Promise.all(files.map((file) => make(picture, file)));
  if (sizes.length > 0) console.log(`${picture.name}  ${sizes.map((size) => (size / 1000).toFixed(1)).join(' · ')} kB`);
}
await writeFile(record, `${JSON.stringify(due, null, 2)}\n`);

/** @returns the file's size in bytes */
async function make({ drawing, width, height }: Picture, file: PictureFile): Promise<number> {
  // Drawn twice as large and then made smaller: cleaner edges than the renderer's own.
  const density = (72 * 2 * file.width) / viewBoxWidth(drawing);
  const image = sharp(Buffer.from(drawing), { density }).resize(file.width, Math.round((height * file.width) / width));
  const bytes = await encode(image, file.format).toBuffer();
  await mkdir(dirname(join(root, file.path)), { recursive: true });
  await writeFile(join(root, file.path), bytes);
  return bytes.length;
}

function encode(image: Sharp, format: PictureFile['format']): Sharp {
  switch (format) {
    case 'png':
      return image.png({ palette: true, colours: 64, effort: 7 });
    case 'avif':
      return image.avif({ quality: 50, effort: 4, chromaSubsampling: '4:4:4' });
    case 'webp':
      return image.webp({ quality: 75, effort: 6, smartSubsample: true });
  }
}

function viewBoxWidth(drawing: string): number {
  const width = /viewBox="0 0 ([\d.]+)/.exec(drawing)?.[1];
  if (!width) throw new Error('A drawing needs a viewBox that starts at 0 0.');
  return Number(width);
}
