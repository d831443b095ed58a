import sharp from 'sharp';
import type { PictureFile } from './picture-file.ts';

/** The bytes of a file. */
export async function encode({ drawing, width, height, format }: PictureFile): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(`${drawing}\n`);
  // Drawn twice as large and then made smaller: cleaner edges than the renderer's own.
  const density = (72 * 2 * width) / viewBoxWidth(drawing);
  const image = sharp(Buffer.from(drawing), { density }).resize(width, height);
  switch (format) {
    case 'png':
      return image.png({ palette: true, colours: 64, effort: 7 }).toBuffer();
    case 'avif':
      return image.avif({ quality: 50, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 75, effort: 6, smartSubsample: true }).toBuffer();
    case 'ico':
      return icoOf(await image.png().toBuffer(), width);
  }
}

/** An ICO of one PNG: header, one entry, the picture. @param edge pixels, less than 256 */
function icoOf(png: Buffer, edge: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function viewBoxWidth(drawing: string): number {
  const width = /viewBox="0 0 ([\d.]+)/.exec(drawing)?.[1];
  if (!width) throw new Error('A drawing needs a viewBox that starts at 0 0.');
  return Number(width);
}
