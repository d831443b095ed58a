import { pictureLimits } from '@femcoders/contracts/picture-limits';
import sharp from 'sharp';
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
 * A picture as the site keeps it: WebP, turned upright, no edge beyond the limit, and without metadata. Nothing of the
 * file as it came is kept. Of one that moves, the first frame.
 * @throws ApiProblem `validation` that says what to do
 */
export async function preparePicture(file: Buffer): Promise<PreparedPicture> {
  if (file.length > pictureLimits.fileMax) throw refused('La imagen no puede pasar de 4 MB');
  if (!isPicture(file)) throw refused('La imagen tiene que ser JPG, PNG, WebP, AVIF o GIF');
  const { edge } = pictureLimits;
  try {
    const { data, info } = await sharp(file, { limitInputPixels: pictureLimits.pixelsMax, failOn: 'error' })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch (error) {
    if (/pixel limit/i.test(String(error))) {
      throw refused('La imagen tiene demasiados píxeles. Redúcela a 8000 × 5000 como mucho');
    }
    throw refused('No hemos podido leer la imagen: parece dañada. Guárdala otra vez o elige otra');
  }
}

const refused = (message: string): ApiProblem => invalid([{ field: 'content', message }]);

/** What each kind of file says at which byte. SVG is none of them: it is a document that may ask for others. */
const signs: readonly (readonly [at: number, bytes: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
  [[0, 'GIF8']],
];

function isPicture(file: Buffer): boolean {
  return signs.some((parts) =>
    parts.every(([at, bytes]) => file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'))),
  );
}
