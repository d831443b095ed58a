import { createConcurrencyLimit } from '@femcoders/contracts/concurrency-limit';
import { pictureLimits } from '@femcoders/contracts/picture-limits';
import sharp, { type Sharp } from 'sharp';
import { type ApiProblem, invalid } from '../../problems.ts';

export interface PreparedPicture {
  webp: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** Seconds that one picture may take: longer ones are built to take long. */
const patience = 10;

/**
 * Pictures that are made at once: a few kilobytes can have forty million pixels, which take seconds of a thread of the pool that
 * passwords and files share, and hundreds of megabytes. Others wait; of one sender there is one.
 */
const making = createConcurrencyLimit({ running: 1 });

/**
 * A picture as the site keeps it: WebP, turned upright, no edge beyond the limit, and without metadata. Nothing of the
 * file as it came is kept. Of one that moves, the first frame.
 * @throws ApiProblem `validation` that says what to do
 */
export function preparePicture(file: Buffer): Promise<PreparedPicture> {
  const { edge } = pictureLimits;
  return readPictureFile(file, ['JPG', 'PNG', 'WebP', 'AVIF', 'GIF'], async (picture) => {
    const { data, info } = await picture
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  });
}

/**
 * Makes something of a picture that somebody sent, once it is known to be one: turned upright, of sane size.
 * @param kinds what it may be
 * @param make what it throws is reported as a damaged picture
 * @throws ApiProblem `validation` of the field `content` that says what to do
 */
export async function readPictureFile<T>(
  file: Buffer,
  kinds: readonly PictureKind[],
  make: (picture: Sharp) => Promise<T>,
): Promise<T> {
  if (file.length > pictureLimits.fileMax) throw refused('La imagen no puede pasar de 4 MB');
  if (!kinds.some((kind) => isOf(kind, file))) {
    throw refused(`La imagen tiene que ser ${kinds.slice(0, -1).join(', ')} o ${kinds.at(-1)}`);
  }
  try {
    return await making.run(async () => {
      const picture = sharp(file, { limitInputPixels: pictureLimits.pixelsMax, failOn: 'error' });
      const { width, height } = await picture.metadata();
      if (Math.max(width, height) > pictureLimits.sideMax) throw new Error('Over the pixel limit of a side.');
      return await make(picture.timeout({ seconds: patience }).autoOrient());
    });
  } catch (error) {
    if (/pixel limit/i.test(String(error))) {
      throw refused('La imagen tiene demasiados píxeles. Redúcela a 8000 × 5000 como mucho');
    }
    throw refused('No hemos podido leer la imagen: parece dañada. Guárdala otra vez o elige otra');
  }
}

const refused = (message: string): ApiProblem => invalid([{ field: 'content', message }]);

/** The signature of each kind of file and its offset. SVG is none of them: it is a document that may ask for others. */
const signs = {
  JPG: [[0, '\xff\xd8\xff']],
  PNG: [[0, '\x89PNG\r\n\x1a\n']],
  WebP: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  AVIF: [[4, 'ftypavif']],
  GIF: [[0, 'GIF8']],
} as const satisfies Record<string, readonly (readonly [at: number, bytes: string])[]>;
export type PictureKind = keyof typeof signs;

function isOf(kind: PictureKind, file: Buffer): boolean {
  return signs[kind].every(([at, bytes]) => file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1')));
}
