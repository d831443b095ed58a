import sharp from 'sharp';

/** Most pixels of a picture: a small file may claim to be a huge one. */
const pixelsMax = 100_000_000;
const damaged = 'No hemos podido leer la imagen: parece dañada. Guárdala otra vez o elige otra';

/**
 * What keeps a picture from being taken: it is not one of this format, or claims to be huge. Only its head is read.
 * @returns null when nothing does
 */
export async function pictureObstacle(content: Buffer, format: 'png' | 'jpeg'): Promise<string | null> {
  const found = await sharp(content, { limitInputPixels: pixelsMax })
    .metadata()
    .then((metadata) => metadata.format)
    .catch(() => undefined);
  return found === format ? null : damaged;
}
